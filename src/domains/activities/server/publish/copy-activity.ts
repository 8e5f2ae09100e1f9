import { isDeepStrictEqual } from 'node:util';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { shiftsOf, untouchedDrafts } from '../activities.queries.ts';
import { lockActivity } from '../activities.store.ts';
import type { Written } from '../activity-guards.ts';
import { copyOf, sameCopyMs } from './copy.rules.ts';
import { storeDraft } from './create-activity.ts';
import { formOf } from './form.rules.ts';

/** Makes a draft from an own activity in any state; asked twice within seconds (a double click), both get the one draft. */
export const copyActivity: UseCase<typeof contract.copyActivity> = async (act, { activityId }) => {
  const row = await lockActivity(act.sql, activityId);
  if (row?.teamId !== act.caller.teamId) throw new NotFound('没有找到这个活动');
  const form = copyOf(formOf(row, await shiftsOf(act.sql, activityId)), act.now);
  const written = (await justCopied(act, form)) ?? (await storeDraft(act, form, act.caller.teamId));
  await act.audit({
    targetType: 'activity',
    targetId: written.activityId,
    detail: { copiedFrom: activityId },
  });
  return written;
};

/** The draft that the same press made a moment ago: equal in every field and not written since. */
async function justCopied(act: Act<TeamCaller>, form: ActivityForm): Promise<Written | undefined> {
  const since = new Date(act.now.getTime() - sameCopyMs);
  for (const draft of await untouchedDrafts(act.sql, {
    teamId: act.caller.teamId,
    title: form.title,
    since,
  })) {
    const made = copyOf(formOf(draft, await shiftsOf(act.sql, draft.id)), act.now);
    if (isDeepStrictEqual(made, form)) return { activityId: draft.id, version: 1, status: 'draft' };
  }
  return undefined;
}
