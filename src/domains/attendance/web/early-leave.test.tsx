import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { AttendanceStepForm } from './attendance-step-form.tsx';
import { RollCallShift } from './roll-call-shift.tsx';
import type { ShiftBoard } from './roll-call/shift-board.ts';

const times = { startsAt: '2026-11-28T08:30:00+08:00', endsAt: '2026-11-28T11:30:00+08:00' };
const send = vi.fn<(url: string, init?: RequestInit) => Promise<Response>>();
const receipt = { placeResult: 'unknown', receiptNo: 'Q1' };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-28T08:40:00+08:00') });
  vi.stubGlobal('fetch', send);
  vi.stubGlobal('isSecureContext', false);
  send.mockImplementation(async (url) => {
    const result = url.includes('RollCall') ? { doneCount: 1, refused: [] } : receipt;
    return Response.json({ code: 200, msg: '', result });
  });
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const sent = (path: string) => send.mock.calls.filter(([url]) => url.endsWith(path)).length;
const press = (name: string) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const pass = () => act(() => vi.advanceTimersByTimeAsync(5_000));

function openForm() {
  render(
    <OperationCache>
      <AttendanceStepForm shift={{ shiftId: 7, ...times }} act="checkOut" code="123456" refreshes={[]} />
    </OperationCache>,
  );
}
function openBoard() {
  const row = {
    volunteerId: 3,
    name: '叶青',
    mobileMasked: '138****5678',
    state: 'checkedIn',
    isLocked: false,
    participationId: 5,
    isWalkIn: false,
    companionCount: 0,
    checkedInAt: times.startsAt,
    checkedOutAt: null,
    inArrivedAt: null,
    outArrivedAt: null,
  } as unknown as AttendanceRow;
  const shift = { shiftId: 7, postName: '清滩', ...times, rows: [row] } as unknown as ShiftBoard;
  render(
    <OperationCache>
      <RollCallShift shift={shift} />
    </OperationCache>,
  );
}

it('asks the volunteer who checks out before half of the shift, and goes on once they say so', async () => {
  openForm();
  press('签退');
  await pass();
  expect(screen.getByRole('dialog').textContent).toContain('还不到一半');
  expect(sent('/CheckOut')).toBe(0);
  press('现在签退');
  await pass();
  expect(sent('/CheckOut')).toBe(1);
});

it('does not ask in the second half', async () => {
  vi.setSystemTime(new Date('2026-11-28T10:00:00+08:00'));
  openForm();
  press('签退');
  await pass();
  expect(sent('/CheckOut')).toBe(1);
});

it('asks the leader, too', async () => {
  openBoard();
  press('签退叶青');
  await pass();
  expect(sent('/RollCall')).toBe(0);
  press('先不签退');
  expect(sent('/RollCall')).toBe(0);
  press('签退叶青');
  press('现在签退');
  await pass();
  expect(sent('/RollCall')).toBe(1);
});
