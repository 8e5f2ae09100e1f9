import type { SqlClient } from '#database/sql-pool.ts';
import { searchTokens } from '#platform/contract/search-tokens.ts';
import { NEEDS } from '../../demo-city/texts/needs.ts';
import { needTypes } from '#domains/needs/contract/needs.words.ts';
import type { BenchGrowth } from '../grow-bench.ts';
import { dispatcherAccount, isState, lastRound, stations } from './needs-layout.ts';

/** A number that looks drawn by lot, the same for the same row. */
const lot = (salt: number): string => `((i::bigint * ${48_271 + salt * 2} + ${salt}) % 2147483647 >> 3)`;

/** Needs, dispatches, jobs and their steps over a year: nine of ten are over, what is open has all its clocks far ahead. */
export async function growNeeds(client: SqlClient, { size, anchor }: BenchGrowth): Promise<void> {
  await growPlaces(client);
  await growTexts(client);
  for (const statement of [needsSql, dispatchesSql, jobsSql, declinedSql])
    await client.query(statement, [size.needs, anchor, size.teams]);
  for (const statement of [needStepsSql, jobStepsSql, ratingsSql, searchSql, reachSql])
    await client.query(statement, []);
  await client.query('drop table bench_need_texts', []);
}

/** 站 and teams have a place on the map, and somebody dispatches. */
async function growPlaces(client: SqlClient): Promise<void> {
  await client.query(
    `insert into organisations (id, kind, name, parent_id, path, area, address, lng, lat)
    select 1000 + i, 'community', '第' || i || '社区新时代文明实践站', c.id, c.path || 1000 + i || '/',
      (select (array_agg(code order by sort))[1 + i % count(*)::int] from areas), '江澜市社区路' || i || '号',
      114.9 + (${lot(1)} % 1000) / 5000.0, 27.1 + (${lot(2)} % 1000) / 5000.0
    from generate_series(1, ${stations}) i cross join (select id, path from organisations where kind = 'centre') c`,
    [],
  );
  await client.query(
    `update teams set lng = 114.9 + (lot % 1000) / 5000.0, lat = 27.1 + (lot / 1000 % 1000) / 5000.0
    from (select id as team, ${lot(3).replace('i::', 'id::')} as lot from teams) drawn where team = id`,
    [],
  );
  await client.query(
    `insert into accounts (id, login_name, password_hash, user_type, role_id, subject_id, display_name)
    values (${dispatcherAccount}, 'bench3-1', '!', 3, (select id from roles where code = 'dispatcher'), ${dispatcherAccount}, '调度员')`,
    [],
  );
}

async function growTexts(client: SqlClient): Promise<void> {
  await client.query(
    `create table bench_need_texts (n integer primary key, title text, text text, need_type text, category text,
      public_title text, public_text text, tokens tsvector)`,
    [],
  );
  const texts = NEEDS.map(({ title, text, needType, publicTitle, publicText }, n) => ({
    n,
    title,
    text,
    need_type: needType,
    category: needTypes[needType].category,
    public_title: publicTitle,
    public_text: publicText,
    tokens: searchTokens(publicTitle, publicText),
  }));
  await client.query(
    'insert into bench_need_texts select * from json_populate_recordset(null::bench_need_texts, $1::json)',
    [JSON.stringify(texts)],
  );
}

const hours = (count: string): string => `make_interval(hours => (${count})::int)`;
/** When each step of the need `i` was taken. */
const verifiedAt = `submitted_at + ${hours('1 + i % 9')}`;
const dispatchedAt = `${verifiedAt} + ${hours('1 + i % 7')}`;
const acceptedAt = `${dispatchedAt} + ${hours('1 + i % 13')}`;
const inServiceAt = `${acceptedAt} + interval '4 hours'`;
const reportedAt = `${inServiceAt} + interval '24 hours'`;
const closedAt = `${reportedAt} + interval '48 hours'`;
const farAhead = `$2::date + 200`;

