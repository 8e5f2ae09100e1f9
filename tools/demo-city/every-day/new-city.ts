import { toDay } from '#platform/contract/instants.ts';
import type { City } from '../city.ts';
import { createIdsInTime } from '../id-at.ts';
import { createRandom } from '../texts/random.ts';

/** The city before anything has grown in it: the same `now` gives the same city. */
export function newCity(now: Date, organisationIds: ReadonlyMap<string, number>): City {
  return {
    now,
    today: toDay(now),
    rng: createRandom('jianglan city'),
    idAt: createIdsInTime(),
    organisationIds,
    reviewerId: 0,
    teams: [],
    volunteers: [],
    activities: [],
    shifts: [],
  };
}
