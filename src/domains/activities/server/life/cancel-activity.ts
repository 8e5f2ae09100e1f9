import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { changeActivity, lockActivity } from '../activities.store.ts';
import { setShiftStatus } from '../publish/shifts.store.ts';
import { dropOpenChanges } from '../changes/changes.store.ts';
import { holdPictures } from '../pictures/hold-pictures.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { allowedActs } from './activity-states.rules.ts';
import { contestedActivity } from './contested-activity.ts';

/**
 * Calls an own activity off before it begins. It stays visible with the reason; what happens to the sign-ups is the
 * reaction's part, in the same transaction.
 */
export const cancelActivity: UseCase<
  typeof contract.cancelActivity,
  Pick<ActivitiesReactions, 'onCancelled'>
> = async (act, { activityId, version, reason }, { onCancelled }) => {
  const row = await lockActivity(act.sql, activityId);
  if (!row || row.teamId !== act.caller.teamId) throw new NotFound('没有找到这个活动');
  if (row.version !== version) throw await overtaken(act, contestedActivity(activityId));
  if (!allowedActs(row, act.now).includes('cancel'))
    throw act.refuse(row.status === 'published' ? 'started' : 'wrongStatus');
  for (const from of ['open', 'closed'] as const)
    await setShiftStatus(act.sql, activityId, { from, to: 'cancelled' });
  await dropOpenChanges(act.sql, activityId, act.now);
  await holdPictures(act, row, { change: null });
  const newVersion = await changeActivity(act.sql, activityId, {
    change: { status: 'cancelled', cancelReason: reason },
    now: act.now,
  });
  await onCancelled(act, activityId, reason);
  await act.audit({
    targetType: 'activity',
    targetId: activityId,
    reason,
    detail: { from: row.status, to: 'cancelled', takenCount: row.takenCount },
  });
  return { activityId, version: newVersion, status: 'cancelled' };
};
