import { ageOn, isMinor } from '#domains/volunteers/server/index.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import { isLive, type SignUpState } from '../../contract/signups.words.ts';
import type { ActivityFacts, PersonFacts, ShiftFacts } from '../signups.facts.ts';
import { isClosedBefore } from '../signups.rules.ts';

type Party = {
  activity: Pick<ActivityFacts, 'minAge' | 'maxAge' | 'minorPolicy'>;
  shift: Pick<ShiftFacts, 'startsAt'>;
  person: Pick<PersonFacts, 'birthOn'>;
};

/**
 * What speaks against the people somebody brings: the activity's ages hold for all who come, minors come with an adult and
 * only where minors may (domain.md 4.4.5), and nobody is named twice.
 */
export function judgeCompanions(
  companions: readonly Companion[],
  { activity, shift, person }: Party,
): FieldError[] {
  const bringerAge = ageOn(person.birthOn, toDay(shift.startsAt));
  return companions.flatMap(({ name, age }, index) => {
    const path = `companions.${index}`;
    if (companions.findIndex((other) => other.name === name) < index)
      return [{ path: `${path}.name`, msg: `${name}写了两次` }];
    const msg = faultOfAge(age, activity, bringerAge);
    return msg === undefined ? [] : [{ path: `${path}.age`, msg: `${name}${msg}` }];
  });
}

function faultOfAge(age: number, { minAge, maxAge, minorPolicy }: Party['activity'], bringerAge: number) {
  if (isMinor(age) && minorPolicy === 'none') return '未满 18 周岁，本活动不接受未成年人';
  if (isMinor(age) && isMinor(bringerAge)) return '未满 18 周岁，要由成年人带来';
  if (minAge !== null && age < minAge) return `不到 ${minAge} 周岁，本活动须年满 ${minAge} 周岁`;
  return maxAge !== null && age > maxAge
    ? `超过了 ${maxAge} 周岁，本活动年龄不超过 ${maxAge} 周岁`
    : undefined;
}

type Changing = {
  signUp: { state: SignUpState; hasAttended: boolean };
  activity: Pick<ActivityFacts, 'status' | 'signUpClosesAt'>;
  shift: Pick<ShiftFacts, 'status' | 'startsAt' | 'closesAt'>;
};

/** Who comes along may be changed while the sign-up is live and sign-up to its shift is open. */
export function mayChangeCompanions({ signUp, activity, shift }: Changing, now: Date): boolean {
  if (!isLive(signUp.state) || signUp.hasAttended || shift.startsAt <= now) return false;
  if (activity.status !== 'published' || shift.status !== 'open' || isClosedBefore(shift, now)) return false;
  return activity.signUpClosesAt === null || activity.signUpClosesAt > now;
}

/** A team that lowers its limit sends nobody away: whoever named more may keep that many. */
export const mostToBring = (companionsMax: number, hasNow: number): number => Math.max(companionsMax, hasNow);

const isSame = (one: Companion, other: Companion): boolean =>
  one.name === other.name && one.age === other.age && one.relation === other.relation;

/** The same people in the same order. */
export const areSameCompanions = (some: readonly Companion[], others: readonly Companion[]): boolean =>
  some.length === others.length && some.every((one, index) => isSame(one, others[index] as Companion));

/** What speaks against who is new in a party; people who were accepted before are not judged again. */
export function judgeNewCompanions(
  { was, companions }: { was: readonly Companion[]; companions: readonly Companion[] },
  party: Party,
): FieldError[] {
  return judgeCompanions(companions, party).filter(({ path }) => {
    const index = Number(path.split('.')[1]);
    return path.endsWith('.name') || !was.some((one) => isSame(one, companions[index] as Companion));
  });
}
