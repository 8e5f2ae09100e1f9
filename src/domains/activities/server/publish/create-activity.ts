import type { Act } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { teamFactsOf } from '../activities.queries.ts';
import { insertActivity } from '../activities.store.ts';
import { requireSavable, type Written } from '../activity-guards.ts';
import { holdPictures } from '../pictures/hold-pictures.ts';
import { withCleanContent } from '../content/content.rules.ts';
import { replaceShifts } from './shifts.store.ts';

/** Stores a form as a new draft of a team; its pictures are held by who calls this. */
export async function storeDraft(
  act: Pick<Act, 'sql' | 'now'>,
  form: ActivityForm,
  teamId: number,
): Promise<Written> {
  const team = await teamFactsOf(act.sql, teamId);
  const owner = { teamId, organisationId: team.organisationId, category: team.category };
  const activityId = await insertActivity(act.sql, form, { owner, now: act.now });
  await replaceShifts(act.sql, activityId, form);
  return { activityId, version: 1, status: 'draft' };
}

/** Saves a new draft; a shift that names an id of another activity is refused. */
export const createActivity: UseCase<typeof contract.createActivity> = async (act, { form: given }) => {
  const form = withCleanContent(given);
  await requireSavable(act.sql, form, { ownShiftIds: [], isPublic: false });
  const written = await storeDraft(act, form, act.caller.teamId);
  const { teamId } = act.caller;
  await holdPictures(act, { id: written.activityId, teamId }, { stored: form });
  await act.audit({
    targetType: 'activity',
    targetId: written.activityId,
    detail: { title: form.title, shiftCount: form.shifts.length },
  });
  return written;
};
