import type { Sql } from '#database/transaction.ts';

type Key = { activityId: number; volunteerId: number };
type Counted = { failures: number; windowStartedAt: Date };

/** Wrong codes that one person named for an activity, since the first of their window. */
export const wrongCodesOf = (sql: Sql, { activityId, volunteerId }: Key): Promise<Counted | undefined> =>
  sql
    .selectFrom('signUpCodeFailures')
    .select(['failures', 'windowStartedAt'])
    .where('activityId', '=', activityId)
    .where('volunteerId', '=', volunteerId)
    .executeTakeFirst();

/** Keeps the new count. */
export const countWrongCode = (sql: Sql, key: Key, counted: Counted) =>
  sql
    .insertInto('signUpCodeFailures')
    .values({ ...key, ...counted })
    .onConflict((conflict) => conflict.columns(['activityId', 'volunteerId']).doUpdateSet(counted))
    .execute();
