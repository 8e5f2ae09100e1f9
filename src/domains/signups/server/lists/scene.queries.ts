import { type RawBuilder, sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import { preparedQuery } from '#database/prepared-query.ts';
import type { Sql } from '#database/transaction.ts';
import type { Post } from '#domains/activities/contract/posts.contract.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { Commitment } from '../signups.facts.ts';

export const activityColumns = [
  'a.id as activityId',
  'a.title',
  'a.teamId',
  'a.status',
  't.status as teamStatus',
  't.accountId as teamAccountId',
  'a.signUpOpensAt',
  'a.signUpClosesAt',
  'a.recruitScope',
  'a.recruitTeams',
  'a.companionsMax',
  'a.signUpMode',
  'a.waitlistMode',
  'a.minAge',
  'a.maxAge',
  'a.minMinutes',
  'a.minorPolicy',
  'a.riskLevel',
  'a.riskNotice',
  'a.riskVersion',
  'a.cancelDeadlineHours',
  'a.placeName',
  'a.questions',
] as const;

export const posts = raw<Post[]>`a.posts`.as('posts');

export const shiftColumns = [
  's.id as shiftId',
  's.activityId',
  's.postName',
  's.startsAt',
  's.endsAt',
  's.breakMinutes',
  's.capacity',
  's.takenCount',
  's.waitCount',
  's.status',
  's.closesAt',
] as const;

/** Activities with what the engine and the panel read of them, in no order. */
export const activityScenes = (sql: Sql, activityIds: readonly number[]) => sceneRows(sql, { activityIds });

const sceneRows = preparedQuery((sql, { activityIds }: { activityIds: readonly number[] }) =>
  sql
    .selectFrom('activities as a')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select(activityColumns)
    .select(posts)
    .where(raw<boolean>`a.id = any(${activityIds})`),
);

export type ActivityScene = Awaited<ReturnType<typeof activityScenes>>[number];

/** Nobody looks at more of one list, or of one activity. */
export const mostShifts = 1_000;

/** All shifts of some activities in order of time. */
export const shiftScenes = (sql: Sql, activityIds: readonly number[], limit = mostShifts) =>
  shiftRows(sql, { activityIds, limit });

type ShiftsAsked = { activityIds: readonly number[]; limit: number };

const shiftRows = preparedQuery((sql, { activityIds, limit }: ShiftsAsked) =>
  sql
    .selectFrom('shifts as s')
    .select(shiftColumns)
    .where(raw<boolean>`s.activity_id = any(${activityIds})`)
    .orderBy('s.startsAt')
    .orderBy('s.sort')
    .orderBy('s.id')
    .limit(limit),
);

export type ShiftScene = Awaited<ReturnType<typeof shiftScenes>>[number];

/** One shift with its activity, for a command; undefined when there is none. Takes no lock. */
export async function findShiftScene(sql: Sql, shiftId: number) {
  const [row] = await shiftSceneRows(sql, { shiftId });
  return row && sceneOf(row);
}

/**
 * The same for a person's own command, and the person locked: what needs the lock is read after it. Undefined, and nothing
 * locked, when there is no such shift.
 */
export async function lockPersonForShift(sql: Sql, asked: { shiftId: number; volunteerId: number }) {
  const [row] = await lockedSceneRows(sql, asked);
  return row && sceneOf(row);
}

const shiftSceneQuery = (sql: Sql, shiftId: number) =>
  sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select(shiftColumns)
    .select(activityColumns)
    .select(posts)
    .select('a.recruitCode')
    .select('s.status as shiftStatus')
    .select('a.status as activityStatus')
    .where('s.id', '=', shiftId);

export type SceneRow = Awaited<ReturnType<typeof shiftSceneRows>>[number];

export function sceneOf({ shiftStatus, activityStatus, ...both }: SceneRow) {
  return { activity: { ...both, status: activityStatus }, shift: { ...both, status: shiftStatus } };
}

const shiftSceneRows = preparedQuery((sql, { shiftId }: { shiftId: number }) =>
  shiftSceneQuery(sql, shiftId),
);

const lockedSceneRows = preparedQuery(
  (sql, { shiftId, volunteerId }: { shiftId: number; volunteerId: number }) =>
    shiftSceneQuery(sql, shiftId)
      .innerJoin('volunteers as v', (join) => join.on('v.id', '=', volunteerId))
      .forNoKeyUpdate('v'),
);

export type SignUpScene = NonNullable<Awaited<ReturnType<typeof findShiftScene>>>;

export type Held = Commitment & {
  signUpId: number;
  activityId: number;
  offerExpiresAt: Date | null;
  partySize: number;
  queueAhead: number | null;
  attendance: string | null;
  checkedInAt: Date | null;
};

/** People before this row in its queue; null unless it waits. Needs the alias `u`. */
export const queueAheadOf = raw<number | null>`case when u.status = 'waitlisted' then (select count(*)
  from sign_ups q where q.shift_id = u.shift_id and q.status = 'waitlisted'
  and (q.queued_at, q.id) < (u.queued_at, u.id)) end`;

/** Until when somebody whose activity changed may still answer; null when nothing is open. Needs the alias `u`. */
export const askedUntilOf = raw<Date | null>`(select r.expires_at from reconfirmations r
  where r.sign_up_id = u.id and r.answer is null)`;

export const isLiveRow = isOneOf(raw`u.status`, liveSignUpStates);

type Span = { startsAt: Date; endsAt: Date };

/** A span widened by a day on both sides, for day limits and short gaps, as bounds of the starts that it touches. */
export const boundsOf = ({ startsAt, endsAt }: Span) => ({
  after: new Date(startsAt.getTime() - 2 * dayMs),
  before: new Date(endsAt.getTime() + dayMs),
});

/** Live sign-ups of a person around a span, with the place in the queue and the state of the day. */
export async function heldBy(sql: Sql, volunteerId: number, span: Span): Promise<Held[]> {
  const rows = await heldRows(sql, { volunteerId, ...boundsOf(span) });
  return rows.map((row) => ({ ...row, queueAhead: row.queueAhead === null ? null : Number(row.queueAhead) }));
}

type HeldValues = { volunteerId: number; after: Date; before: Date };

/** A value that is sent along, or an expression over the other tables of the statement. */
export type ValueOrSql<Value> = Value | RawBuilder<Value>;
type OrSql<Values> = { [Name in keyof Values]: ValueOrSql<Values[Name]> };

/** The query behind `heldBy`, also for a statement that reads more of the person. */
export const heldQuery = (sql: Sql, { volunteerId, after, before }: OrSql<HeldValues>) =>
  sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .leftJoin('participations as p', 'p.signUpId', 'u.id')
    .select([
      'u.id as signUpId',
      'u.activityId',
      'u.shiftId',
      'u.status as state',
      'u.startsAt',
      'u.endsAt',
      'u.offerExpiresAt',
      'u.partySize',
      'a.title',
      'p.status as attendance',
      'p.checkedInAt',
      queueAheadOf.as('queueAhead'),
    ])
    .where('u.volunteerId', '=', volunteerId)
    .where(isLiveRow)
    .where('u.startsAt', '<', before)
    .where('u.startsAt', '>', after)
    .orderBy('u.startsAt')
    .orderBy('u.id')
    .limit(500);

const heldRows = preparedQuery((sql, values: HeldValues) => heldQuery(sql, values));
