import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { RatingRefusal } from '../contract/ratings.words.ts';
import { judgeRating, ratingEnds } from './ratings.rules.ts';
import { ratedSides, serviceToRate } from './ratings.queries.ts';
import { insertRating } from './ratings.store.ts';

type Service = NonNullable<Awaited<ReturnType<typeof serviceToRate>>>;
type Rating = {
  direction: 'ofService' | 'ofVolunteer';
  participationId: number;
  scores: number[];
  text: string;
  isTheirs: (service: Service) => boolean;
};

/** Keeps one side's rating of a service, and tells whether both can be read now. @throws NotFound, Refusal */
export async function rate(
  act: Act<SignedInCaller, RatingRefusal>,
  rating: Rating,
): Promise<{ isShown: boolean }> {
  const { sql, now } = act;
  const { direction, participationId, scores, text } = rating;
  const service = await serviceToRate(sql, participationId);
  if (!service || !rating.isTheirs(service)) throw new NotFound('没有这次服务');
  const sides = await ratedSides(sql, participationId);
  const isServed = service.status === 'checkedOut';
  const refusal = judgeRating({ ...service, isServed, isRated: sides.includes(direction) }, now);
  if (refusal) throw act.refuse(refusal);
  const { activityId, teamId, volunteerId, endsAt } = service;
  const isKept = await insertRating(sql, {
    participationId,
    direction,
    activityId,
    teamId,
    volunteerId,
    scores,
    text,
    ratedBy: act.caller.accountId,
    createdAt: now,
    shownAt: ratingEnds(endsAt),
  });
  if (!isKept) throw act.refuse('alreadyRated');
  // What was said stays out of the log: it is blind there, too.
  await act.audit({ targetType: 'participation', targetId: participationId });
  return { isShown: sides.length > 0 };
}
