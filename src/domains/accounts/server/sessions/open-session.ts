import type { Act } from '#platform/server/calls/act.ts';
import type { UserType } from '../../contract/accounts.words.ts';
import { insertSession } from '../accounts.store.ts';
import { writeRefreshCookie } from './refresh-cookie.ts';
import { accessExpiry, limitsOf } from './session.rules.ts';
import { hashToken, newToken } from './session-tokens.ts';

export type IssuedTokens = { accessToken: string; expiresIn: number };

/** Longest name of a browser that is kept for the list of devices. */
const deviceLength = 200;

/** Opens a session of an account: the access token is returned, the refresh token goes into its cookie. */
export async function openSession(
  act: Act,
  account: { id: number; userType: UserType },
  isRemembered: boolean,
): Promise<IssuedTokens> {
  const limits = limitsOf(account.userType, isRemembered, act.now);
  const sessionId = act.newId();
  const [accessToken, secret] = [newToken(), newToken()];
  const accessExpiresAt = accessExpiry(limits.expiresAt, act.now);
  await insertSession(act.sql, {
    id: sessionId,
    accountId: account.id,
    accessHash: hashToken(accessToken),
    accessExpiresAt,
    refreshHash: hashToken(secret),
    ...limits,
    endedAt: null,
    endReason: null,
    device: act.userAgent.slice(0, deviceLength),
    createdAt: act.now,
    lastSeenAt: act.now,
    provedAt: act.now,
  });
  writeRefreshCookie(act, { sessionId, secret }, limits);
  return { accessToken, expiresIn: secondsUntil(accessExpiresAt, act.now) };
}

export const secondsUntil = (at: Date, now: Date): number =>
  Math.max(0, Math.floor((at.getTime() - now.getTime()) / 1_000));
