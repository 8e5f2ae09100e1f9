import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { changeActivity } from '../activities.store.ts';
import { lockOwn } from '../activity-guards.ts';

/** Takes an own activity back from review. */
export const withdrawActivity: UseCase<typeof contract.withdrawActivity> = async (act, target) => {
  const row = await lockOwn(act, target, 'withdraw');
  const version = await changeActivity(act.sql, row.id, { change: { status: 'draft' }, now: act.now });
  await act.audit({ targetType: 'activity', targetId: row.id, detail: { from: row.status, to: 'draft' } });
  return { activityId: row.id, version, status: 'draft' };
};
