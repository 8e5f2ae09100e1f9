import type { Sql } from '#database/transaction.ts';

/** Activities that somebody leads and that are not over yet. */
export const ledActivities = (sql: Sql, volunteerId: number) =>
  sql
    .selectFrom('activityLeaders as l')
    .innerJoin('activities as a', 'a.id', 'l.activityId')
    .select('a.title')
    .where('l.volunteerId', '=', volunteerId)
    .where('a.status', 'not in', ['draft', 'publicity', 'closed', 'cancelled'])
    .orderBy('a.id')
    .limit(20)
    .execute();
