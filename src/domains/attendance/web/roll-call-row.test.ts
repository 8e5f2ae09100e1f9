import { expect, it } from 'vitest';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { actsOf, type RollCallAct } from './roll-call-row.tsx';

const row = (parts: Partial<AttendanceRow>): AttendanceRow =>
  ({ state: 'expected', isLocked: false, participationId: null, ...parts }) as AttendanceRow;
const expected = actsOf(row({}));
const inside = actsOf(row({ state: 'checkedIn', participationId: 5 }));
const out = actsOf(row({ state: 'checkedOut', participationId: 5 }));
/** Rows are drawn from the right. */
const placeOf = (acts: readonly RollCallAct[], act: RollCallAct): number => acts.length - acts.indexOf(act);

it('never puts an act where the act stood that it undoes', () => {
  expect(placeOf(inside, 'out')).not.toBe(placeOf(expected, 'in'));
  expect(placeOf(inside, 'undo')).not.toBe(placeOf(expected, 'in'));
  expect(placeOf(out, 'undo')).not.toBe(placeOf(inside, 'out'));
});

it('leaves nothing to do with a row whose hours are confirmed', () => {
  expect(actsOf(row({ state: 'checkedOut', participationId: 5, isLocked: true }))).toEqual([]);
});
