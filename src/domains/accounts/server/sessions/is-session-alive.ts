import type { Sql } from '#database/transaction.ts';
import { findStandingSession } from '../accounts.queries.ts';
import { isOver } from './session.rules.ts';

/** Whether a session still stands; asking counts as no use of it, so that an open bell does not keep it from idling out. */
export async function isSessionAlive(sql: Sql, sessionId: number, now: Date): Promise<boolean> {
  const session = await findStandingSession(sql, sessionId);
  return session !== undefined && !isOver(session, now);
}
