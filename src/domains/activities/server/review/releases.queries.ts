import type { Sql } from '#database/transaction.ts';

/** What the centre let through for an activity, newest first, with who did; nothing for one that is not stored yet. */
export async function releasesOf(sql: Sql, activityId: number | undefined) {
  if (activityId === undefined) return [];
  return sql
    .selectFrom('activityReleases as r')
    .innerJoin('accounts as c', 'c.id', 'r.releasedBy')
    .select(['r.code', 'r.words', 'r.ground', 'r.reason', 'r.releasedAt', 'c.displayName as releaserName'])
    .where('r.activityId', '=', activityId)
    .orderBy('r.releasedAt', 'desc')
    .orderBy('r.code')
    .orderBy('r.words')
    .execute();
}
