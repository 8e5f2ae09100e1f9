import type { SqlClient, SqlPool } from '#database/sql-pool.ts';
import { searchTokens } from '#platform/contract/search-tokens.ts';
import { bulkIndexes, dropIndexes, makeIndexes } from './bulk-indexes.ts';
import { benchTextCount, benchTexts } from './bench-texts.ts';
import { benchShiftCapacity, busyReaders, firstTeamAccount, firstVolunteer, layoutOf } from './bench-size.ts';
import type { BenchSize } from './bench-size.ts';
import { growNeeds } from './needs/grow-needs.ts';

/** Rows of one statement: small enough that the embedded engine's log and memory stay small. */
const batchRows = 100_000;
const textBatch = 500;

export type BenchGrowth = { size: BenchSize; anchor: string; say?: (line: string) => void };

/**
 * Fills a migrated database that has its house rows: people, teams, activities with shifts and search tokens, sign-ups.
 * The same size and anchor always give the same rows; every invariant of `check:data` holds on them.
 */
export async function growBench(pool: SqlPool, { size, anchor, say = () => {} }: BenchGrowth): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set statement_timeout = 0', []);
    const indexes = await bulkIndexes(client);
    await dropIndexes(client, indexes);
    say('people, teams and texts …');
    await growPeople(client, size);
    await growTexts(client);
    say(`${size.activities} activities …`);
    await growActivities(client, size, anchor);
    await growShifts(client, size);
    await client.query(searchSql, []);
    say(`${size.signUps} sign-ups …`);
    await growSignUps(client, size);
    say(`${size.messages} messages …`);
    await growMessages(client, size, anchor);
    if (size.needs > 0) {
      say(`${size.needs} needs …`);
      await growNeeds(client, { size, anchor });
    }
    say('indexes and statistics …');
    await makeIndexes(client, indexes);
    await client.query(`drop table bench_texts`, []);
    for (const table of ['activities', 'shifts'])
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
        [],
      );
    await client.query('vacuum analyze', []);
  } finally {
    client.release();
  }
}

/** Accounts of volunteers and teams; nobody can log in with them, sessions are made by the benchmark. */
async function growPeople(client: SqlClient, { volunteers, teams }: BenchSize): Promise<void> {
  const accounts = (userType: 1 | 2, role: string) => `
    insert into accounts (id, login_name, password_hash, user_type, role_id, subject_id, display_name)
    select $1::bigint + i, 'bench${userType}-' || i, '!', ${userType}, (select id from roles where code = '${role}'),
      ${userType === 2 ? '$1::bigint + i' : 'i'}, ${userType === 2 ? `'志愿者' || i` : `'志愿服务队' || i`}
    from generate_series(1, $2::int) i`;
  await client.query(accounts(2, 'volunteer'), [firstVolunteer, volunteers]);
  await client.query(accounts(1, 'team'), [firstTeamAccount, teams]);
  await client.query(
    `insert into volunteers (id, account_id, volunteer_no, name, gender, birth_on, area,
      service_areas, service_categories, real_name_status, registered_at)
    select $1::bigint + i, $1::bigint + i, 'V' || lpad(i::text, 10, '0'), '志愿者' || i,
      case when i % 2 = 0 then 'female' else 'male' end, date '1960-01-01' + (i * 37 % 14000),
      (select (array_agg(code order by sort))[1 + i % count(*)::int] from areas),
      (select array_agg(code order by sort) from areas), (select array_agg(key order by sort) from service_categories), 'verified',
      now() - make_interval(hours => i % 17000)
    from generate_series(1, $2::int) i`,
    [firstVolunteer, volunteers],
  );
  await client.query(
    `insert into teams (id, account_id, team_no, name, short_name, category, team_class, legal_form, organisation_id,
      area, address, leader_name, contact_name, contact_phone, intro, join_mode, status)
    select i, $1::bigint + i, 'T' || lpad(i::text, 8, '0'), '江澜第' || i || '志愿服务队', '第' || i || '队',
      (select (array_agg(key order by sort))[1 + i % count(*)::int] from service_categories), 'community', 'unregistered',
      (select min(id) from organisations), (select (array_agg(code order by sort))[1 + i % count(*)::int] from areas),
      '江澜市文明路' || i || '号', '队长' || i, '联系人' || i, '0790-0000000', '服务社区居民的志愿服务队。', 'approval', 'active'
    from generate_series(1, $2::int) i`,
    [firstTeamAccount, teams],
  );
  const found = Array.from({ length: teams }, (_, index) => ({
    id: index + 1,
    tokens: searchTokens(`江澜第${index + 1}志愿服务队`, '服务社区居民的志愿服务队。'),
  }));
  await client.query(
    `insert into team_search (team_id, tokens)
    select id, tokens::tsvector from json_to_recordset($1::json) as f (id bigint, tokens text)`,
    [JSON.stringify(found)],
  );
}

