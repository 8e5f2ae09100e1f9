import type { ActOf, UseCase } from '#platform/server/calls/use-case.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { shiftsOf, type TeamFacts, teamFactsOf } from '../activities.queries.ts';
import { changeActivity } from '../activities.store.ts';
import { lockOwn, requireSavable } from '../activity-guards.ts';
import { applyForm, requireKeptShifts } from '../changes/apply-form.ts';
import { changeOf } from '../changes/change-of.ts';
import { dropOpenChanges, insertChange } from '../changes/changes.store.ts';
import { changedFields, isMaterial, toldChanges } from '../life/activity-states.rules.ts';
import { withCleanContent } from '../content/content.rules.ts';
import { holdPictures } from '../pictures/hold-pictures.ts';
import type { ActivitiesReactions } from '../reactions.ts';
import { type ActivityRow, columnsOf, formOf, type ShiftRow } from './form.rules.ts';
import { closingOf } from './publish.rules.ts';
import { judgeForm, leadOf, requireUnblocked, type Verdict } from './verdict.ts';

type Updating = ActOf<typeof contract.updateActivity>;
type Given = Pick<ActivitiesReactions, 'onShiftsMoved'>;
type Saving = {
  row: ActivityRow;
  team: TeamFacts;
  shifts: readonly ShiftRow[];
  form: ActivityForm;
  fields: string[];
};

/**
 * Saves the form of an own activity. A published one is linted, and shifts that are new, moved or longer begin an hour
 * ahead at least; what people agreed to waits for review while the old version stays public (domain.md 4.2.4). A team of
 * trust grade A changes at once and is checked afterwards, except for what the centre must let through.
 */
export const updateActivity: UseCase<typeof contract.updateActivity, Given> = async (
  act,
  { form: written, ...target },
  given,
) => {
  const form = withCleanContent(written);
  const row = await lockOwn(act, target, 'update');
  const shifts = await shiftsOf(act.sql, row.id);
  await requireSavable(act.sql, form, {
    ownShiftIds: shifts.map(({ id }) => id),
    isPublic: row.status === 'published',
  });
  await requireKeptShifts(act, shifts, form);
  const team = await teamFactsOf(act.sql, row.teamId);
  const saving = { row, team, shifts, form, fields: changedFields(formOf(row, shifts), form) };
  const saved =
    row.status === 'published'
      ? await savePublic(act, saving, given)
      : {
          version: await applyForm(act, row, { ...saving, ...given, teamCategory: team.category }),
          isChange: false,
        };
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: {
      ...toldChanges(formOf(row, shifts), form, saving.fields),
      from: row.status,
      to: saved.isChange ? 'pendingChange' : row.status,
    },
  });
  return { activityId: row.id, status: row.status, ...saved };
};

/** Hands a change in, or makes it at once; either way it takes the place of one that waited. @throws Refusal blocked */
async function savePublic(act: Updating, saving: Saving, given: Given) {
  const { row, team, shifts, form, fields } = saving;
  const verdict = await requireUnblockedForm(act, saving);
  const isTrusted = team.trustGrade === 'A' && verdict.level !== 'release';
  const isMaterialChange = fields.some(isMaterial);
  await dropOpenChanges(act.sql, row.id, act.now);
  const isChange = verdict.level === 'release' || (isMaterialChange && !isTrusted);
  if (isChange || isMaterialChange) {
    const change = await changeOf(act.sql, row.id, { before: formOf(row, shifts), form, fields });
    await insertChange(act.sql, change, { status: isChange ? 'pending' : 'passed', now: act.now });
  }
  if (isChange) {
    await holdPictures(act, row, { change: form });
    return { version: await changeActivity(act.sql, row.id, { change: {}, now: act.now }), isChange };
  }
  const extra = {
    ...closingOf(columnsOf(form, team.category), row),
    ...(isMaterialChange && { reviewedBy: null }),
  };
  return {
    version: await applyForm(act, row, { ...saving, ...given, teamCategory: team.category, extra }),
    isChange,
  };
}

async function requireUnblockedForm(act: Updating, { row, shifts, form }: Saving): Promise<Verdict> {
  const subject = { teamId: row.teamId, activityId: row.id, ...leadOf(row, shifts, form) };
  const verdict = await judgeForm(act, form, subject);
  requireUnblocked(act, verdict);
  return verdict;
}
