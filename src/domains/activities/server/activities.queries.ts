import { sql as raw } from 'kysely';
import { listedActivityStates, liveSignUpStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { ShiftRow } from './publish/form.rules.ts';

/** Shifts of an activity in the order of the form. */
export const shiftsOf = (sql: Sql, activityId: number): Promise<ShiftRow[]> =>
  sql
    .selectFrom('shifts')
    .selectAll()
    .where('activityId', '=', activityId)
    .orderBy('sort')
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

/** True while anyone's sign-up for the activity is alive, and once anyone's attendance was recorded, walk-ins included. */
export async function hasPeople(sql: Sql, activityId: number): Promise<boolean> {
  const found = await sql
    .selectFrom('signUps')
    .select('id')
    .where('activityId', '=', activityId)
    .where('status', 'in', liveSignUpStates)
    .unionAll(
      sql
        .selectFrom('participations')
        .select('id')
        .where('activityId', '=', activityId)
        .where('status', '<>', 'expected'),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Which of the shifts ever had a sign-up or a walk-in, also one taken back; such a shift is history and stays. */
export async function shiftsWithHistory(sql: Sql, shiftIds: readonly number[]): Promise<number[]> {
  if (shiftIds.length === 0) return [];
  const rows = await sql
    .selectFrom('signUps')
    .select('shiftId')
    .where('shiftId', 'in', [...shiftIds])
    .union(
      sql
        .selectFrom('participations')
        .select('shiftId')
        .where('shiftId', 'in', [...shiftIds]),
    )
    .execute();
  return rows.map(({ shiftId }) => shiftId);
}

/** The team behind an activity as the use cases need it. */
export const teamFactsOf = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('teams')
    .select(['id', 'accountId', 'name', 'category', 'area', 'organisationId', 'trustGrade', 'status'])
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
export type TeamFacts = Awaited<ReturnType<typeof teamFactsOf>>;

/** True when the area is in the list of areas. */
export async function isKnownArea(sql: Sql, code: string): Promise<boolean> {
  const found = await sql.selectFrom('areas').select('code').where('code', '=', code).executeTakeFirst();
  return found !== undefined;
}

const comparedActivities = 40;
const yearMs = 365 * dayMs;

/** The teams named by an activity (指定队伍) in the order of the form; such as never were public are not among them. */
export async function namedTeams(sql: Sql, teamIds: readonly number[]) {
  if (teamIds.length === 0) return [];
  const rows = await sql
    .selectFrom('teams')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(teamIds)])
    .where('status', 'in', ['active', 'suspended', 'dissolved'])
    .execute();
  return rows.toSorted((one, other) => teamIds.indexOf(one.id) - teamIds.indexOf(other.id));
}

/** What the linter compares with: the team's latest other activities and its largest one of the last twelve months. */
export async function comparisonsOf(
  sql: Sql,
  { teamId, activityId, now }: { teamId: number; activityId: number | undefined; now: Date },
) {
  const others = await sql
    .selectFrom('activities')
    .select(['id', 'title', 'content', 'placeName', 'startsAt', 'status'])
    .where('teamId', '=', teamId)
    .where('status', 'not in', ['draft', 'cancelled'])
    .$if(activityId !== undefined, (query) => query.where('id', '<>', activityId ?? 0))
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(comparedActivities)
    .execute();
  const largest = await sql
    .selectFrom('activities')
    .select(({ fn }) => fn.max('capacity').as('capacity'))
    .where('teamId', '=', teamId)
    .where('status', 'in', listedActivityStates)
    .where('startsAt', '>', new Date(now.getTime() - yearMs))
    .executeTakeFirstOrThrow();
  return { others, largestCapacity: largest.capacity ?? 0 };
}

/** A team's own activity by id; undefined when it is not there or not theirs. */
export const findOwnActivity = (sql: Sql, activityId: number, teamId: number) =>
  sql
    .selectFrom('activities')
    .selectAll()
    .where('id', '=', activityId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** Drafts of a team under this title that nobody wrote since they were made, at `since` or later. */
export const untouchedDrafts = (
  sql: Sql,
  { teamId, title, since }: { teamId: number; title: string; since: Date },
) =>
  sql
    .selectFrom('activities')
    .selectAll()
    .where('teamId', '=', teamId)
    .where('status', '=', 'draft')
    .where('version', '=', 1)
    .where('title', '=', title)
    .where('createdAt', '>=', since)
    .orderBy('id')
    .execute();

/** The path of an organisation in the tree 中心—所—站, `1/3/`. */
export async function organisationPathOf(sql: Sql, organisationId: number): Promise<string> {
  const { path } = await sql
    .selectFrom('organisations')
    .select('path')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return path;
}

/** Settled activities in publicity, locked, in steps by id. */
export const settledActivities = (sql: Sql, { afterId, limit }: { afterId: number; limit: number }) =>
  sql
    .selectFrom('activities')
    .select('id')
    .where('status', '=', raw.lit('publicity'))
    .where('id', '>', afterId)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .execute();

/** An activity by id, whoever it belongs to; the caller's right to it is the use case's part. */
export const activityById = (sql: Sql, activityId: number) =>
  sql.selectFrom('activities').selectAll().where('id', '=', activityId).executeTakeFirst();

/** The next activity in the queue after this one inside a scope, else the first other one; null when it is the last. */
export async function nextPending(
  sql: Sql,
  { after, scope }: { after: { id: number; submittedAt: Date | null }; scope: string | undefined },
): Promise<number | null> {
  const next = await sql
    .selectFrom('activities as a')
    .select('a.id')
    .where('a.status', '=', raw.lit('pending'))
    .where('a.id', '<>', after.id)
    .$if(scope !== undefined, (query) =>
      query.where('a.organisationId', 'in', (own) =>
        own.selectFrom('organisations').select('id').where(raw<boolean>`starts_with(path, ${scope})`),
      ),
    )
    .orderBy(
      raw`(a.submitted_at, a.id) <= (${after.submittedAt ?? new Date(0)}::timestamptz, ${after.id}::bigint)`,
    )
    .orderBy('a.submittedAt')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
  return next?.id ?? null;
}
