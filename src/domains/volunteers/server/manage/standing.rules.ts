import { addDays } from '#platform/contract/instants.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { ageBandYears, manageVolunteerLimits } from '../../contract/manage-volunteers.words.ts';
import type { AgeBand, ManageVolunteerRefusal, StandingAct } from '../../contract/manage-volunteers.words.ts';
import type { VolunteerStatus } from '../../contract/volunteers.words.ts';
import { ageOn, isMinor } from '../volunteers.rules.ts';

/** States from which each act leads on (domain.md 4.2.1). */
const from: Record<StandingAct, readonly VolunteerStatus[]> = {
  restrict: ['active', 'restricted'],
  lift: ['restricted'],
  freeze: ['active', 'restricted', 'dormant', 'pendingGuardian'],
  unfreeze: ['frozen'],
};

/** What the centre may do about a volunteer in this state. A restriction is changed by lifting it or naming another day. */
export const standingActsOf = (status: VolunteerStatus): StandingAct[] =>
  keysOf(from).filter((act) => from[act].includes(status));

/** Where somebody stands whom nothing holds back: a minor waits until a guardian has consented (domain.md 1.11). */
export const freeStatusOf = (
  { birthOn, guardianConsentAt }: { birthOn: string; guardianConsentAt: Date | null },
  today: string,
): 'active' | 'pendingGuardian' =>
  isMinor(ageOn(birthOn, today)) && guardianConsentAt === null ? 'pendingGuardian' : 'active';

/** Why an act is not possible, or undefined. `today` and `until` are Shanghai days. */
export function judgeStanding(
  asked: { act: StandingAct; until?: string | undefined },
  status: VolunteerStatus,
  today: string,
): ManageVolunteerRefusal | undefined {
  if (!from[asked.act].includes(status)) return 'wrongStatus';
  if (asked.act !== 'restrict') return undefined;
  if (asked.until === undefined) return 'untilMissing';
  const isInside = asked.until > today && asked.until <= addDays(today, manageVolunteerLimits.restrictDays);
  return isInside ? undefined : 'untilPast';
}

/** Birthdays of a band on a day: whoever was born on `from` to `to`, both included. */
export function birthdaysOf(band: AgeBand, today: string): { from: string | undefined; to: string } {
  const { from: youngest, to: oldest } = ageBandYears[band];
  return {
    from: oldest === undefined ? undefined : addDays(yearsBefore(today, oldest + 1), 1),
    to: yearsBefore(today, youngest),
  };
}

/** The day `years` earlier; 29 February becomes 28 February in plain years. */
function yearsBefore(day: string, years: number): string {
  const year = Number(day.slice(0, 4)) - years;
  const isLeap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return `${year}${day.slice(4) === '-02-29' && !isLeap ? '-02-28' : day.slice(4)}`;
}
