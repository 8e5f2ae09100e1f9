import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/act.ts';
import { NotFound } from '#platform/server/failures.ts';
import type { copyActivity as operation } from '../contract/team-activities.contract.ts';
import { findOwnActivity, shiftsOf } from './activities.queries.ts';
import type { Written } from './activity-guards.ts';
import { copyOf } from './copy.rules.ts';
import { storeDraft } from './create-activity.ts';
import { formOf } from './form.rules.ts';

/** Makes a draft from an own activity in any state. */
export async function copyActivity(
  act: Act<TeamCaller>,
  { activityId }: ParsedRequestOf<typeof operation>,
): Promise<Written> {
  const row = await findOwnActivity(act.sql, activityId, act.caller.teamId);
  if (!row) throw new NotFound('没有找到这个活动');
  const form = copyOf(formOf(row, await shiftsOf(act.sql, activityId)), act.now);
  const written = await storeDraft(act, form, act.caller.teamId);
  await act.audit({
    targetType: 'activity',
    targetId: written.activityId,
    detail: { copiedFrom: activityId },
  });
  return written;
}