async function growTexts(client: SqlClient): Promise<void> {
  await client.query(
    `create table bench_texts (n integer primary key, title text, summary text, content text, place_name text,
      address text, tokens text)`,
    [],
  );
  const texts = benchTexts();
  for (let start = 0; start < texts.length; start += textBatch)
    await client.query(
      `insert into bench_texts select * from json_populate_recordset(null::bench_texts, $1::json)`,
      [JSON.stringify(texts.slice(start, start + textBatch))],
    );
}

/** A number that looks drawn by lot, the same for the same row: `i` times a generator of the primes below 2^31. */
const lot = (salt: number): string => `((i::bigint * ${48_271 + salt * 2} + ${salt}) % 2147483647 >> 3)`;

/** Ordinary activities over two years back and three months ahead, then those made for sign-up, far ahead. */
const activitiesSql = `
insert into activities (id, activity_no, team_id, organisation_id, title, summary, content, category, area, place_name,
  address, lng, lat, starts_at, ends_at, sign_up_opens_at, sign_up_closes_at, sign_up_mode, waitlist_mode, minor_policy,
  risk_notice, contact_name, contact_phone, beneficiary_planned, status, submitted_at, reviewed_at, published_at,
  settle_summary, settled_at, closed_at, created_at, updated_at)
select i, 'A' || lpad(i::text, 10, '0'), 1 + ${lot(1)} % $5::int, (select min(id) from organisations), b.title, b.summary,
  b.content, k.keys[1 + ${lot(2)} % cardinality(k.keys)], k.areas[1 + ${lot(3)} % cardinality(k.areas)], b.place_name,
  b.address, 114.9 + (${lot(4)} % 1000) / 5000.0, 27.1 + (${lot(5)} % 1000) / 5000.0, starts_at,
  starts_at + make_interval(hours => case when i <= $3::int and i % 2 = 0 then 5 else 2 end),
  published_at, starts_at - interval '2 hours', case when i > $3::int or i % 3 = 0 then 'firstCome' else 'review' end,
  case when i > $3::int then 'off' else 'offer' end, case when ${lot(6)} % 4 = 0 then 'consent' else 'none' end,
  '请注意往返交通安全，服从领队安排，身体不适请及时说明。', '联系人', '0790-0000000', 30,
  case when is_past then 'closed' else 'published' end, published_at - interval '2 days', published_at, published_at,
  case when is_past then '活动顺利完成。' end, case when is_past then starts_at + interval '3 days' end,
  case when is_past then starts_at + interval '9 days' end, published_at - interval '3 days', published_at
from (select i, i <= $4::int as is_past, (day + make_interval(hours => 8 + i * 7 % 10))::timestamptz(3) as starts_at,
    case when i <= $4::int then day - interval '10 days' else $6::date - make_interval(mins => (${lot(7)} % 30000)::int) end
      ::timestamptz(3) as published_at
  from (select i, $6::date + case when i <= $4::int then -730 + (i::bigint * 700 / $4::int)::int
      when i <= $3::int then 8 + ((i - $4::int)::bigint * 90 / ($3::int - $4::int))::int else 200 end as day
    from generate_series($1::int, $2::int) i) d) x
join bench_texts b on b.n = ${lot(8)} % ${benchTextCount}
cross join (select (select array_agg(key order by sort) from service_categories) as keys,
  (select array_agg(code order by sort) from areas) as areas) k`;

async function growActivities(client: SqlClient, size: BenchSize, anchor: string): Promise<void> {
  const { regularActivities, pastActivities } = layoutOf(size);
  await inBatches(size.activities, (from, to) =>
    client.query(activitiesSql, [from, to, regularActivities, pastActivities, size.teams, anchor]),
  );
}

/** Which shift the j-th sign-up is for, and whether it holds its place: nine of ten do. */
const shiftOfSignUp = `1 + (j - 1)::bigint * $1::int / $2::int`;
const holdsPlace = `j % 10 <> 9`;

