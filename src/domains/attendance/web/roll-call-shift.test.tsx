import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { AttendanceRow } from '../contract/attendance.contract.ts';
import { RollCallShift } from './roll-call-shift.tsx';
import type { ShiftBoard } from './roll-call/shift-board.ts';

const send = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

function openBoard(startsInMs: number, more: Partial<AttendanceRow> = {}) {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const row = {
    volunteerId: 3,
    name: '叶青',
    mobileMasked: '138****5678',
    volunteerNo: 'JL3',
    spelling: 'yeqing yq',
    state: 'expected',
    isLocked: false,
    participationId: null,
    isWalkIn: false,
    companionCount: 0,
    checkedInAt: null,
    checkedOutAt: null,
    inArrivedAt: null,
    outArrivedAt: null,
    ...more,
  } as unknown as AttendanceRow;
  const times = { startsAt: at(startsInMs), endsAt: at(startsInMs + 3 * 3_600_000) };
  const shift = { shiftId: 7, postName: '清滩', ...times, rows: [row] } as unknown as ShiftBoard;
  render(
    <MemoryRouter>
      <OperationCache>
        <RollCallShift shift={shift} />
      </OperationCache>
    </MemoryRouter>,
  );
}

it('sends 签到 once, however fast it is pressed twice, and tells no failure', async () => {
  const missed = { doneCount: 0, refused: [{ volunteerId: 3, reason: 'alreadyIn', msg: '已经签到' }] };
  send.mockImplementation(async () => {
    const isFirst = send.mock.calls.length === 1;
    return Response.json({ code: 200, msg: '', result: isFirst ? { doneCount: 1, refused: [] } : missed });
  });
  vi.stubGlobal('fetch', send);
  openBoard(-60_000);
  const button = screen.getByRole('button', { name: '签到叶青' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByText('叶青已登记签到');
  await waitFor(() => expect(button).toHaveProperty('disabled', false));
  expect(send).toHaveBeenCalledOnce();
  expect(screen.queryByText('1 人没有登记')).toBeNull();
});

it('takes nobody in after the end, and shows no code once nobody can check out by it', () => {
  const offered = (startsInHours: number) => {
    openBoard(startsInHours * 3_600_000);
    const names = ['现场加入', '全屏签到码'].filter((name) => screen.queryByRole('button', { name }));
    cleanup();
    return names;
  };
  expect(offered(-1)).toEqual(['现场加入', '全屏签到码']);
  expect(offered(-4)).toEqual(['全屏签到码']);
  expect(offered(-6)).toEqual([]);
});

it('offers 缺席 and 免责 once the shift has begun, and not before', () => {
  const offered = () => screen.queryAllByRole('button', { name: /^(缺席|免责)叶青$/ }).length;
  openBoard(60_000);
  expect(offered()).toBe(0);
  cleanup();
  openBoard(-60_000);
  expect(offered()).toBe(2);
});

it('takes back what was just pressed without a reason, and not for longer than it says', async () => {
  const bodies: [string, unknown][] = [];
  send.mockImplementation(async (url, { body }) => {
    bodies.push([url, JSON.parse(body as string)]);
    return Response.json({ code: 200, msg: '', result: { doneCount: 1, refused: [] } });
  });
  vi.stubGlobal('fetch', send);
  openBoard(-60_000, { participationId: 9, state: 'checkedIn' });
  act(() => screen.getByRole('button', { name: '签退叶青' }).click());
  act(() => within(screen.getByRole('dialog')).getByRole('button', { name: '现在签退' }).click());
  const slip = await screen.findByRole('region', { name: '刚登记的' });
  expect(slip.textContent).toBe('叶青已登记签退撤销（10 秒）');
  act(() => within(slip).getByRole('button').click());
  await waitFor(() => expect(screen.queryByRole('region', { name: '刚登记的' })).toBeNull());
  expect(bodies.at(-1)).toEqual(['/api/attendance/UndoAttendance', { participationId: 9 }]);
});

it('has a sheet to sign for paper: everybody with an empty place, and lines for who comes besides', () => {
  openBoard(-60_000);
  const sheet = within(screen.getByRole('region', { name: '签到表', hidden: true }));
  const cells = sheet
    .getAllByRole('row', { hidden: true })
    .map((line) => [...line.children].map(({ textContent }) => textContent));
  expect(cells.slice(0, 3)).toEqual([
    ['序号', '姓名', '手机', '签到', '签退', '本人签名'],
    ['1', '叶青', '138****5678', '', '', ''],
    ['2', '', '', '', '', ''],
  ]);
  expect(cells).toHaveLength(7);
});