const needsSql = `
insert into needs (id, need_no, request_key, status, title, description, public_title, public_text, need_type, category,
  person_count, requester_kind, requester_masked, area, organisation_id, expect_start, expect_end, is_time_flexible, urgency,
  is_public, channel, verify_method, verified_by, verified_at, submitted_at, review_due_at, dispatch_due_at, ended_at, rate_due_at,
  outcome, created_at, updated_at)
select i, 'B' || lpad(i::text, 10, '0'), 'bench-need-' || lpad(i::text, 8, '0'), status, b.title, b.text,
  case when is_verified then b.public_title end, case when is_verified then b.public_text end, b.need_type, b.category, 1, 'self',
  '陈**', o.area, o.id, submitted_at + interval '3 days', submitted_at + interval '3 days 3 hours', i % 5 < 3, 'normal', i % 20 < 17, 'site',
  case when is_verified then 'phone' end, case when is_verified then ${dispatcherAccount} end, case when is_verified then ${verifiedAt} end,
  submitted_at, case when is_over then submitted_at + interval '8 hours' else ${farAhead} end,
  case when is_verified then case when is_over then ${verifiedAt} + interval '7 hours' else ${farAhead} end end,
  case when status = 'closed' then ${closedAt} when is_over then ${verifiedAt} end, case when status = 'toRate' then ${farAhead} end,
  case when status = 'closed' then (array['solved', 'unrated', 'part', 'solved', 'unsolved', 'unrated'])[1 + i / 100 % 6] end,
  submitted_at, submitted_at
from (select i, status, is_over, is_over and status = 'closed' or not is_over and status <> 'submitted' as is_verified,
    ($2::date - case when is_over then ${hours('24 * 365 - i::bigint * 24 * 360 / $1::int')} else ${hours('240 + i % 60')} end)
      ::timestamptz(3) as submitted_at
  from (select i, status, status in ('closed', 'rejected') as is_over
    from (select i, ${isState('i')} as status from generate_series(1, $1::int) i where $3::int > 0) s) x) x
join bench_need_texts b on b.n = ${lot(4)} % (select count(*) from bench_need_texts)
join organisations o on o.id = 1001 + ${lot(5)} % ${stations}`;

/** Needs as the rows below them are made: with the number that their times come from. */
const grown = `(select n.*, n.id as i from needs n where n.id <= $1::int)`;

const dispatchesSql = `
insert into dispatches (id, need_id, mode, ranked, left_out, by_id, at, due_at, ended_at, outcome)
select i, i, case when status = 'openPool' then 'pool' else 'assign' end, '[]', '[]', ${dispatcherAccount}, ${dispatchedAt}, ${farAhead},
  case when status not in ('dispatched', 'openPool') then ${acceptedAt} end,
  case when status not in ('dispatched', 'openPool') then 'taken' end
from ${grown} n where status in ('dispatched', 'openPool', 'accepted', 'inService', 'toRate', 'closed') and $3::int > 0`;

/** The \`turn\`-th team for the kind of the need \`i\`. */
const teamFor = (turn: number): string =>
  `k.count * (1 + (${lot(6)} + ${turn}) % ($3::int / k.count - 2))::int + array_position(k.keys, category) - 1`;
const kinds = `(select array_agg(key order by sort) as keys, count(*)::int as count from service_categories) k`;

const jobColumns = `id, job_no, kind, status, title, content, category, need_id, dispatch_id, team_id, organisation_id, issuer_id, area,
  plan_start, plan_end, people_needed, issued_at, accept_due_at, answered_at, contact_due_at, contacted_at, finish_due_at,
  visit_start, visit_end, visit_status, result_code, result_text, submitted_at, reason, ended_at, created_at, updated_at`;

const jobsSql = `
insert into jobs (${jobColumns})
select i, 'B' || i, 'dispatch', status, title, content, category, i, i, team_id, organisation_id, ${dispatcherAccount}, area,
  expect_start, expect_end, 1, ${dispatchedAt}, ${farAhead}, case when is_taken then ${acceptedAt} end,
  case when is_taken then ${farAhead} end, case when is_begun then ${acceptedAt} end, case when is_taken then ${farAhead} end,
  case when is_begun then ${inServiceAt} end, case when is_begun then ${inServiceAt} + interval '2 hours' end,
  case when is_begun then 'agreed' end, case when is_reported then 'solved' end, case when is_reported then '都办好了，当面试过。' end,
  case when is_reported then ${reportedAt} end, null, case when status = 'done' then ${closedAt} end, ${dispatchedAt}, ${dispatchedAt}
from (select i, submitted_at, public_title as title, public_text as content, category, organisation_id, area, expect_start, expect_end,
    ${teamFor(0)} as team_id, n.status <> 'dispatched' as is_taken, n.status in ('inService', 'toRate', 'closed') as is_begun,
    n.status in ('toRate', 'closed') as is_reported,
    case n.status when 'dispatched' then 'issued' when 'accepted' then 'accepted' when 'inService' then 'inProgress'
      when 'toRate' then 'submitted' else 'done' end as status
  from ${grown} n cross join ${kinds} where n.status in ('dispatched', 'accepted', 'inService', 'toRate', 'closed') and $2::date is not null) x`;

