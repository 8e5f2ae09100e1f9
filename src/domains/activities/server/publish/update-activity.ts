import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import type * as contract from '../../contract/team-activities.contract.ts';
import { hasPeople, shiftsOf, shiftsWithHistory, teamFactsOf } from '../activities.queries.ts';
import { type ActivityChange, changeActivity, writeSearchTokens } from '../activities.store.ts';
import { lockOwn, requireSavable } from '../activity-guards.ts';
import { changedFields, isMaterial, lockedFieldsOf, toldChanges } from '../life/activity-states.rules.ts';
import { type ActivityRow, columnsOf, formOf, type ShiftRow } from './form.rules.ts';
import { closingOf } from './publish.rules.ts';
import { replaceShifts, setShiftStatus } from './shifts.store.ts';
import { judgeForm, leadOf, requireUnblocked, submittedCounts, type Verdict } from './verdict.ts';

const releaseNeedsNobody =
  '已经有人报名，要由中心放行的改动现在不能保存。请改掉它，或在报名管理里移出、婉拒这些报名以后再改';

/**
 * Saves the form of an own activity. A published one is linted, and shifts that are new, moved or longer begin an hour
 * ahead at least; its material fields change only while nobody has signed up or come, and the change goes to review
 * again. A team of trust grade A stays public and is checked afterwards, and may add shifts whoever has signed up. What
 * the centre must let through always goes to review, and so needs an activity that nobody has signed up for.
 */
export const updateActivity: UseCase<typeof contract.updateActivity> = async (act, { form, ...target }) => {
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
    const isTrusted = team.trustGrade === 'A';
    const verdict = await requireChangeable(act, { row, shifts, form, fields, trustGrade: team.trustGrade });
    Object.assign(change, closingOf(columns));
    if ((fields.some(isMaterial) && !isTrusted) || verdict.level === 'release') {
      status = 'pending';
      Object.assign(change, submittedCounts(verdict));
    } else if (fields.some(isMaterial)) Object.assign(change, { reviewedBy: null });
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
    detail: { ...toldChanges(formOf(row, shifts), form, fields), from: row.status, to: status },
  });
  return { activityId: row.id, version, status };
};

/** A change of the risk notice counts its version up, so that a sign-up names the notice that was read. */
const riskChange = (row: ActivityRow, fields: readonly string[]): ActivityChange =>
  fields.includes('riskNotice') || fields.includes('riskLevel') ? { riskVersion: row.riskVersion + 1 } : {};

/** @throws Refusal shiftTaken when a shift with history is deleted or has fewer places than are taken */
async function requireKeptShifts(
  act: Act<TeamCaller, 'shiftTaken'>,
  stored: readonly ShiftRow[],
  { shifts }: ActivityForm,
): Promise<void> {
  const missing = stored.filter(({ id }) => !shifts.some((shift) => shift.id === id)).map(({ id }) => id);
  const isCut = stored.some(({ id, takenCount }) =>
    shifts.some((shift) => shift.id === id && shift.capacity < takenCount),
  );
  if (isCut || (await shiftsWithHistory(act.sql, missing)).length > 0) throw act.refuse('shiftTaken');
}

type Change = {
  row: ActivityRow;
  shifts: readonly ShiftRow[];
  form: ActivityForm;
  fields: readonly string[];
  trustGrade: string;
};

/** @throws Refusal blocked, or hasSignUps naming the fields that may not change now */
async function requireChangeable(
  act: Act<TeamCaller, 'blocked' | 'hasSignUps'>,
  { row, shifts, form, fields, trustGrade }: Change,
): Promise<Verdict> {
  const subject = { teamId: row.teamId, activityId: row.id, ...leadOf(row, shifts, form) };
  const verdict = await judgeForm(act, form, subject);
  requireUnblocked(act, verdict);
  const locked = fields.filter((field) => lockedFieldsOf(trustGrade).includes(field));
  const toRelease = verdict.findings.filter(({ level }) => level === 'release').map(({ field }) => field);
  if ((locked.length > 0 || toRelease.length > 0) && (await hasPeople(act.sql, row.id)))
    throw locked.length > 0
      ? act.refuse('hasSignUps', { result: { fields: locked } })
      : act.refuse('hasSignUps', { msg: releaseNeedsNobody, result: { fields: toRelease } });
  return verdict;
}
