import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { withdrawActivity as operation } from '../../contract/team-activities.contract.ts';
import { changeActivity } from '../activities.store.ts';
import { lockOwn, type Written } from '../activity-guards.ts';

/** Takes an own activity back from review. */
export async function withdrawActivity(
  act: Act<TeamCaller>,
  target: ParsedRequestOf<typeof operation>,
): Promise<Written> {
  const row = await lockOwn(act, target, 'withdraw');
  const version = await changeActivity(act.sql, row.id, { change: { status: 'draft' }, now: act.now });
  await act.audit({ targetType: 'activity', targetId: row.id });
  return { activityId: row.id, version, status: 'draft' };
}
