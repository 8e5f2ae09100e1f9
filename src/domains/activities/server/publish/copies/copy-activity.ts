import { isDeepStrictEqual } from 'node:util';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ActivityForm } from '../../../contract/activity-form.contract.ts';
import type * as contract from '../../../contract/team-activities.contract.ts';
import { shiftsOf, untouchedDrafts } from '../../activities.queries.ts';
import { lockActivity } from '../../activities.store.ts';
import type { Written } from '../../activity-guards.ts';
import { askedCopies } from './asked-copies.ts';
import { copyOf, sameCopyMs } from './copy.rules.ts';
import { storeDraft } from '../create-activity.ts';
import { formOf } from '../form.rules.ts';
import { holdPictures } from '../../pictures/hold-pictures.ts';

/** Makes drafts of an own activity in any state, one a week; asked twice within seconds (a double click), both get the same drafts. */
export const copyActivity: UseCase<typeof contract.copyActivity> = async (act, request) => {
  // Two presses of one button wait for each other here, so that the second finds what the first has made.
  await lockActivity(act.sql, request.activityId);
  const { copies } = await askedCopies(act, request);
  const made: Written[] = [];
  for (const { form } of copies) {
    const written = (await justCopied(act, form)) ?? (await storeDraft(act, form, act.caller.teamId));
    made.push(written);
    const copy = { id: written.activityId, teamId: act.caller.teamId };
    await holdPictures(act, copy, { stored: form });
    await act.audit({
      targetType: 'activity',
      targetId: written.activityId,
      detail: { copiedFrom: request.activityId },
    });
  }
  const [first] = made;
  if (!first) throw new NotFound('没有找到这个活动');
  return { ...first, madeCount: made.length };
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
