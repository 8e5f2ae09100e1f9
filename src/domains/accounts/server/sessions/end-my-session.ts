import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { liveSessions } from '../accounts.queries.ts';
import { endSession } from '../accounts.store.ts';
import type * as contract from '../../contract/sessions.contract.ts';

/** Signs one device out. @throws NotFound for a session that is over or somebody else's, Refusal current */
export const endMySession: UseCase<typeof contract.endMySession> = async (act, { sessionId }) => {
  const { accountId } = act.caller;
  if (sessionId === act.caller.sessionId) throw act.refuse('current');
  const rows = await liveSessions(act.sql, accountId, act.now);
  if (!rows.some(({ id }) => id === sessionId)) throw new NotFound('这个设备已经退出');
  await endSession(act.sql, sessionId, { at: act.now, reason: 'elsewhere' });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { endedCount: 1 } });
  return {};
};
