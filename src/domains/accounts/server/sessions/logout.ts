import { isSameSecret } from '#platform/server/encryption.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { endSession, lockSession } from '../accounts.store.ts';
import type * as contract from '../../contract/accounts.contract.ts';
import { clearRefreshCookie, readRefreshCookie } from './refresh-cookie.ts';
import { hashToken } from './session-tokens.ts';

/** Ends the caller's session at once: that of the bearer token, or else that of the refresh cookie. Never refuses. */
export const logout: UseCase<typeof contract.logout> = async (act) => {
  const sessionId = act.caller.kind === 'anonymous' ? await sessionOfCookie(act) : act.caller.sessionId;
  if (sessionId !== undefined) await endSession(act.sql, sessionId, { at: act.now, reason: 'logout' });
  clearRefreshCookie(act);
  await act.audit({ targetType: 'session', targetId: sessionId ?? null });
  return {};
};

async function sessionOfCookie(act: Act): Promise<number | undefined> {
  const token = readRefreshCookie(act);
  const session = token && (await lockSession(act.sql, token.sessionId));
  return session && isSameSecret(hashToken(token.secret), session.refreshHash) ? session.id : undefined;
}
