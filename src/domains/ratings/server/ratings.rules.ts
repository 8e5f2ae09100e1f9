import { dayMs } from '#platform/contract/durations.ts';
import { ratingLimits, type RatingRefusal } from '../contract/ratings.words.ts';

export type RatingFacts = { isServed: boolean; endsAt: Date; isRated: boolean };

/** Until when a service that ended then can be rated; from then on what was said is shown. */
export const ratingEnds = (endsAt: Date): Date => new Date(endsAt.getTime() + ratingLimits.days * dayMs);

/** May this service be rated now? Once, by who has come and gone, after the shift and within the days. */
export function judgeRating(
  { isServed, endsAt, isRated }: RatingFacts,
  now: Date,
): RatingRefusal | undefined {
  if (!isServed) return 'notServed';
  if (now < endsAt) return 'notOver';
  if (isRated) return 'alreadyRated';
  return now >= ratingEnds(endsAt) ? 'windowOver' : undefined;
}

/** The mean of all four marks with one decimal; none under three ratings. */
export const overallOf = (count: number, sums: readonly number[]): number | null =>
  count < ratingLimits.averageFrom
    ? null
    : Math.round((sums.reduce((total, sum) => total + sum, 0) / (count * sums.length)) * 10) / 10;

/** The mean of each mark with one decimal; none under three ratings, which would tell of single people. */
export const averagesOf = (count: number, sums: readonly number[]): number[] | null =>
  count < ratingLimits.averageFrom ? null : sums.map((sum) => Math.round((sum / count) * 10) / 10);
