import { minuteMs, hourMs } from '#platform/contract/durations.ts';
import type { UserType } from '../../contract/accounts.words.ts';

/** An access token lives this long (decision 0013). */
const accessTokenMs = 30 * minuteMs;
/** The instant of the last use is written at most this often. */
const touchEveryMs = minuteMs;

/** Exit after so many idle minutes (domain.md 1.12). */
const idleMinutes: Record<UserType, number> = { 1: 120, 2: 120, 3: 30 };
const absoluteMs = 12 * hourMs;
const rememberedMs = 7 * 24 * hourMs;

export type SessionLimits = { expiresAt: Date; idleMinutes: number | null };

/** How long a new session may last; "remember me" is not for staff and replaces the idle limit by seven days. */
export function limitsOf(userType: UserType, isRemembered: boolean, now: Date): SessionLimits {
  const isLong = isRemembered && userType !== 3;
  return {
    expiresAt: new Date(now.getTime() + (isLong ? rememberedMs : absoluteMs)),
    idleMinutes: isLong ? null : idleMinutes[userType],
  };
}

export type SessionClock = { expiresAt: Date; idleMinutes: number | null; lastSeenAt: Date };

/** Whether a session is over by its absolute or its idle limit. */
export function isOver(session: SessionClock, now: Date): boolean {
  if (session.expiresAt <= now) return true;
  return session.idleMinutes !== null && idleMs(session, now) > session.idleMinutes * minuteMs;
}

const idleMs = (session: SessionClock, now: Date): number => now.getTime() - session.lastSeenAt.getTime();

/** Two tabs of one browser may send one secret: the second within 20 s gets what the first got. */
const graceMs = 20_000;
export const isWithinGrace = (usedAt: Date, now: Date): boolean =>
  now.getTime() - usedAt.getTime() <= graceMs;

/** Whether the last use should be written down again. */
export const needsTouch = (session: SessionClock, now: Date): boolean => idleMs(session, now) >= touchEveryMs;

/** End of a new access token: half an hour, never beyond its session. */
export const accessExpiry = (sessionExpiresAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + accessTokenMs, sessionExpiresAt.getTime()));
