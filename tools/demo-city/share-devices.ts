import { createHash } from 'node:crypto';
import { toDay } from '#platform/contract/instants.ts';
import { type City, dayMs } from './city.ts';
import type { CityPart } from './grow-attendance.ts';
import { createRandom } from './texts/random.ts';

const ownMethods: ReadonlySet<string | null> = new Set(['rotatingCode', 'shortCode']);

/**
 * Gives everybody who typed a code in the last 90 days the mark of their browser; in a few recent shifts two or three people
 * did it on one phone, and in some others five, which the anomaly board notices.
 */
export function shareDevices(city: City, parts: readonly CityPart[]): void {
  const rng = createRandom('jianglan shared devices');
  const since = city.now.getTime() - 90 * dayMs;
  const own = parts.filter(
    ({ inAt, inMethod }) => inAt && inAt.getTime() > since && ownMethods.has(inMethod),
  );
  for (const part of own) part.deviceHash = phoneOf(part);
  const byShift = new Map<number, CityPart[]>();
  for (const part of own)
    if (part.signUp.shift.activity.state === 'publicity' && !part.signUp.volunteer.isReliable)
      byShift.set(part.signUp.shift.id, [...(byShift.get(part.signUp.shift.id) ?? []), part]);
  for (const people of byShift.values()) {
    if (people.length < 4 || rng.next() > 0.3) continue;
    const [owner, ...friends] = people.slice(0, 3);
    for (const part of friends) part.deviceHash = owner?.deviceHash ?? null;
  }
  shareAmongFive(city, own);
  countOthers(own);
}

/** The mark of a person's own phone, which looks like the product's keyed hash. */
const phoneOf = ({ signUp }: CityPart): string =>
  createHash('sha256').update(`phone ${signUp.volunteer.id}`).digest('hex');

/** In every second shift of the last days with enough people, five of whom none can sign in with a listed login. */
function shareAmongFive(city: City, own: readonly CityPart[]): void {
  const listed = new Set(city.volunteers.slice(0, 20).map(({ id }) => id));
  const byShift = new Map<number, CityPart[]>();
  for (const part of own)
    if (part.signUp.shift.activity.state === 'publicity' && !listed.has(part.signUp.volunteer.id))
      byShift.set(part.signUp.shift.id, [...(byShift.get(part.signUp.shift.id) ?? []), part]);
  const crowded = [...byShift.values()].filter((people) => people.length >= 7);
  for (const people of crowded.filter((_, place) => place % 2 === 0))
    for (const part of people.slice(1, 5)) part.deviceHash = people[0]?.deviceHash ?? null;
}

/** How many others used the device of a person on that day. */
function countOthers(parts: readonly CityPart[]): void {
  const users = new Map<string, Set<number>>();
  const keyOf = ({ deviceHash, inAt }: CityPart): string => `${deviceHash}/${inAt ? toDay(inAt) : ''}`;
  for (const part of parts)
    users.set(keyOf(part), (users.get(keyOf(part)) ?? new Set()).add(part.signUp.volunteer.id));
  for (const part of parts) part.othersOnDevice = (users.get(keyOf(part))?.size ?? 1) - 1;
}
