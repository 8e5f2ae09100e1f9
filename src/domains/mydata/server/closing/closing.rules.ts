import type { VolunteerStatus } from '#domains/volunteers/contract/volunteers.words.ts';
import { hourMs } from '#platform/contract/durations.ts';

/** Standings from which an account can be closed: whoever is stopped cannot log in, whoever is closing does so already. */
const closeable = ['pendingGuardian', 'active', 'dormant', 'restricted'] as const;
export type CloseableStatus = (typeof closeable)[number];

/** The standing to come back to, or nothing where there is nothing to close. */
export const closeableFrom = (status: VolunteerStatus): CloseableStatus | undefined =>
  closeable.find((one) => one === status);

/** Where a volunteer stands again who withdraws: a restriction that ended meanwhile is over. */
export function standingAgain(
  { statusBefore, restrictedUntil }: { statusBefore: CloseableStatus; restrictedUntil: Date | null },
  now: Date,
): { status: CloseableStatus; isRestricted: boolean } {
  const isOver = statusBefore === 'restricted' && restrictedUntil !== null && restrictedUntil <= now;
  const status = isOver ? 'active' : statusBefore;
  return { status, isRestricted: status === 'restricted' };
}

/** When the last step is tried again where something has to end first. */
export const nextTry = (now: Date): Date => new Date(now.getTime() + 6 * hourMs);
