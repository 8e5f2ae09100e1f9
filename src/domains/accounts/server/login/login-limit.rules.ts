/** Failures of one name within the window; the row behind it is locked while a login is judged. */
export type Attempts = { failures: number; windowStartedAt: Date; lockedUntil: Date | null };

const minuteMs = 60_000;
/** Five failures in fifteen minutes lock for fifteen minutes; from the third on a captcha (decision 0013). */
const windowMs = 15 * minuteMs;
const lockMs = 15 * minuteMs;
const failuresToLock = 5;
const failuresToCaptcha = 3;

/** Attempts as they count now: a lock or a window that has passed starts afresh. */
export function currentAttempts(attempts: Attempts, now: Date): Attempts {
  if (attempts.lockedUntil) return attempts.lockedUntil > now ? attempts : freshAttempts(now);
  const age = now.getTime() - attempts.windowStartedAt.getTime();
  return age < windowMs ? attempts : freshAttempts(now);
}

export const freshAttempts = (now: Date): Attempts => ({
  failures: 0,
  windowStartedAt: now,
  lockedUntil: null,
});

export const isLocked = (attempts: Attempts, now: Date): boolean =>
  attempts.lockedUntil !== null && attempts.lockedUntil > now;

export const needsCaptcha = (attempts: Attempts): boolean => attempts.failures >= failuresToCaptcha;

/** One failure more; the fifth locks. */
export function afterFailure(attempts: Attempts, now: Date): Attempts {
  const failures = attempts.failures + 1;
  const lockedUntil = failures >= failuresToLock ? new Date(now.getTime() + lockMs) : null;
  return { ...attempts, failures, lockedUntil };
}

export const attemptsLeft = (attempts: Attempts): number => Math.max(0, failuresToLock - attempts.failures);

/** Whole minutes until a locked name may try again, at least one. */
export const minutesLocked = (attempts: Attempts, now: Date): number =>
  Math.max(1, Math.ceil(((attempts.lockedUntil?.getTime() ?? 0) - now.getTime()) / minuteMs));
