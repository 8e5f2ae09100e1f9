import { isSameSecret } from '#platform/server/encryption.ts';
import { allKeysOf } from '#platform/server/secrets/keys.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { keepEffects, NotSignedIn } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { AccountKeys } from '../account-keys.ts';
import { endSession, findUsedSecret, lockSession, renewSession } from '../accounts.store.ts';
import type * as contract from '../../contract/accounts.contract.ts';
import { secondsUntil } from './open-session.ts';
import { clearRefreshCookie, readRefreshCookie, writeRefreshCookie } from './refresh-cookie.ts';
import { followingTokens, hashToken } from './session-tokens.ts';
import { accessExpiry, isOver, isWithinGrace } from './session.rules.ts';

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>;

/**
 * Renews both tokens of a session. What follows a secret is derived from it, so that two honest tabs that send one secret at
 * once get the same answer for 20 s. A secret that was right once and comes back later ends the session: one of its two users
 * is a thief, and nobody can tell which. A secret that was never right ends nothing, for numbers of sessions can be guessed.
 * @throws NotSignedIn 50008 without a usable cookie, 50012 when the session was ended, 50014 when its time is over
 */
export const refreshSession: UseCase<typeof contract.refreshSession, Pick<AccountKeys, 'refresh'>> = async (
  act,
  _request,
  { refresh },
) => {
  const token = readRefreshCookie(act);
  const session = token && (await lockSession(act.sql, token.sessionId));
  if (!session) throw new NotSignedIn(sessionCodes.unknown);
  const secretHash = hashToken(token.secret);
  const isNewest = isSameSecret(secretHash, session.refreshHash);
  const usedAt = isNewest ? undefined : await findUsedSecret(act.sql, session.id, secretHash);
  if (!isNewest && !usedAt) throw new NotSignedIn(sessionCodes.unknown);
  if (session.endedAt || session.status === 'disabled' || session.status === 'closed') {
    throw new NotSignedIn(sessionCodes.endedElsewhere);
  }
  const followings = allKeysOf(refresh).map((key) => followingTokens(key, token.secret));
  const lastBefore = followings.find(({ secret }) => isSameSecret(hashToken(secret), session.refreshHash));
  const following = lastBefore ?? followingTokens(refresh, token.secret);
  if (usedAt && !(lastBefore && isWithinGrace(usedAt, act.now))) return endReused(act, session);
  if (isOver(session, act.now)) throw new NotSignedIn(sessionCodes.expired);
  const accessExpiresAt = accessExpiry(session.expiresAt, act.now);
  if (isNewest)
    await renewSession(act.sql, session.id, {
      accessHash: hashToken(following.accessToken),
      accessExpiresAt,
      refreshHash: hashToken(following.secret),
      usedHash: secretHash,
      at: act.now,
    });
  writeRefreshCookie(act, { sessionId: session.id, secret: following.secret }, session);
  await act.audit({
    targetType: 'session',
    targetId: session.id,
    detail: { accountId: session.accountId, ...(usedAt ? { outcome: 'repeated' } : {}) },
  });
  const until = usedAt ? session.accessExpiresAt : accessExpiresAt;
  return { accessToken: following.accessToken, expiresIn: secondsUntil(until, act.now) };
};

async function endReused(act: Act, session: Session): Promise<never> {
  await endSession(act.sql, session.id, { at: act.now, reason: 'reuse' });
  clearRefreshCookie(act);
  await act.audit({
    targetType: 'session',
    targetId: session.id,
    detail: { accountId: session.accountId, outcome: 'reuse' },
  });
  throw keepEffects(new NotSignedIn(sessionCodes.endedElsewhere));
}
