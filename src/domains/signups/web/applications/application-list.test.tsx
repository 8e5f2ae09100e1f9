import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { RemoteResult } from '#platform/web/calls/remote.ts';
import type { ApplicationView, ShiftPlaces } from '../../contract/applications.contract.ts';
import { ApplicationList } from './application-list.tsx';
import type { listApplicationsCall } from '../signups.calls.ts';

const shift: ShiftPlaces = {
  shiftId: 7,
  postName: '全程清滩',
  startsAt: '2026-11-28T08:30:00+08:00',
  endsAt: '2026-11-28T11:30:00+08:00',
  capacity: 36,
  takenCount: 30,
  companionCount: 0,
  confirmedCount: 30,
  pendingCount: 2,
  waitCount: 0,
  isStarted: false,
};

const applicant = (signUpId: number, name: string): ApplicationView => ({
  signUpId,
  volunteerId: signUpId,
  volunteerNo: `V${signUpId}`,
  name,
  mobileMasked: '138****1423',
  gender: 'female',
  isMinor: false,
  isMember: false,
  isFirstTimer: true,
  totalMinutes: 0,
  starLevel: 0,
  creditPoints: 0,
  shiftId: 7,
  postName: '全程清滩',
  shiftStartsAt: shift.startsAt,
  isShiftFull: false,
  note: '',
  answers: [],
  companions: [],
  state: 'pending',
  stateLabel: '待审核',
  stateReason: null,
  reconfirm: null,
  queueAhead: null,
  offerExpiresAt: null,
  createdAt: '2026-11-21T13:42:00+08:00',
  decidedAt: null,
  canDo: ['confirm', 'reject'],
});

const applications: RemoteResult<typeof listApplicationsCall> = {
  list: [applicant(1, '陈雨桐'), { ...applicant(2, '许文博'), starLevel: 2 }],
  total: 2,
  pageNum: 1,
  pageSize: 20,
  activity: {
    activityId: 3,
    title: '净滩',
    category: 'eco',
    cover: null,
    status: 'published',
    phase: 'recruiting',
    placeName: '3 号驿站',
    startsAt: shift.startsAt,
    endsAt: shift.endsAt,
    signUpClosesAt: null,
    signUpMode: 'review',
    waitlistMode: 'offer',
  },
  shifts: [shift],
  counts: { all: 2, pending: 2, confirmed: 0, waiting: 0, rejected: 0, ended: 0 },
};

const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  send.mockImplementation(async () =>
    Response.json({ code: 200, msg: '', result: { doneCount: 2, outcomes: [], shifts: [shift] } }),
  );
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

const open = (canDo?: ApplicationView['canDo']) =>
  render(
    <OperationCache>
      <ApplicationList
        applications={{
          ...applications,
          list: applications.list.map((row) => ({ ...row, canDo: canDo ?? row.canDo })),
        }}
      />
    </OperationCache>,
  );
const sent = () => JSON.parse(send.mock.lastCall?.[1].body as string) as unknown;

it('shows the batch bar with the first selection and says what it would make of the shift', async () => {
  open();
  expect(screen.queryByRole('region', { name: '批量处理' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择陈雨桐' }));
  const bar = screen.getByRole('region', { name: '批量处理' });
  expect(bar.textContent).toContain('已选 1 人');
  expect(bar.textContent).toContain('31 / 36');
  await userEvent.click(within(bar).getByRole('button', { name: '取消选择' }));
  expect(screen.queryByRole('region', { name: '批量处理' })).toBeNull();
});

it('calls people by their stars', () => {
  open();
  expect(screen.getByText('许文博').closest('tr')?.textContent).toContain('二星 · 138****1423');
  expect(screen.getByText('陈雨桐').closest('tr')?.textContent).toContain('新志愿者 · 138****1423');
});

it('confirms everybody chosen in one call', async () => {
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部待处理的人' }));
  await userEvent.click(screen.getByRole('button', { name: '全部通过' }));
  expect(screen.getByRole('dialog', { name: '通过 2 人的报名' })).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: '通过报名' }));
  expect(sent()).toEqual({ signUpIds: [1, 2], verdict: 'confirm' });
});

it('keeps chosen who was not decided', async () => {
  const outcome = (signUpId: number, isDone: boolean) => ({
    signUpId,
    isDone,
    state: isDone ? 'confirmed' : 'pending',
    reason: isDone ? null : 'full',
    msg: isDone ? '' : '名额已满',
  });
  const result = { doneCount: 1, outcomes: [outcome(1, true), outcome(2, false)], shifts: [shift] };
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result }));
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部待处理的人' }));
  await userEvent.click(screen.getByRole('button', { name: '全部通过' }));
  await userEvent.click(screen.getByRole('button', { name: '通过报名' }));
  expect(screen.getByRole('region', { name: '批量处理' }).textContent).toContain('已选 1 人');
  expect(screen.getByRole('checkbox', { name: '选择许文博' })).toHaveProperty('checked', true);
});

it('does not reject without a reason', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '拒绝许文博' }));
  await userEvent.click(screen.getByRole('button', { name: '拒绝报名' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText(/原因/), '没有水质采样培训');
  await userEvent.click(screen.getByRole('button', { name: '拒绝报名' }));
  expect(sent()).toEqual({ signUpIds: [2], verdict: 'reject', reason: '没有水质采样培训' });
});

it.each([
  ['通过陈雨桐', '通过报名'],
  ['留名额陈雨桐', '保留名额'],
])('sends a double click on %s once', async (name, decisive) => {
  const result = { doneCount: 1, outcomes: [], shifts: [shift] };
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result }));
  open(['confirm', 'offer']);
  await userEvent.dblClick(screen.getByRole('button', { name }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.dblClick(screen.getByRole('button', { name: decisive }));
  expect(send).toHaveBeenCalledOnce();
});

it('sends one confirmation of everybody chosen, however fast it is pressed twice', async () => {
  open();
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部待处理的人' }));
  await userEvent.click(screen.getByRole('button', { name: '全部通过' }));
  const button = screen.getByRole('button', { name: '通过报名' });
  act(() => {
    button.click();
    button.click();
  });
  await screen.findByText('已通过 2 人');
  expect(send).toHaveBeenCalledOnce();
});

it('takes the second half of a double click for no act on the row that moved up', async () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: '通过许文博' }), { detail: 2 });
  fireEvent.click(screen.getByRole('button', { name: '通过陈雨桐' }), { detail: 0 });
  await userEvent.click(screen.getByRole('button', { name: '通过报名' }));
  await screen.findByText('已通过 2 人');
  expect(send).toHaveBeenCalledOnce();
  expect(sent()).toMatchObject({ signUpIds: [1] });
});
