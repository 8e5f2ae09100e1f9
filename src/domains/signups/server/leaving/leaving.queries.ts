import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';

/** Sign-ups of somebody that can still lead to service. */
export async function openSignUpCount(sql: Sql, volunteerId: number, now: Date): Promise<number> {
  const { count } = await sql
    .selectFrom('signUps')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where(isOneOf(raw.ref('status'), liveSignUpStates))
    .where('endsAt', '>', now)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Appeals against credit points that nobody answered yet. */
export async function openAppealCount(sql: Sql, volunteerId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('creditEvents')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('volunteerId', '=', volunteerId)
    .where('status', '=', 'appealed')
    .executeTakeFirstOrThrow();
  return Number(count);
}
