import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { starOf } from '#domains/volunteers/server/index.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/stars.contract.ts';
import { effectiveOf, starLevels, starsOfPeople } from './stars.queries.ts';

/** One's own way along the stars. */
export const getMyStars: UseCase<typeof contract.getMyStars> = async ({ sql, now, caller }) => {
  const { volunteerId } = caller;
  const levels = await starLevels(sql);
  const stars = await starsOfPeople(sql, [volunteerId]);
  const effective = await effectiveOf(sql, [volunteerId]);
  const clock = await readWorkdaysLeft(sql, now);
  return {
    level: await starOf(sql, volunteerId),
    effectiveMinutes: effective.get(volunteerId)?.minutes ?? 0,
    levels: levels.map(({ level, minMinutes }) => {
      const star = standingOf(stars.filter((each) => each.level === level));
      return {
        level,
        minMinutes: star && star.state !== 'withdrawn' ? star.askedMinutes : minMinutes,
        state: star?.state ?? null,
        countedAt: toInstantOrNull(star?.countedAt ?? null),
        confirmedAt: toInstantOrNull(star?.confirmedAt ?? null),
        publicityLastDay: star?.publicityEndsAt ? clock.lastDayBefore(star.publicityEndsAt) : null,
        awardedAt: toInstantOrNull(star?.awardedAt ?? null),
        reason: star?.reason ?? null,
      };
    }),
  };
};

/** Of one level's stars the one that stands or is on its way; without any the last that was withdrawn. */
const standingOf = <Star extends { state: string; countedAt: Date }>(
  stars: readonly Star[],
): Star | undefined =>
  stars.find(({ state }) => state !== 'withdrawn') ??
  stars.toSorted((one, other) => other.countedAt.getTime() - one.countedAt.getTime())[0];
