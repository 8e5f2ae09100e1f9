import type { AttendanceRow } from '../../contract/attendance.contract.ts';
import type { Tap } from './roll-call-taps.ts';

/** A row as the leader sees it: with what was tapped of it and has not come up yet. */
export type RollCallRow = AttendanceRow & { isHeld: boolean };

const stateAfter = { in: 'checkedIn', out: 'checkedOut', absent: 'absent', excused: 'excused' } as const;

/** The rows of a shift with the taps that wait on this device laid over them, in their order. */
export function withTaps(
  rows: readonly AttendanceRow[],
  shiftId: number,
  taps: readonly Tap[],
): RollCallRow[] {
  const own = taps.filter((tap) => tap.shiftId === shiftId);
  return rows.map((row) => {
    const mine = own.filter(({ people }) =>
      people.some(({ volunteerId }) => volunteerId === row.volunteerId),
    );
    return { ...mine.reduce(afterTap, row), isHeld: mine.length > 0 };
  });
}

function afterTap(row: AttendanceRow, { act, at, reason }: Tap): AttendanceRow {
  const state = stateAfter[act];
  if (act === 'in') return { ...row, state, checkedInAt: at, inMethod: 'rollCall', absentReason: null };
  if (act === 'out') return { ...row, state, checkedOutAt: at, outMethod: 'rollCall' };
  return { ...row, state, absentReason: reason ?? null };
}

/** Who is shown: everybody, or those of one kind. */
export const rollCallViews = {
  all: '全部',
  expected: '待签到',
  inside: '在场',
  open: '未签退',
  out: '已签退',
  absent: '缺席',
} as const;
export type RollCallView = keyof typeof rollCallViews;

const viewOf: Record<AttendanceRow['state'], RollCallView> = {
  expected: 'expected',
  checkedIn: 'inside',
  noCheckOut: 'open',
  checkedOut: 'out',
  absent: 'absent',
  excused: 'absent',
};

/** How many rows each view has. */
export function countByView(rows: readonly AttendanceRow[]): Record<RollCallView, number> {
  const counts = { all: rows.length, expected: 0, inside: 0, open: 0, out: 0, absent: 0 };
  for (const { state } of rows) counts[viewOf[state]] += 1;
  return counts;
}

/** Rows of a view that a few letters find: of the name, of its spelling or initials, or the end of the phone number. */
export function findRows<Row extends AttendanceRow>(
  rows: readonly Row[],
  { view, typed }: { view: RollCallView; typed: string },
): Row[] {
  const wanted = typed.toLowerCase().replaceAll(/[\s’']/g, '');
  return rows.filter(
    (row) => (view === 'all' || viewOf[row.state] === view) && (wanted === '' || isFoundBy(row, wanted)),
  );
}

const isFoundBy = ({ name, spelling, mobileMasked, volunteerNo }: AttendanceRow, wanted: string): boolean =>
  name.toLowerCase().includes(wanted) ||
  spelling.split(' ').some((part) => part.startsWith(wanted)) ||
  (/^\d{2,}$/.test(wanted) && (mobileMasked.endsWith(wanted) || volunteerNo.endsWith(wanted)));
