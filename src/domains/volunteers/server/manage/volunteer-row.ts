import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { ageOn, isMinor } from '../volunteers.rules.ts';
import type { VolunteerPageRow } from './manage-volunteers.queries.ts';

export function viewOf(row: VolunteerPageRow, today: string) {
  const { id, birthOn, areaName, effectiveMinutes, registeredAt, restrictedUntil, ...rest } = row;
  const age = ageOn(birthOn, today);
  return {
    ...rest,
    volunteerId: id,
    age,
    isMinor: isMinor(age),
    areaName: areaName ?? '',
    effectiveMinutes: Number(effectiveMinutes),
    registeredAt: toInstant(registeredAt),
    restrictedUntil: toInstantOrNull(restrictedUntil),
  };
}
