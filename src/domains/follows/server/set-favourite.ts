import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/follows.contract.ts';
import { followLimits } from '../contract/follows.words.ts';
import { countOf, publicActivity } from './follows.queries.ts';
import { addFavourite, removeFavourite } from './follows.store.ts';

/** Keeps or lets go of an activity. What is not public any more can still be let go of. */
export const setFavourite: UseCase<typeof contract.setFavourite> = async (act, { activityId, isOn }) => {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  if (isOn) {
    if (!(await publicActivity(sql, activityId))) throw new NotFound('没有找到这个活动');
    if (
      (await addFavourite(sql, { volunteerId, activityId, now })) &&
      (await countOf(sql, 'favourites', volunteerId)) > followLimits.favourites
    )
      throw act.refuse('tooManyFavourites');
  } else await removeFavourite(sql, { volunteerId, activityId });
  await act.audit({ targetType: 'activity', targetId: activityId, detail: { isOn } });
  return { isOn };
};
