import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import type { CreditState } from '../../contract/credit.words.ts';
import { creditExpiresAt } from './credit.rules.ts';

/** Writes a credit event; false when this sign-up already has one of its kind. */
export async function insertCreditEvent(
  sql: Sql,
  event: {
    volunteerId: number;
    signUpId: number;
    kind: 'lateCancel' | 'noShow';
    points: number;
    now: Date;
  },
): Promise<boolean> {
  const { now, ...row } = event;
  const result = await sql
    .insertInto('creditEvents')
    .values({ ...row, createdAt: now, expiresAt: creditExpiresAt(now) })
    .onConflict((conflict) => conflict.columns(['signUpId', 'kind']).doNothing())
    .executeTakeFirst();
  return (result.numInsertedOrUpdatedRows ?? 0n) === 1n;
}

/** Marks events whose days are over, at most `limit`; gives how many. */
export async function expireCreditEvents(sql: Sql, now: Date, limit: number): Promise<number> {
  const result = await sql
    .updateTable('creditEvents')
    .set({ status: 'expired' })
    .where('id', 'in', (from) =>
      from
        .selectFrom('creditEvents')
        .select('id')
        .where(raw<boolean>`status = 'active'`)
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** One event, its row locked until the transaction ends. */
export const lockCreditEvent = (sql: Sql, eventId: number) =>
  sql.selectFrom('creditEvents').selectAll().where('id', '=', eventId).forUpdate().executeTakeFirst();

/** Keeps the words of an appeal; the points do not count until it is answered. */
export const keepAppeal = (
  sql: Sql,
  eventId: number,
  { text, dueAt, now }: { text: string; dueAt: Date; now: Date },
) =>
  sql
    .updateTable('creditEvents')
    .set((row) => ({
      status: 'appealed',
      appealText: text,
      appealedAt: now,
      appealDueAt: dueAt,
      version: row('version', '+', 1),
    }))
    .where('id', '=', eventId)
    .execute();

/** Keeps the answer to an appeal. */
export const keepDecision = (
  sql: Sql,
  eventId: number,
  { now, byId, ...answer }: { status: CreditState; decision: string; byId: number; now: Date },
) =>
  sql
    .updateTable('creditEvents')
    .set((row) => ({ ...answer, decidedAt: now, decidedBy: byId, version: row('version', '+', 1) }))
    .where('id', '=', eventId)
    .execute();
