import { toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type {
  endMySession as endOperation,
  listMySessions as listOperation,
} from '../../contract/sessions.contract.ts';
import { liveSessions } from '../accounts.queries.ts';
import { endSession } from '../accounts.store.ts';
import { deviceOf } from './device.rules.ts';
import { endSessions } from './end-sessions.ts';
import { isOver } from './session.rules.ts';

type Owner = Act<SignedInCaller>;

/** Where the caller is signed in: this device first, then the latest used. */
export async function listMySessions({ sql, caller, now }: Owner): Promise<ResultOf<typeof listOperation>> {
  const rows = (await liveSessions(sql, caller.accountId, now)).filter((session) => !isOver(session, now));
  const views = rows.map((session) => ({
    sessionId: session.id,
    ...deviceOf(session.device),
    isCurrent: session.id === caller.sessionId,
    signedInAt: toInstant(session.createdAt),
    lastSeenAt: toInstant(session.lastSeenAt),
  }));
  return { list: views.toSorted((one, other) => Number(other.isCurrent) - Number(one.isCurrent)) };
}

/** Signs one device out. @throws NotFound for a session that is over or somebody else's, Refusal current */
export async function endMySession(
  act: Owner,
  { sessionId }: ParsedRequestOf<typeof endOperation>,
): Promise<Record<string, never>> {
  const { accountId } = act.caller;
  if (sessionId === act.caller.sessionId) throw new Refusal('current');
  const rows = await liveSessions(act.sql, accountId, act.now);
  if (!rows.some(({ id }) => id === sessionId)) throw new NotFound('这个设备已经退出');
  await endSession(act.sql, sessionId, { at: act.now, reason: 'elsewhere' });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { endedCount: 1 } });
  return {};
}

/** 退出其他设备: only the device in hand stays signed in. */
export async function endOtherSessions(act: Owner): Promise<{ endedCount: number }> {
  const { accountId, sessionId } = act.caller;
  const endedCount = await endSessions(act, accountId, { reason: 'elsewhere', exceptSessionId: sessionId });
  await act.audit({ targetType: 'account', targetId: accountId, detail: { endedCount } });
  return { endedCount };
}
