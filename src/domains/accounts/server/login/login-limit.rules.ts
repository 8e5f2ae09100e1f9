import { minuteMs } from '#platform/contract/durations.ts';
import { proofLevel } from './proof-level.rules.ts';

/** Failures of one name within the window; the row behind it is locked while a login is judged. */
export type Attempts = { failures: number; windowStartedAt: Date; lockedUntil: Date | null };

/** Five failures in fifteen minutes lock for fifteen minutes; from the third on a proof of work (decision 0013). */
const windowMs = 15 * minuteMs;
const lockMs = 15 * minuteMs;
const failuresToLock = 5;
const failuresToProof = 3;
/** From so many failures of an address on, at whatever names, every login from it costs work. */
const addressFailuresToProof = 30;

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

/**
 * How hard a proof a login must bring, 0 for none: one level more with every failure of the name from the third on, and with
 * every doubling of the failures of the address.
 */
export function loginProofLevel({ failures }: Attempts, addressFailures: number): number {
  const ofName = failures - failuresToProof + 1;
  const ofAddress = Math.floor(Math.log2(Math.max(addressFailures, 1) / addressFailuresToProof)) + 1;
  return proofLevel(ofName, ofAddress);
}

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
