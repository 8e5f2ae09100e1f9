import { ratingEnds } from '#domains/ratings/server/ratings.rules.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type City, dayMs, hourMs, plus } from '../city.ts';
import { REMARKS } from '../texts/office/remarks.ts';
import { createRandom } from '../texts/random.ts';

type Row = Record<string, unknown>;

/** So far back services have ratings. */
const ratedDays = 60;
const marks = [
  [5, 6],
  [4, 3],
  [3, 1],
] as const;

/** Ratings of both sides, of one and of none; some of the last week are still blind. */
export function growRatings(city: City, participations: readonly Row[]): Row[] {
  const rng = createRandom('jianglan ratings');
  const shifts = new Map(city.shifts.map((shift) => [shift.id, shift]));
  return participations.flatMap((row) => {
    const shift = shifts.get(Number(row.shiftId));
    if (row.status !== 'checkedOut' || !shift || shift.endsAt < plus(city.now, -ratedDays * dayMs)) return [];
    const createdAt = plus(shift.endsAt, rng.int(2, 48) * hourMs);
    if (createdAt > city.now) return [];
    const rating = (direction: 'ofService' | 'ofVolunteer'): Row => ({
      participationId: row.id,
      direction,
      activityId: shift.activity.id,
      teamId: shift.activity.team.id,
      volunteerId: row.volunteerId,
      scores: [0, 1, 2, 3].map(() => rng.weighted(marks)),
      text: rng.chance(0.3) ? REMARKS[direction === 'ofService' ? 'ratedService' : 'ratedVolunteer'] : '',
      ratedBy: direction === 'ofService' ? row.volunteerId : shift.activity.team.accountId,
      createdAt: toInstant(createdAt),
      shownAt: toInstant(ratingEnds(shift.endsAt)),
    });
    const [ofService, ofVolunteer] = [rng.chance(0.35), rng.chance(0.45)];
    return [...(ofService ? [rating('ofService')] : []), ...(ofVolunteer ? [rating('ofVolunteer')] : [])];
  });
}
