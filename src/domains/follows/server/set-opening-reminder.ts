import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/follows.contract.ts';
import { followLimits } from '../contract/follows.words.ts';
import { countOf, publicActivity } from './follows.queries.ts';
import { addOpeningReminder, removeOpeningReminder } from './follows.store.ts';

/** Waits for sign-up to open, or no more. */
export const setOpeningReminder: UseCase<typeof contract.setOpeningReminder> = async (
  act,
  { activityId, isOn },
) => {
  const { sql, now } = act;
  const { volunteerId } = act.caller;
  if (isOn) {
    const activity = await publicActivity(sql, activityId);
    if (activity?.status !== 'published') throw new NotFound('没有找到这个活动');
    if (!activity.signUpOpensAt || activity.signUpOpensAt <= now) throw act.refuse('alreadyOpen');
    await addOpeningReminder(sql, { volunteerId, activityId, now });
    if ((await countOf(sql, 'openingReminders', volunteerId)) > followLimits.reminders)
      throw act.refuse('tooManyReminders');
  } else await removeOpeningReminder(sql, { volunteerId, activityId });
  await act.audit({ targetType: 'activity', targetId: activityId, detail: { isOn } });
  return { isOn };
};
