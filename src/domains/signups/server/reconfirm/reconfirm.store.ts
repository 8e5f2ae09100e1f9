import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import type { Sql } from '#database/transaction.ts';

export type NewQuestion = { signUpId: number; changeId: number; expiresAt: Date };

/** Asks, in the place of an older question. */
export async function askAbout(sql: Sql, questions: readonly NewQuestion[], now: Date): Promise<void> {
  await sql
    .insertInto('reconfirmations')
    .values(questions.map((question) => ({ ...question, askedAt: now, answer: null, answeredAt: null })))
    .onConflict((conflict) =>
      conflict.column('signUpId').doUpdateSet({
        changeId: (from) => from.ref('excluded.changeId'),
        expiresAt: (from) => from.ref('excluded.expiresAt'),
        askedAt: now,
        answer: null,
        answeredAt: null,
        toldAt: null,
      }),
    )
    .execute();
}

/** Answers the question of this change; false when it was answered or replaced meanwhile. */
export async function storeAnswer(
  sql: Sql,
  question: { signUpId: number; changeId: number },
  { answer, now }: { answer: 'keep' | 'leave'; now: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await sql
    .updateTable('reconfirmations')
    .set({ answer, answeredAt: now })
    .where('signUpId', '=', question.signUpId)
    .where('changeId', '=', question.changeId)
    .where('answer', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Marks questions whose silence was told, those that are still open of them; gives their sign-ups. */
export async function markTold(sql: Sql, signUpIds: readonly number[], now: Date): Promise<number[]> {
  const rows = await sql
    .updateTable('reconfirmations')
    .set({ toldAt: now })
    .where('signUpId', 'in', signUpIds)
    .where('answer', 'is', null)
    .where('toldAt', 'is', null)
    .where('expiresAt', '<=', now)
    .returning('signUpId')
    .execute();
  return rows.map(({ signUpId }) => signUpId);
}

/** Live sign-ups begin and end when their shifts do, once these were moved. */
export async function followShifts(sql: Sql, activityId: number): Promise<void> {
  await raw`update sign_ups u set starts_at = s.starts_at, ends_at = s.ends_at
from shifts s
where u.activity_id = ${activityId} and s.id = u.shift_id and ${isOneOf(raw`u.status`, liveSignUpStates)}
  and (u.starts_at, u.ends_at) <> (s.starts_at, s.ends_at)`.execute(sql);
}
