import type { ShiftForm } from '../../../contract/activity-form.contract.ts';
import type { Finding } from '../../../contract/activity-views.contract.ts';
import { faultOf, type ShiftField } from '../../../contract/shift-faults.rules.ts';

/** What stands below a row: at which control, or about the whole row; a hint lets the row stay as it is. */
export type RowNote = { at: ShiftField | undefined; msg: string; isHint: boolean };

type Said = { path: string; msg: string };

const rowPath = /^shifts\.(\d+)(?:\.(\w+))?/;

/**
 * What is to be said of each row, by its place: what is seen here at once, else what the server refused, else what the check
 * found. Looked through once for all rows.
 */
export function notesOfRows(
  shifts: readonly ShiftForm[],
  refused: readonly Said[],
  findings: readonly Finding[],
): ReadonlyMap<number, RowNote> {
  const notes = new Map<number, RowNote>();
  const put = (index: number, note: RowNote): void => {
    const known = notes.get(index);
    if (!known || (known.isHint && !note.isHint)) notes.set(index, note);
  };
  shifts.forEach((shift, index) => {
    const fault = faultOf(shift);
    if (fault) put(index, { at: fault.field, msg: fault.msg, isHint: false });
  });
  for (const { path, msg, isHint } of [
    ...refused.map((said) => ({ ...said, isHint: false })),
    ...findings.map(({ field, msg, level }) => ({ path: field, msg, isHint: level === 'warn' })),
  ]) {
    const [, index, at] = rowPath.exec(path) ?? [];
    if (index !== undefined) put(Number(index), { at: at as ShiftField | undefined, msg, isHint });
  }
  return notes;
}
