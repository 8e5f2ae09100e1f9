import { maskName } from '#platform/contract/masking.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/covers.contract.ts';
import { lookingAt } from '../lists/get-sign-up-standing.ts';
import { activityScenes, shiftScenes } from '../lists/scene.queries.ts';
import { askedByGroup, coversOf, coversOffered, type CoverRow } from './covers.queries.ts';
import { judgeCover } from './covers.rules.ts';

/** What the caller asked cover for, and what they may take over, each judged as `takeCover` would. */
export const listMyCovers: UseCase<typeof contract.listMyCovers> = async (act) => {
  const { sql, now, caller } = act;
  const own = await coversOf(sql, caller.volunteerId);
  const asked = await askedByGroup(
    sql,
    own.map(({ requestId }) => requestId),
  );
  const offers = await coversOffered(sql, caller.volunteerId, now);
  const activityIds = [...new Set(offers.map(({ activityId }) => activityId))];
  const activities = activityIds.length === 0 ? [] : await activityScenes(sql, activityIds);
  const shifts = activityIds.length === 0 ? [] : await shiftScenes(sql, activityIds);
  const { viewer } = await lookingAt(act, activities, shifts);
  return {
    mine: own.map((row) => ({
      ...shiftOf(row),
      state: row.state,
      reason: row.reason,
      groups: asked
        .filter(({ requestId }) => requestId === row.requestId)
        .map(({ groupNo, askedCount, noCount }) => ({ groupNo, askedCount, noCount })),
      nextGroupAt: toInstantOrNull(row.nextGroupAt),
      takerName: row.takerName === null ? null : maskName(row.takerName),
    })),
    offers: offers.flatMap((row) => {
      const activity = activities.find(({ activityId }) => activityId === row.activityId);
      const shift = shifts.find(({ shiftId }) => shiftId === row.shiftId);
      if (!activity || !shift) return [];
      return [
        {
          ...shiftOf(row),
          askerName: maskName(row.askerName),
          groupNo: row.askedGroupNo,
          riskVersion: row.riskVersion,
          ...judged(judgeCover({ activity, shift, viewer }, now)),
        },
      ];
    }),
  };
};

const judged = ({ verdict, reasons }: ReturnType<typeof judgeCover>) => ({
  verdict,
  reasons: reasons.map(({ code: _code, ...reason }) => reason),
});

const shiftOf = (row: CoverRow) => ({
  requestId: row.requestId,
  activityId: row.activityId,
  title: row.title,
  teamName: row.teamName,
  postName: row.postName,
  placeName: row.placeName,
  startsAt: toInstant(row.startsAt),
  endsAt: toInstant(row.endsAt),
});
