import type { Sql } from '#database/transaction.ts';

type NewEntry = { hourId: number; witnessName: string; witnessMobileTail: string; answerDueAt: Date };

/** Keeps who witnessed an entry and until when the person is asked. */
export async function insertEntry(sql: Sql, entry: NewEntry): Promise<void> {
  await sql.insertInto('hourEntries').values(entry).execute();
}

type Answer = { answer: 'confirmed' | 'denied'; answerReason: string | null; answeredAt: Date };

/** Writes the person's word down while it is asked for; false once it was given or the days are over. */
export async function writeAnswer(sql: Sql, hourId: number, answer: Answer): Promise<boolean> {
  const result = await sql
    .updateTable('hourEntries')
    .set(answer)
    .where('hourId', '=', hourId)
    .where('answer', '=', 'waiting')
    .where('answerDueAt', '>', answer.answeredAt)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Marks entries whose days are over as 本人未答复, at most `limit`; gives their records. What is answered at this moment waits. */
export async function markSilent(sql: Sql, { now, limit }: { now: Date; limit: number }): Promise<number[]> {
  const due = sql
    .selectFrom('hourEntries')
    .select('hourId')
    .where('answer', '=', 'waiting')
    .where('answerDueAt', '<=', now)
    .orderBy('answerDueAt')
    .orderBy('hourId')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const rows = await sql
    .updateTable('hourEntries')
    .set({ answer: 'silent' })
    .where('hourId', 'in', due)
    .returning('hourId')
    .execute();
  return rows.map((row) => row.hourId);
}
