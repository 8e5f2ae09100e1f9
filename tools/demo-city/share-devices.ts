import { toDay } from '#platform/contract/instants.ts';
import { type City, dayMs } from './city.ts';
import type { CityPart } from './grow-attendance.ts';
import { createRandom } from './texts/random.ts';

const ownMethods: ReadonlySet<string | null> = new Set(['rotatingCode', 'shortCode']);

/**
 * Gives everybody who typed a code in the last 90 days the mark of their browser; in a few recent shifts two or three people
 * did it on one phone.
 */
export function shareDevices(city: City, parts: readonly CityPart[]): void {
  const rng = createRandom('jianglan shared devices');
  const since = city.now.getTime() - 90 * dayMs;
  const own = parts.filter(
    ({ inAt, inMethod }) => inAt && inAt.getTime() > since && ownMethods.has(inMethod),
  );
  for (const part of own) part.deviceHash = `phone ${part.signUp.volunteer.id}`;
  const byShift = new Map<number, CityPart[]>();
  for (const part of own)
    if (part.signUp.shift.activity.state === 'publicity' && !part.signUp.volunteer.isReliable)
      byShift.set(part.signUp.shift.id, [...(byShift.get(part.signUp.shift.id) ?? []), part]);
  for (const people of byShift.values()) {
    if (people.length < 4 || rng.next() > 0.3) continue;
    const [owner, ...friends] = people.slice(0, 3);
    for (const part of friends) part.deviceHash = owner?.deviceHash ?? null;
  }
  countOthers(own);
}

/** How many others used the device of a person on that day. */
function countOthers(parts: readonly CityPart[]): void {
  const users = new Map<string, Set<number>>();
  const keyOf = ({ deviceHash, inAt }: CityPart): string => `${deviceHash}/${inAt ? toDay(inAt) : ''}`;
  for (const part of parts)
    users.set(keyOf(part), (users.get(keyOf(part)) ?? new Set()).add(part.signUp.volunteer.id));
  for (const part of parts) part.othersOnDevice = (users.get(keyOf(part))?.size ?? 1) - 1;
}
