import type { Sql } from '#database/transaction.ts';

/** What of somebody's record waits for an answer: objections to entries, stars in 公示 or objected to. */
export async function openAwardCounts(sql: Sql, volunteerId: number) {
  const entries = await sql
    .selectFrom('recordEntries')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('objection', 'is not', null)
    .where('answer', 'is', null)
    .where('state', '=', 'valid')
    .executeTakeFirstOrThrow();
  const stars = await sql
    .selectFrom('starAwards')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('state', 'in', ['publicity', 'objected'])
    .executeTakeFirstOrThrow();
  return { entries: Number(entries.count), stars: Number(stars.count) };
}
