import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { TeamChangeRow } from '../../contract/team-profile.contract.ts';
import { TeamChangeDecision } from './team-change-decision.tsx';
import { TeamChangeItem } from './team-change-item.tsx';

const change: TeamChangeRow = {
  changeId: 4,
  status: 'pending',
  fields: [{ field: 'leaderName', from: '方舟', to: '陆明远' }],
  note: '队员大会推选。',
  proofs: [{ fileId: 9, name: '决议.pdf' }],
  submittedAt: '2026-11-20T10:00:00+08:00',
  decidedAt: null,
  reason: null,
  teamId: 2,
  teamNo: 'T990101000002',
  teamName: '澜江守护队',
  organisationName: '澜滨区所',
  deciderName: null,
};
const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const openProof = vi.fn<(fileId: number) => void>();
const onDecided = vi.fn<() => void>();
beforeEach(() => {
  send.mockImplementation(async () => Response.json({ code: 200, msg: '', result: {} }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  onDecided.mockReset();
  vi.unstubAllGlobals();
});
const draw = (shown = change) =>
  render(
    <OperationCache>
      <TeamChangeItem change={shown} openProof={openProof} />
      <TeamChangeDecision change={shown} onDecided={onDecided} />
    </OperationCache>,
  );

it('shows before and after, the note and the papers', async () => {
  draw();
  for (const text of ['澜江守护队的资料变更', '方舟', '陆明远', '队员大会推选。'])
    expect(screen.getByText(text)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '决议.pdf' }));
  expect(openProof).toHaveBeenCalledWith(9);
});

it('rejects only with a reason, by button or key, and goes on', async () => {
  draw();
  await userEvent.click(screen.getByRole('button', { name: '不通过' }));
  expect(screen.getByText('请填写不通过的原因，队伍会看到')).toBeTruthy();
  expect(send).not.toHaveBeenCalled();
  await userEvent.type(screen.getByRole('textbox', { name: /审核意见/ }), '缺少证明');
  await userEvent.click(screen.getByRole('button', { name: '不通过' }));
  expect(JSON.parse(send.mock.calls[0]?.[1].body as string)).toEqual({
    changeId: 4,
    verdict: 'reject',
    reason: '缺少证明',
  });
  expect(onDecided).toHaveBeenCalledOnce();
});

it('says who was faster and keeps what was typed', async () => {
  const msg = '李娜 10:32 已通过这次变更，你这次的操作没有生效。';
  const result = { change: { at: '2026-11-21T10:32:00+08:00', by: '李娜', deed: '通过这次变更' } };
  send.mockImplementation(async () => Response.json({ code: 409, reason: 'decided', msg, result }));
  draw();
  await userEvent.type(screen.getByRole('textbox', { name: /审核意见/ }), '缺少公章');
  await userEvent.click(screen.getByRole('button', { name: '不通过' }));
  expect((await screen.findByRole('alert')).textContent).toContain('李娜 10:32 已通过这次变更');
  expect(screen.getByRole('textbox', { name: /审核意见/ })).toHaveProperty('value', '缺少公章');
});

it('of what was decided says who, when and why, and asks nothing', () => {
  draw({
    ...change,
    status: 'rejected',
    deciderName: '许静',
    decidedAt: '2026-11-21T09:00:00+08:00',
    reason: '缺少公章',
  });
  expect(screen.getByText('许静，2026-11-21 09:00')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '通过' })).toBeNull();
});
