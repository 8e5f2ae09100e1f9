import type { Act } from '#platform/server/calls/act.ts';

/** Keeps which device was given a code of the caller, an empty mark when it sent none; once a code, however often it is read. */
export async function recordCodeShow(
  { sql, deviceHash }: Pick<Act, 'sql' | 'deviceHash'>,
  show: { volunteerId: number; shownAt: Date },
): Promise<void> {
  await sql
    .insertInto('volunteerCodeShows')
    .values({ ...show, deviceHash: deviceHash ?? '' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Forgets which devices showed codes before an instant, oldest first; gives how many rows went, hardly more than `limit`. */
export async function forgetCodeShows(
  { sql }: Pick<Act, 'sql'>,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const old = sql
    .selectFrom('volunteerCodeShows')
    .select('shownAt')
    .where('shownAt', '<', before)
    .orderBy('shownAt')
    .limit(limit);
  const { numDeletedRows } = await sql
    .deleteFrom('volunteerCodeShows')
    .where('shownAt', 'in', old)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
