import type { Act, Caller } from '#platform/server/calls/act.ts';
import type { ActivityForm } from '../../contract/activity-form.contract.ts';
import { shiftsWithHistory } from '../activities.queries.ts';
import { type ActivityChange, changeActivity, writeSearchTokens } from '../activities.store.ts';
import { holdPictures } from '../pictures/hold-pictures.ts';
import { type ActivityRow, columnsOf, type ShiftRow } from '../publish/form.rules.ts';
import { replaceShifts } from '../publish/shifts.store.ts';
import type { ActivitiesReactions } from '../reactions.ts';

export type Applied = {
  form: ActivityForm;
  fields: readonly string[];
  teamCategory: string;
  /** Columns besides those of the form. */
  extra?: ActivityChange;
} & Pick<ActivitiesReactions, 'onShiftsMoved'>;

/** Makes a form the stored content of a locked activity, its shifts, pictures and search words; gives the new version. No change of it waits any more. */
export async function applyForm(
  act: Act<Caller>,
  row: ActivityRow,
  { form, fields, teamCategory, extra, onShiftsMoved }: Applied,
): Promise<number> {
  await replaceShifts(act.sql, row.id, form);
  const change = { ...columnsOf(form, teamCategory), ...riskChange(row, fields), ...extra };
  const version = await changeActivity(act.sql, row.id, { change, now: act.now });
  await writeSearchTokens(act.sql, row.id, form);
  await holdPictures(act, row, { stored: form, change: null });
  if (row.publishedAt && fields.includes('shiftTimes')) await onShiftsMoved(act, row.id);
  return version;
}

/** A change of the risk notice counts its version up, so that a sign-up names the notice that was read. */
const riskChange = (row: ActivityRow, fields: readonly string[]): ActivityChange =>
  fields.includes('riskNotice') || fields.includes('riskLevel') ? { riskVersion: row.riskVersion + 1 } : {};

/**
 * @throws Refusal shiftTaken when a shift with history is deleted, has fewer places than are taken, or is moved after it
 * began
 */
export async function requireKeptShifts(
  act: Act<Caller, 'shiftTaken'>,
  stored: readonly ShiftRow[],
  { shifts }: ActivityForm,
): Promise<void> {
  const formOf = ({ id }: ShiftRow) => shifts.find((shift) => shift.id === id);
  const isCut = stored.some((shift) => (formOf(shift)?.capacity ?? shift.capacity) < shift.takenCount);
  const touched = stored.filter((shift) => {
    const kept = formOf(shift);
    const isMoved =
      kept !== undefined &&
      (Date.parse(kept.startsAt) !== shift.startsAt.getTime() ||
        Date.parse(kept.endsAt) !== shift.endsAt.getTime());
    return kept === undefined || (isMoved && shift.startsAt <= act.now);
  });
  const history = await shiftsWithHistory(
    act.sql,
    touched.map(({ id }) => id),
  );
  if (isCut || history.length > 0) throw act.refuse('shiftTaken');
}
