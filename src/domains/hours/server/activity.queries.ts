import type { Sql } from '#database/transaction.ts';

/** An activity of the team's own; undefined when it is not there or another team's. */
export const findOwnActivity = (sql: Sql, activityId: number, teamId: number) =>
  sql
    .selectFrom('activities')
    .select(['id', 'title', 'status'])
    .where('id', '=', activityId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** A job (任务) of the team's own; undefined when it is not there or another team's. */
export const findOwnJob = (sql: Sql, jobId: number, teamId: number) =>
  sql
    .selectFrom('jobs')
    .select(['id', 'title'])
    .where('id', '=', jobId)
    .where('teamId', '=', teamId)
    .executeTakeFirst();

/** The shifts of an activity, in the order of the day. */
export const shiftsOf = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('shifts')
    .select(['id as shiftId', 'postName', 'startsAt', 'endsAt'])
    .where('activityId', '=', activityId)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();

/** A shift of the team's own activity, as an entry (补录) needs it; undefined when it is not there or another team's. */
export const findOwnShift = (sql: Sql, shiftId: number, teamId: number) =>
  sql
    .selectFrom('shifts as s')
    .innerJoin('activities as a', 'a.id', 's.activityId')
    .innerJoin('teams as t', 't.id', 'a.teamId')
    .select([
      's.id',
      's.activityId',
      's.startsAt',
      's.endsAt',
      's.postName',
      's.breakMinutes',
      's.status',
      'a.status as activityStatus',
      'a.title',
      'a.placeName',
      't.name as teamName',
    ])
    .where('s.id', '=', shiftId)
    .where('a.teamId', '=', teamId)
    .executeTakeFirst();
export type OwnShift = NonNullable<Awaited<ReturnType<typeof findOwnShift>>>;

/** The account that hears what concerns a team that is there. */
export async function accountOfTeam(sql: Sql, teamId: number): Promise<number> {
  const team = await sql
    .selectFrom('teams')
    .select('accountId')
    .where('id', '=', teamId)
    .executeTakeFirstOrThrow();
  return team.accountId;
}
