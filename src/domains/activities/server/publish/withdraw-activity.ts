import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { changeActivity } from '../activities.store.ts';
import { lockOwn } from '../activity-guards.ts';
import { dropOpenChanges } from '../changes/changes.store.ts';
import { holdPictures } from '../pictures/hold-pictures.ts';

/** Takes an own activity back from review, or the change of a published one, which stays as it is. */
export const withdrawActivity: UseCase<typeof contract.withdrawActivity> = async (act, target) => {
  const row = await lockOwn(act, target, 'withdraw');
  const isChange = row.status === 'published';
  if (isChange) {
    await dropOpenChanges(act.sql, row.id, act.now);
    await holdPictures(act, row, { change: null });
  }
  const status = isChange ? row.status : 'draft';
  const version = await changeActivity(act.sql, row.id, { change: { status }, now: act.now });
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: isChange ? { from: 'pendingChange', to: status } : { from: row.status, to: status },
  });
  return { activityId: row.id, version, status };
};
