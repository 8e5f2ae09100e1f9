import type { Act } from '#platform/server/calls/act.ts';
import type { SessionEndReason } from '../../contract/accounts.words.ts';
import { endSessionsOf } from '../accounts.store.ts';

/** Ends every live session of an account but the one to keep: their next call answers 50012. Gives how many ended. */
export const endSessions = (
  act: Pick<Act, 'sql' | 'now'>,
  accountId: number,
  end: { reason: SessionEndReason; exceptSessionId?: number },
): Promise<number> => endSessionsOf(act.sql, accountId, { ...end, at: act.now });
