import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { deleteActivity as operation } from '../../contract/team-activities.contract.ts';
import { deleteActivityRow } from '../activities.store.ts';
import { lockOwn } from '../activity-guards.ts';

/** Deletes an own draft that was never published, so that nobody can have signed up for it. */
export async function deleteActivity(
  act: Act<TeamCaller>,
  target: ParsedRequestOf<typeof operation>,
): Promise<Record<string, never>> {
  const row = await lockOwn(act, target, 'delete');
  await deleteActivityRow(act.sql, row.id);
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: { activityNo: row.activityNo, title: row.title },
  });
  return {};
}
