import { ageOn, isMinor } from '#domains/volunteers/server/index.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { Companion } from '../../contract/companions.contract.ts';
import type { ActivityFacts, PersonFacts, ShiftFacts } from '../signups.facts.ts';

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
