import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { deleteActivityRow } from '../activities.store.ts';
import { lockOwn } from '../activity-guards.ts';
import { holdPictures } from '../pictures/hold-pictures.ts';

/** Deletes an own draft that was never published, so that nobody can have signed up for it. */
export const deleteActivity: UseCase<typeof contract.deleteActivity> = async (act, target) => {
  const row = await lockOwn(act, target, 'delete');
  await holdPictures(act, row, { stored: null, change: null });
  await deleteActivityRow(act.sql, row.id);
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: { activityNo: row.activityNo, title: row.title },
  });
  return {};
};
