import { dayMs } from '#platform/contract/durations.ts';
import type { Duty } from '../../contract/accounts.words.ts';

/**
 * Days after which a member of staff changes the password: identification is renewed regularly (GB/T 22239-2019, 8.1.4.1 a),
 * every 90 days by domain.md 1.12.
 */
export const passwordDays = 90;
/** Days before, from which on its holder is reminded. */
const reminderDays = 7;

/** Whole days that a password set then is still good for, 0 once it is over. */
export const passwordDaysLeft = (changedAt: Date, now: Date): number =>
  Math.max(0, Math.ceil((changedAt.getTime() - now.getTime()) / dayMs + passwordDays));

/** The days that are left, once it is time to remind. */
export function remindedDays(changedAt: Date, now: Date): number | null {
  const left = passwordDaysLeft(changedAt, now);
  return left <= reminderDays ? left : null;
}

export type DutyFacts = {
  mustChangePassword: boolean;
  passwordChangedAt: Date;
  /** A password that grows old during the work is asked for at the next login, not in the middle of a form. */
  sessionBeganAt: Date;
  /** Whether passwords grow old here. */
  agesPasswords: boolean;
  /** Whether this person must have a second factor. */
  needsSecondFactor: boolean;
  hasSecondFactor: boolean;
};

/** What a member of staff has to do before anything else; nothing for who may begin. */
export function dutyOf(facts: DutyFacts): Duty | undefined {
  if (facts.mustChangePassword) return 'handedOutPassword';
  if (facts.agesPasswords && passwordDaysLeft(facts.passwordChangedAt, facts.sessionBeganAt) === 0)
    return 'oldPassword';
  return facts.needsSecondFactor && !facts.hasSecondFactor ? 'secondFactor' : undefined;
}