/** Five of eight needs that are over were declined by another team first. */
const declinedSql = `
insert into jobs (${jobColumns})
select ${lastRound} + i, 'C' || i, 'dispatch', 'declined', public_title, public_text, category, i, i, ${teamFor(1)}, organisation_id,
  ${dispatcherAccount}, area, expect_start, expect_end, 1, ${dispatchedAt}, ${farAhead}, ${dispatchedAt} + interval '20 minutes',
  null, null, null, null, null, null, null, null, null, 'people', ${dispatchedAt} + interval '20 minutes', ${dispatchedAt}, ${dispatchedAt}
from ${grown} n cross join ${kinds} where status = 'closed' and i % 8 < 5`;

/** Every state that a need or a job has come through, in the order of its coming. */
const needStepsSql = `
insert into need_steps (need_id, status, at, by_kind, by_id, reason)
select i, step, at, by_kind, case when by_kind = 'staff' then ${dispatcherAccount} end, case when step = 'rejected' then 'beyond' end
from (select n.*, n.id as i from needs n) n cross join lateral (values
  (1, 'submitted', submitted_at, 'requester', true),
  (2, 'rejected', ${verifiedAt}, 'staff', status = 'rejected'),
  (3, 'toDispatch', ${verifiedAt}, 'staff', verified_at is not null),
  (4, 'openPool', ${dispatchedAt}, 'staff', status = 'openPool'),
  (5, 'dispatched', ${dispatchedAt}, 'staff', status in ('dispatched', 'accepted', 'inService', 'toRate', 'closed')),
  (6, 'accepted', ${acceptedAt}, 'team', status in ('accepted', 'inService', 'toRate', 'closed')),
  (7, 'inService', ${inServiceAt}, 'requester', status in ('inService', 'toRate', 'closed')),
  (8, 'toRate', ${reportedAt}, 'team', status in ('toRate', 'closed')),
  (9, 'closed', ${closedAt}, case when outcome = 'unrated' then 'system' else 'requester' end, status = 'closed')
) s (turn, step, at, by_kind, is_taken) where is_taken order by i, turn`;

const jobStepsSql = `
insert into job_steps (job_id, status, at, by_kind, reason)
select id, step, s.at, by_kind, case when step = 'declined' then j.reason end
from jobs j cross join lateral (values
  (1, 'issued', issued_at, 'staff', true),
  (2, 'declined', answered_at, 'team', status = 'declined'),
  (3, 'accepted', answered_at, 'team', status in ('accepted', 'inProgress', 'submitted', 'done')),
  (4, 'inProgress', visit_start, 'requester', status in ('inProgress', 'submitted', 'done')),
  (5, 'submitted', submitted_at, 'team', status in ('submitted', 'done')),
  (6, 'done', ended_at, 'requester', status = 'done')
) s (turn, step, at, by_kind, is_taken) where is_taken order by id, turn`;

const ratingsSql = `
insert into need_ratings (need_id, round, outcome, timely, attitude, quality, via, at)
select id, 0, outcome, 4, 5, 4, 'code', ended_at from needs where outcome <> 'unrated'`;

const searchSql = `
insert into need_search (need_id, tokens)
select n.id, b.tokens from needs n join bench_need_texts b on b.public_title = n.public_title where n.is_public`;

const reachSql = `
insert into team_reach (category, team_id, people_count, done_count, computed_at)
select category, team_id, 0, count(*)::int, now() from jobs where status = 'done' group by category, team_id`;
