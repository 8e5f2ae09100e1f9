import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, TeamCaller } from '#platform/server/act.ts';
import { Refusal } from '#platform/server/failures.ts';
import type { ActivityForm } from '../contract/activity-form.contract.ts';
import type { updateActivity as operation } from '../contract/team-activities.contract.ts';
import { hasLiveSignUps, shiftsOf, shiftsWithHistory, teamFactsOf } from './activities.queries.ts';
import { type ActivityChange, changeActivity, writeSearchTokens } from './activities.store.ts';
import { lockOwn, requireSavable, type Written } from './activity-guards.ts';
import { changedFields, isMaterial } from './activity-states.rules.ts';
import { judgeForm, requireUnblocked } from './check-activity.ts';
import { type ActivityRow, columnsOf, formOf, type ShiftRow } from './form.rules.ts';
import { closingOf } from './publish.rules.ts';
import { replaceShifts, setShiftStatus } from './shifts.store.ts';

/**
 * Saves the form of an own activity. A published one is linted; its material fields change only while nobody has
 * signed up, and the change goes to review again unless the team has trust grade A.
 */
export async function updateActivity(
  act: Act<TeamCaller>,
  { form, ...target }: ParsedRequestOf<typeof operation>,
): Promise<Written> {
  const row = await lockOwn(act, target, 'update');
  const shifts = await shiftsOf(act.sql, row.id);
  await requireSavable(
    act.sql,
    form,
    shifts.map(({ id }) => id),
  );
  await requireKeptShifts(act, shifts, form);
  const fields = changedFields(formOf(row, shifts), form);
  const team = await teamFactsOf(act.sql, row.teamId);
  const columns = columnsOf(form, team.category);
  const change: ActivityChange = { ...columns, ...riskChange(row, fields) };
  let { status } = row;
  if (status === 'published') {
    await requireChangeable(act, { row, form, fields });
    Object.assign(change, closingOf(columns));
    if (fields.some(isMaterial) && team.trustGrade !== 'A') status = 'pending';
  }
  await replaceShifts(act.sql, row.id, form.shifts);
  if (status !== row.status) {
    await setShiftStatus(act.sql, row.id, { from: 'open', to: 'closed' });
    Object.assign(change, { status, submittedAt: act.now, reviewNote: null });
  }
  const version = await changeActivity(act.sql, row.id, { change, now: act.now });
  await writeSearchTokens(act.sql, row.id, form);
  await act.audit({
    targetType: 'activity',
    targetId: row.id,
    detail: { fields, from: row.status, to: status },
  });
  return { activityId: row.id, version, status };
}

/** A change of the risk notice counts its version up, so that a sign-up names the notice that was read. */
const riskChange = (row: ActivityRow, fields: readonly string[]): ActivityChange =>
  fields.includes('riskNotice') || fields.includes('riskLevel') ? { riskVersion: row.riskVersion + 1 } : {};

/** @throws Refusal shiftTaken when a shift with history is deleted or has fewer places than are taken */
async function requireKeptShifts(
  act: Act,
  stored: readonly ShiftRow[],
  { shifts }: ActivityForm,
): Promise<void> {
  const missing = stored.filter(({ id }) => !shifts.some((shift) => shift.id === id)).map(({ id }) => id);
  const isCut = stored.some(({ id, takenCount }) =>
    shifts.some((shift) => shift.id === id && shift.capacity < takenCount),
  );
  if (isCut || (await shiftsWithHistory(act.sql, missing)).length > 0) throw new Refusal('shiftTaken');
}

/** @throws Refusal blocked, or hasSignUps naming the fields that may not change */
async function requireChangeable(
  act: Act,
  { row, form, fields }: { row: ActivityRow; form: ActivityForm; fields: readonly string[] },
): Promise<void> {
  const subject = { teamId: row.teamId, activityId: row.id, leadMinutes: null };
  requireUnblocked(await judgeForm(act, form, subject));
  const locked = fields.filter(isMaterial);
  if (locked.length > 0 && (await hasLiveSignUps(act.sql, row.id)))
    throw new Refusal('hasSignUps', { result: { fields: locked } });
}
