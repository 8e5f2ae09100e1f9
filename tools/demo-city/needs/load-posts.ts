import type { Database } from '#database/connection.ts';
import { addDays, toDay, toInstant, weekdayOf } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { POSTS } from '../texts/posts.ts';
import { dutyRows, postPersonRow, postRow } from './post-rows.ts';

type Row = Record<string, unknown>;
/** How a post stands, how many weeks are behind it, and whose it is, by the order of the teams; the coming duties the product makes. */
type Case = { status: 'open' | 'paused' | 'ended'; weeks: number; team: number };
const cases: readonly Case[] = [
  { status: 'open', weeks: 5, team: 8 },
  { status: 'open', weeks: 3, team: 1 },
  { status: 'paused', weeks: 3, team: 9 },
  { status: 'ended', weeks: 4, team: 10 },
];

type Member = {
  teamId: number;
  accountId: number;
  organisationId: number;
  area: string;
  volunteerId: number;
};
type Grown = { post: Row; slots: Row[]; people: Row[]; duties: ReturnType<typeof dutyRows>[] };

/** Standing posts of some teams, with who does them, who would like to, and the weeks that are behind them. */
export async function loadPosts(database: Database, city: City): Promise<void> {
  const { rows } = await database.pool.query<{ serial: string }>(
    'select last_value as serial from job_serials',
  );
  const first = Number(rows[0]?.serial ?? 0);
  const members = await membersOf(database, city);
  const teamIds = [...new Set(members.map(({ teamId }) => teamId))];
  const serials = numbersFrom(first);
  const grown = cases.map((one, place) =>
    growPost(city, one, {
      text: POSTS[place % POSTS.length],
      members: members.filter(({ teamId }) => teamId === teamIds[one.team]),
      serials,
    }),
  );
  const duties = grown.flatMap((one) => one.duties);
  await bulkInsert(
    database,
    'jobs',
    grown.map(({ post }) => post),
  );
  await bulkInsert(
    database,
    'postSlots',
    grown.flatMap(({ slots }) => slots),
  );
  await bulkInsert(
    database,
    'postPeople',
    grown.flatMap(({ people }) => people),
  );
  await bulkInsert(
    database,
    'jobs',
    duties.map(({ job }) => job),
  );
  await bulkInsert(database, 'jobSteps', [
    ...grown.flatMap(({ post }) => postSteps(post)),
    ...duties.flatMap(({ steps }) => steps),
  ]);
  await bulkInsert(
    database,
    'jobAssignments',
    duties.flatMap(({ parts }) => parts),
  );
  await database.pool.query(`select setval('job_serials', $1)`, [serials.next().value]);
}

function* numbersFrom(first: number): Generator<number, never> {
  for (let serial = first + 1; ; serial += 1) yield serial;
}

const postSteps = ({ id, status, issuedAt, updatedAt }: Row): Row[] => {
  const step = { jobId: id, byKind: 'team', byId: null, reason: null, note: '' };
  return [
    { ...step, status: 'open', at: issuedAt },
    ...(status === 'open' ? [] : [{ ...step, status, at: updatedAt }]),
  ];
};

/** Grown-up members with a verified name, of teams that have several, by team. */
async function membersOf({ pool }: Database, city: City): Promise<Member[]> {
  const { rows } = await pool.query<Record<'team' | 'account' | 'unit' | 'area' | 'person', string>>(
    `select t.id as team, t.account_id as account, t.organisation_id as unit, t.area, v.id as person
     from teams t join team_members m on m.team_id = t.id and m.status = 'active' and m.joined_at < $1
     join volunteers v on v.id = m.volunteer_id and v.status = 'active' and v.real_name_status = 'verified'
       and v.restricted_until is null and v.birth_on < '2005-01-01'
     join accounts c on c.id = v.account_id and c.status = 'active'
     where t.status = 'active'
       and (select count(*) from team_members n where n.team_id = t.id and n.status = 'active') >= 8
     order by t.id, v.id`,
    [plus(city.now, -60 * dayMs)],
  );
  return rows.map(({ team, account, unit, area, person }) => ({
    teamId: Number(team),
    accountId: Number(account),
    organisationId: Number(unit),
    area,
    volunteerId: Number(person),
  }));
}

type At = {
  text: (typeof POSTS)[number] | undefined;
  members: readonly Member[];
  serials: Generator<number, never>;
};

function growPost(city: City, one: Case, { text, members, serials }: At): Grown {
  const [team] = members;
  if (!text || !team) throw new Error('no team of the city has a post');
  const issuedAt = plus(city.now, -(one.weeks * 7 + 14) * dayMs);
  const stoppedAt = one.status === 'open' ? city.now : plus(city.now, -4 * dayMs);
  const id = city.idAt(issuedAt);
  const post = postRow({
    id,
    team,
    text,
    issuedAt,
    stoppedAt,
    status: one.status,
    serial: serials.next().value,
  });
  const slots = text.slots.map((slot) => ({ id: city.idAt(issuedAt), jobId: id, ...slot }));
  const waiting = [...members];
  const people: Row[] = [];
  const duties: Grown['duties'] = [];
  for (const slot of slots) {
    // An open post has a place left, in its last slot.
    const isLeft = one.status === 'open' && slot === slots.at(-1);
    const holders = waiting.splice(0, slot.places - Number(isLeft));
    for (const { volunteerId } of holders)
      people.push(
        postPersonRow({
          id: city.idAt(plus(issuedAt, dayMs)),
          jobId: id,
          slotId: slot.id,
          volunteerId,
          appliedAt: plus(issuedAt, dayMs),
          decidedBy: team.accountId,
          endedAt: one.status === 'ended' ? stoppedAt : null,
        }),
      );
    for (const startsAt of timesOf(slot, { from: plus(issuedAt, 12 * dayMs), to: stoppedAt }))
      duties.push(
        dutyRows({
          city,
          post,
          slot,
          startsAt,
          volunteerIds: holders.map(({ volunteerId }) => volunteerId),
          said: text.said,
          serial: serials.next().value,
        }),
      );
  }
  const [asking] = waiting;
  const free = slots.at(-1);
  if (one.status === 'open' && asking && free)
    people.push(
      applicantRow(city, { jobId: id, slotId: free.id, volunteerId: asking.volunteerId }, text.wish),
    );
  return { post, slots: slots.map((slot) => ({ ...slot })), people, duties };
}

/** Whoever asked for a place some hours ago. */
function applicantRow(
  city: City,
  of: { jobId: number; slotId: number; volunteerId: number },
  words: string,
): Row {
  const appliedAt = plus(city.now, -5 * hourMs);
  return {
    ...postPersonRow({ ...of, id: city.idAt(appliedAt), appliedAt, decidedBy: null, endedAt: null }),
    words,
  };
}

/** When a slot was due in a span. */
function timesOf(
  { weekday, starts, ends }: { weekday: number; starts: string; ends: string },
  { from, to }: { from: Date; to: Date },
) {
  const times: Date[] = [];
  for (let day = toDay(from); day <= toDay(to); day = addDays(day, 1))
    if (weekdayOf(day) === weekday && plus(new Date(`${day}T${ends}:00+08:00`), 3 * hourMs) < to)
      times.push(new Date(`${day}T${starts}:00+08:00`));
  return times.map((at) => new Date(toInstant(at)));
}
