import type { ActivityPhase, ActivityStatus, WaitlistMode } from './activities.words.ts';

/** What `phaseOf` reads; instants as Dates or as ISO strings of the wire. */
export type PhaseFacts = {
  status: ActivityStatus;
  startsAt: Date | string | null;
  endsAt: Date | string | null;
  signUpOpensAt: Date | string | null;
  signUpClosesAt: Date | string | null;
  waitlistMode: WaitlistMode;
  /** Free places in shifts that still take people. */
  placesLeft: number;
};

const overStatuses: readonly ActivityStatus[] = ['settling', 'publicity', 'closed'];
const unseenStatuses: readonly ActivityStatus[] = ['draft', 'pending', 'returned', 'suspended'];

const isBefore = (now: Date, at: Date | string | null): boolean =>
  at !== null && now.getTime() < new Date(at).getTime();

/**
 * The phase (阶段) of an activity at an instant (domain.md 4.2.4); `null` while it is not public. While sign-up is open
 * it decides, also when an earlier shift has begun: a visitor wants to know whether they can still join.
 */
export function phaseOf(facts: PhaseFacts, now: Date): ActivityPhase | null {
  if (unseenStatuses.includes(facts.status)) return null;
  if (facts.status === 'cancelled') return 'cancelled';
  if (overStatuses.includes(facts.status) || !isBefore(now, facts.endsAt)) return 'ended';
  if (isBefore(now, facts.signUpOpensAt)) return 'notOpen';
  if (isBefore(now, facts.signUpClosesAt)) {
    if (facts.placesLeft > 0) return 'recruiting';
    return facts.waitlistMode === 'off' ? 'full' : 'waitlist';
  }
  return isBefore(now, facts.startsAt) ? 'signUpClosed' : 'running';
}
