import { expect, it } from 'vitest';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { actsOf, type RollCallAct } from './roll-call-row.tsx';

const row = (parts: Partial<AttendanceRow>): AttendanceRow =>
  ({ state: 'expected', isLocked: false, participationId: null, ...parts }) as AttendanceRow;
const shift = { startsAt: '2026-11-28T08:30:00+08:00' };
const before = new Date('2026-11-28T08:29:59+08:00');
const begun = new Date(shift.startsAt);
const expected = actsOf(row({}), shift, begun);
const inside = actsOf(row({ state: 'checkedIn', participationId: 5 }), shift, begun);
const out = actsOf(row({ state: 'checkedOut', participationId: 5 }), shift, begun);
/** Rows are drawn from the right. */
const placeOf = (acts: readonly RollCallAct[], act: RollCallAct): number => acts.length - acts.indexOf(act);

it('never puts an act where the act stood that it undoes', () => {
  expect(placeOf(inside, 'out')).not.toBe(placeOf(expected, 'in'));
  expect(placeOf(inside, 'undo')).not.toBe(placeOf(expected, 'in'));
  expect(placeOf(out, 'undo')).not.toBe(placeOf(inside, 'out'));
});

it('leaves nothing to do with a row whose hours are confirmed', () => {
  expect(actsOf(row({ state: 'checkedOut', participationId: 5, isLocked: true }), shift, begun)).toEqual([]);
});

it('offers absence only once the shift has begun', () => {
  expect(actsOf(row({}), shift, before)).toEqual(['in']);
  expect(expected).toEqual(['in', 'absent', 'excused']);
});
