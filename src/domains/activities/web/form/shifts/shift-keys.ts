import type { ShiftForm } from '../../../contract/activity-form.contract.ts';

const keys = new WeakMap<ShiftForm, string>();
let made = 0;

/** What a row is known by while the form is open, whatever is typed into it and wherever it moves. */
export function keyOf(shift: ShiftForm): string {
  const known = keys.get(shift);
  if (known !== undefined) return known;
  made += 1;
  const key = `shift-${made}`;
  keys.set(shift, key);
  return key;
}

/** The same row with other values. */
export function changedShift(shift: ShiftForm, patch: Partial<ShiftForm>): ShiftForm {
  const changed = { ...shift, ...patch };
  keys.set(changed, keyOf(shift));
  return changed;
}
