import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/sessions.contract.ts';
import { endSessions } from './end-sessions.ts';

/** 退出其他设备: only the device in hand stays signed in. */
export const endOtherSessions: UseCase<typeof contract.endOtherSessions> = async (act) => {
  const { accountId, sessionId } = act.caller;
  const endedCount = await endSessions(act, accountId, { reason: 'elsewhere', exceptSessionId: sessionId });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { endedCount } });
  return { endedCount };
};
