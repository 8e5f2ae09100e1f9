import type { Sql } from '#database/transaction.ts';
import { isOver } from './session.rules.ts';

/** Whether a session still stands; asking counts as no use of it, so that an open bell does not keep it from idling out. */
export async function isSessionAlive(sql: Sql, sessionId: number, now: Date): Promise<boolean> {
  const session = await sql
    .selectFrom('sessions as s')
    .innerJoin('accounts as a', 'a.id', 's.accountId')
    .select(['s.expiresAt', 's.idleMinutes', 's.lastSeenAt'])
    .where('s.id', '=', sessionId)
    .where('s.endedAt', 'is', null)
    .where('a.status', 'in', ['active', 'closing'])
    .executeTakeFirst();
  return session !== undefined && !isOver(session, now);
}
