import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { ageOn, isMinor } from '../volunteers.rules.ts';
import { starsOf } from '../../contract/volunteers.words.ts';
import type { VolunteerPageRow } from './manage-volunteers.queries.ts';

export function viewOf(row: VolunteerPageRow, today: string) {
  const { id, birthOn, areaName, effectiveMinutes, registeredAt, restrictedUntil, ...rest } = row;
  const [age, minutes] = [ageOn(birthOn, today), Number(effectiveMinutes)];
  return {
    ...rest,
    volunteerId: id,
    age,
    isMinor: isMinor(age),
    areaName: areaName ?? '',
    effectiveMinutes: minutes,
    stars: starsOf(minutes),
    registeredAt: toInstant(registeredAt),
    restrictedUntil: toInstantOrNull(restrictedUntil),
  };
}
