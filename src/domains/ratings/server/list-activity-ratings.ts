import { findOwnActivity } from '#domains/activities/server/index.ts';
import { isMasked } from '#domains/attendance/server/index.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/ratings.contract.ts';
import { receivedFor, servedIn } from './ratings.queries.ts';
import { judgeRating, ratingEnds } from './ratings.rules.ts';

/** Who served in the caller's activity and what was said on both sides. @throws NotFound */
export const listActivityRatings: UseCase<typeof contract.listActivityRatings> = async (act, { id }) => {
  const own = await findOwnActivity(act.sql, id, act.caller.teamId);
  if (!own || !leadsActivity(act.caller, id)) throw new NotFound('没有这个活动');
  const rows = await servedIn(act.sql, id);
  return {
    list: rows.map((row) => ({
      participationId: row.participationId,
      name: isMasked(row) ? maskName(row.name) : row.name,
      postName: row.postName,
      startsAt: toInstant(row.startsAt),
      rateUntil:
        judgeRating({ isServed: true, endsAt: row.endsAt, isRated: row.given !== null }, act.now) ===
        undefined
          ? toInstant(ratingEnds(row.endsAt))
          : null,
      given: row.given,
    })),
    received: await receivedFor(act.sql, id, act.now),
  };
};