/**
 * Odd activities have one shift, even ones two with an hour between; a fifth is full. Counts are those of the sign-ups to
 * come, taken from the same formula.
 */
async function growShifts(client: SqlClient, size: BenchSize): Promise<void> {
  const { regularActivities, regularShifts } = layoutOf(size);
  await client.query(
    `insert into shifts (id, activity_id, post_name, starts_at, ends_at, capacity, taken_count, sort)
    select s.id, a.id, case when s.id % 3 = 0 then '秩序引导' else '服务岗' end, s.starts_at, s.starts_at + interval '2 hours',
      case when s.id % 5 = 0 and coalesce(u.taken, 0) > 0 then u.taken else 8 + s.id % 15 end, coalesce(u.taken, 0), s.sort
    from activities a
    cross join lateral (select a.id * 3 / 2 - case when a.id % 2 = 0 then 1 - n else 0 end as id,
      a.starts_at + make_interval(hours => n * 3) as starts_at, n as sort
      from generate_series(0, case when a.id % 2 = 0 then 1 else 0 end) n) s
    left join (select ${shiftOfSignUp} as shift_id, count(*)::int as taken from generate_series(1, $2::int) j
      where ${holdsPlace} group by 1) u on u.shift_id = s.id
    where a.id <= $3::int`,
    [regularShifts, size.signUps, regularActivities],
  );
  await client.query(
    `insert into shifts (id, activity_id, post_name, starts_at, ends_at, capacity)
    select $1::int + id - $2::int, id, '服务岗', starts_at, ends_at, $3::int from activities where id > $2::int`,
    [regularShifts, regularActivities, benchShiftCapacity],
  );
  await client.query(
    `update activities a set capacity = s.capacity, taken_count = s.taken from (select activity_id,
      sum(capacity)::int as capacity, sum(taken_count)::int as taken from shifts group by activity_id) s
    where s.activity_id = a.id`,
    [],
  );
}

const searchSql = `
insert into activity_search (activity_id, tokens)
select a.id, b.tokens::tsvector from activities a join bench_texts b on b.title = a.title`;

/** Consecutive sign-ups go to consecutive people: one person's are weeks apart, so nobody is in two places at once. */
async function growSignUps(client: SqlClient, size: BenchSize): Promise<void> {
  const { regularShifts } = layoutOf(size);
  await inBatches(size.signUps, (from, to) =>
    client.query(
      `insert into sign_ups (id, activity_id, shift_id, volunteer_id, starts_at, ends_at, status, risk_version,
        risk_acknowledged_at, decided_at, created_at, updated_at)
      select j, s.activity_id, s.id, ${firstVolunteer} + 1 + j % $3::int, s.starts_at, s.ends_at,
        case when ${holdsPlace} then 'confirmed' else 'withdrawn' end, 1, a.published_at, a.published_at, a.published_at,
        a.published_at
      from generate_series($4::int, $5::int) j
      join shifts s on s.id = ${shiftOfSignUp} join activities a on a.id = s.activity_id`,
      [regularShifts, size.signUps, size.volunteers, from, to],
    ),
  );
}

/** One a minute up to the anchor, in every category, four of five read. */
async function growMessages(client: SqlClient, size: BenchSize, anchor: string): Promise<void> {
  await inBatches(size.messages, (from, to) =>
    client.query(
      `insert into messages (id, account_id, category, level, title, body, link, created_at, read_at)
      select j, $1::bigint + 1 + (j / 2) % case when j % 2 = 0 then least($2::int, ${busyReaders}) else $2::int end,
        (array['system', 'review', 'signUp', 'reminder', 'attendance', 'hours', 'team'])[1 + j % 7],
        case when j % 10 = 0 then 'important' else 'normal' end, '活动安排有变动', '请打开活动页面看看新的集合时间和地点。',
        '/usercenter/index/mymsg', sent_at, case when j % 5 <> 0 then sent_at + interval '1 hour' end
      from generate_series($3::int, $4::int) j
      cross join lateral (select $5::date - make_interval(mins => $6::int - j) as sent_at) s`,
      [firstVolunteer, size.volunteers, from, to, anchor, size.messages],
    ),
  );
}

async function inBatches(
  count: number,
  insert: (from: number, to: number) => Promise<unknown>,
): Promise<void> {
  for (let from = 1; from <= count; from += batchRows)
    await insert(from, Math.min(count, from + batchRows - 1));
}
