import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { ActivityStatus } from '#domains/activities/contract/activities.words.ts';

/** Public or on its way there: the work is still to be done by it. */
const runningStatuses = ['pending', 'published', 'suspended', 'settling'] as const satisfies ActivityStatus[];
const liveStatuses: readonly ActivityStatus[] = ['draft', 'returned', ...runningStatuses];
const settledStatuses = ['publicity', 'closed'] as const satisfies ActivityStatus[];
const followedJobStatuses = ['accepted', 'assigning', 'inProgress'] as const;

/** What a job was turned into; undefined where it was not. */
export async function activityOfJob(sql: Sql, activityId: number | null) {
  if (activityId === null) return undefined;
  return sql
    .selectFrom('activities')
    .select(['id as activityId', 'title', 'status', 'startsAt', 'endsAt', 'takenCount'])
    .select(['beneficiaryActual as beneficiaryCount', 'settleSummary as summary'])
    .where('id', '=', activityId)
    .executeTakeFirst();
}
export type JobActivityRow = NonNullable<Awaited<ReturnType<typeof activityOfJob>>>;

/** Whether the activity of a job may still be held: then it is not turned into another. */
export const isLive = ({ status }: Pick<JobActivityRow, 'status'>): boolean => liveStatuses.includes(status);
export const isBegun = ({ status }: Pick<JobActivityRow, 'status'>): boolean =>
  listedActivityStates.some((one) => one === status);
export const isSettled = ({ status }: Pick<JobActivityRow, 'status'>): boolean =>
  settledStatuses.some((one) => one === status);

/** Whether an activity was handed in and is not settled, so that its job has nothing to report yet. */
export async function runsAsActivity(sql: Sql, activityId: number | null): Promise<boolean> {
  const activity = await activityOfJob(sql, activityId);
  return activity !== undefined && runningStatuses.some((status) => status === activity.status);
}

/** Jobs whose activity has gone further than they have: public, cancelled, or settled and the team not told. */
export const jobsBehindActivity = (sql: Sql, limit: number) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('activities as a', 'a.id', 'j.activityId')
    .select(['j.id', 'j.needId'])
    .where('j.activityId', 'is not', null)
    .where('j.status', 'in', followedJobStatuses)
    .where((row) =>
      row.or([
        row('a.status', '=', 'cancelled'),
        row.and([row('j.status', '<>', raw.lit('inProgress')), row('a.status', 'in', listedActivityStates)]),
        row.and([row('j.activityToldAt', 'is', null), row('a.status', 'in', settledStatuses)]),
      ]),
    )
    .orderBy('j.id')
    .limit(limit)
    .execute();
