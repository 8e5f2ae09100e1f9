import { sessionCodes } from '#platform/contract/envelope.ts';
import type { Act } from '#platform/server/act.ts';
import { keepEffects, NotSignedIn } from '#platform/server/failures.ts';
import { endSession, lockSession, renewSession } from './accounts.store.ts';
import type { IssuedTokens } from './open-session.ts';
import { secondsUntil } from './open-session.ts';
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from './refresh-cookie.ts';
import { accessExpiry, isOver } from './session.rules.ts';
import { hashToken, isSameHash, newToken } from './session-tokens.ts';

/**
 * Renews both tokens of a session. A refresh token that was used before ends the session: one of its two users is a thief,
 * and nobody can tell which.
 * @throws NotSignedIn 50008 without a usable cookie, 50012 when the session was ended, 50014 when its time is over
 */
export async function refreshSession(act: Act): Promise<IssuedTokens> {
  const token = readRefreshCookie(act);
  const session = token && (await lockSession(act.sql, token.sessionId));
  if (!session) throw new NotSignedIn(sessionCodes.unknown);
  if (session.endedAt || session.status === 'disabled' || session.status === 'closed') {
    throw new NotSignedIn(sessionCodes.endedElsewhere);
  }
  if (!isSameHash(hashToken(token.secret), session.refreshHash)) return endReused(act, session);
  if (isOver(session, act.now)) throw new NotSignedIn(sessionCodes.expired);
  const [accessToken, secret] = [newToken(), newToken()];
  const accessExpiresAt = accessExpiry(session.expiresAt, act.now);
  await renewSession(act.sql, session.id, {
    accessHash: hashToken(accessToken),
    accessExpiresAt,
    refreshHash: hashToken(secret),
    at: act.now,
  });
  writeRefreshCookie(act, { sessionId: session.id, secret }, session);
  await act.audit({ targetType: 'session', targetId: session.id, detail: { accountId: session.accountId } });
  return { accessToken, expiresIn: secondsUntil(accessExpiresAt, act.now) };
}

async function endReused(act: Act, session: { id: number; accountId: number }): Promise<never> {
  await endSession(act.sql, session.id, { at: act.now, reason: 'reuse' });
  clearRefreshCookie(act);
  await act.audit({
    targetType: 'session',
    targetId: session.id,
    detail: { accountId: session.accountId, outcome: 'reuse' },
  });
  throw keepEffects(new NotSignedIn(sessionCodes.endedElsewhere));
}
