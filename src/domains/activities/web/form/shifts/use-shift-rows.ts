import { useMemo } from 'react';
import type { FormChange } from '#platform/web/long-form/form-editor.ts';
import type { ActivityForm, ShiftForm } from '../../../contract/activity-form.contract.ts';
import { useActivityForm } from '../activity-form-context.ts';
import { nextShift } from '../activity-form-defaults.ts';
import { changedShift, keyOf } from './shift-keys.ts';
import { shiftLater } from './shift-times.rules.ts';

/** What may be done with the rows; a row is meant by its key. */
export type ShiftRows = {
  change: (key: string, patch: Partial<ShiftForm>) => void;
  copy: (key: string, days: number) => void;
  /** The same time again, for a post that is still to be named. */
  addPost: (key: string) => void;
  remove: (keys: readonly string[]) => void;
  add: (shifts: readonly ShiftForm[]) => void;
  addNext: () => void;
};

const rowsWith = (set: (change: FormChange<ActivityForm>) => void): ShiftRows => {
  const make = (shiftsOf: (shifts: readonly ShiftForm[]) => ShiftForm[]): void =>
    set(({ shifts }) => ({ shifts: shiftsOf(shifts) }));
  return {
    change: (key, patch) =>
      make((shifts) => shifts.map((shift) => (keyOf(shift) === key ? changedShift(shift, patch) : shift))),
    copy: (key, days) =>
      make((shifts) =>
        shifts.flatMap((shift) => (keyOf(shift) === key ? [shift, shiftLater(shift, days)] : [shift])),
      ),
    addPost: (key) =>
      make((shifts) =>
        shifts.flatMap((shift) =>
          keyOf(shift) === key ? [shift, { ...shiftLater(shift, 0), postName: '' }] : [shift],
        ),
      ),
    remove: (keys) => make((shifts) => shifts.filter((shift) => !keys.includes(keyOf(shift)))),
    add: (added) => make((shifts) => [...shifts, ...added]),
    addNext: () => make((shifts) => [...shifts, nextShift(shifts, new Date())]),
  };
};

/** The acts on the rows of the form; the same ones as long as the form is open. */
export function useShiftRows(): ShiftRows {
  const { set } = useActivityForm();
  return useMemo(() => rowsWith(set), [set]);
}
