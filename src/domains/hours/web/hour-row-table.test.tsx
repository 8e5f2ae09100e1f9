import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { ActivityHour } from '../contract/hours.contract.ts';
import { gradeWords } from '../contract/hours.words.ts';
import { buildActivityHour } from '../testing/activity-hour.builders.ts';
import { HourRowTable, toneOf } from './hour-row-table.tsx';

const hour = buildActivityHour();
const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();

beforeEach(() => {
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result: { needsCentre: true } }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

const open = (row: ActivityHour = hour) =>
  render(
    <OperationCache>
      <HourRowTable hours={[row]} />
    </OperationCache>,
  );

it('changes minutes in the row, with a reason, and says when the centre must look', async () => {
  open();
  await userEvent.click(screen.getByRole('button', { name: '编辑白鹭的时长' }));
  await userEvent.click(screen.getByRole('button', { name: '加 5 分钟' }));
  expect(screen.getByText('高于系统计算，须中心复核')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(screen.getByRole('alert').textContent).toContain('请写明调整原因');
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(screen.getByLabelText('调整原因'), '收尾称重');
  await userEvent.click(screen.getByRole('button', { name: '保存' }));
  expect(JSON.parse(send.mock.lastCall?.[1].body as string)).toEqual({
    hourId: 11,
    minutes: 185,
    reason: '收尾称重',
  });
  expect(screen.queryByLabelText('调整原因')).toBeNull();
});

it('keeps what was typed when the server refuses, with its sentence beside it', async () => {
  send.mockImplementation(async () =>
    Response.json(
      { code: 409, msg: '时长不能超过本场时长加 2 小时', reason: 'overShift', result: null },
      { status: 409 },
    ),
  );
  open();
  await userEvent.click(screen.getByRole('button', { name: '编辑白鹭的时长' }));
  await userEvent.click(screen.getByRole('button', { name: '加 5 分钟' }));
  await userEvent.type(screen.getByLabelText('调整原因'), '收尾称重{Enter}');
  expect((await screen.findByRole('alert')).textContent).toBe('时长不能超过本场时长加 2 小时');
  expect(screen.getByLabelText<HTMLInputElement>('调整原因').value).toBe('收尾称重');
});

it('saves once and closes the row however fast 保存 is pressed twice', async () => {
  const missing = { code: 409, msg: '时长没有变化', reason: 'unchanged', result: null };
  send.mockImplementation(async () =>
    send.mock.calls.length > 1
      ? Response.json(missing, { status: 409 })
      : Response.json({ code: 200, msg: '', result: { needsCentre: true } }),
  );
  open();
  await userEvent.click(screen.getByRole('button', { name: '编辑白鹭的时长' }));
  await userEvent.click(screen.getByRole('button', { name: '加 5 分钟' }));
  await userEvent.type(screen.getByLabelText('调整原因'), '收尾称重');
  const save = screen.getByRole('button', { name: '保存' });
  act(() => {
    save.click();
    save.click();
  });
  await waitFor(() => expect(screen.queryByLabelText('调整原因')).toBeNull());
  expect(send).toHaveBeenCalledOnce();
});

it('offers no change once a row left the team', () => {
  open({ ...hour, state: 'publicity' });
  expect(screen.queryByRole('button', { name: /编辑/ })).toBeNull();
});

it('marks what needs a look', () => {
  expect(toneOf(hour)).toBeUndefined();
  expect(toneOf({ ...hour, flags: ['adjusted'] })).toBe('amber');
  expect(toneOf({ ...hour, flags: ['overlaps', 'needsCentre'] })).toBe('amber');
  expect(toneOf({ ...hour, flags: ['dayOver10h'] })).toBe('rouge');
  expect(toneOf({ ...hour, state: 'disputed' })).toBe('rouge');
});

it('marks the unusual alone: a roll call is ordinary though the centre reviews it', () => {
  expect(toneOf({ ...hour, evidenceGrade: 'C', flags: ['needsCentre'] })).toBeUndefined();
  expect(toneOf({ ...hour, flags: ['adjusted', 'needsCentre'] })).toBe('amber');
});

it('says that a sign-out was set by the team, and does not call it computed', () => {
  open({ ...hour, isCheckOutFixed: true, evidenceGrade: 'C' });
  expect(screen.getByText('签退由队伍补签')).toBeTruthy();
  expect(screen.getByRole('img', { name: gradeWords('C') })).toBeTruthy();
  expect(screen.queryByText(/自动计算/)).toBeNull();
});
