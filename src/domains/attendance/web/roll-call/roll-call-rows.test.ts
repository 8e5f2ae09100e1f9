import { expect, it } from 'vitest';
import type { AttendanceRow } from '../../contract/attendance.contract.ts';
import { countByView, findRows, withTaps } from './roll-call-rows.ts';

const row = (volunteerId: number, name: string, spelling: string, more: Partial<AttendanceRow> = {}) =>
  ({
    volunteerId,
    name,
    spelling,
    mobileMasked: `138****${String(volunteerId).padStart(4, '0')}`,
    volunteerNo: `JL${volunteerId}`,
    state: 'expected',
    checkedInAt: null,
    ...more,
  }) as AttendanceRow;
const rows = [
  row(5678, '张伟', 'zhangwei zw'),
  row(12, '单雪', 'shanxue sx', { state: 'checkedIn' }),
  row(8012, '周薇', 'zhouwei zw', { state: 'noCheckOut' }),
];
const found = (typed: string) => findRows(rows, { view: 'all', typed }).map(({ name }) => name);

it.each([
  ['', ['张伟', '单雪', '周薇']],
  ['伟', ['张伟']],
  ['zw', ['张伟', '周薇']],
  ['Zhang Wei', ['张伟']],
  ['shan', ['单雪']],
  ['5678', ['张伟']],
  ['12', ['单雪', '周薇']],
  ['8', []],
  ['hang', []],
])('“%s” finds %j', (typed, names) => {
  expect(found(typed)).toEqual(names);
});

it('lays taps over the rows in their order, and counts what the leader sees', () => {
  const tap = {
    id: 'a',
    at: '2026-11-21T00:30:00.000Z',
    shiftId: 7,
    people: [{ volunteerId: 5678, name: '张伟' }],
  };
  const held = withTaps(rows, 7, [
    { ...tap, act: 'in' },
    { ...tap, id: 'b', at: '2026-11-21T03:30:00.000Z', act: 'out' },
    { ...tap, id: 'c', shiftId: 8, people: [{ volunteerId: 12, name: '单雪' }], act: 'out' },
  ]);
  expect(held).toMatchObject([
    { state: 'checkedOut', checkedInAt: tap.at, checkedOutAt: '2026-11-21T03:30:00.000Z', isHeld: true },
    { state: 'checkedIn', isHeld: false },
    { state: 'noCheckOut', isHeld: false },
  ]);
  expect(countByView(held)).toEqual({ all: 3, expected: 0, inside: 1, open: 1, out: 1, absent: 0 });
});
