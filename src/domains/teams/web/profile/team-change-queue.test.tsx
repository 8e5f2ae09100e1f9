import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MemoryRouter } from 'react-router';
import { useUrlFilters } from '#platform/web/list/use-url-filters.ts';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { TeamChangeRow } from '../../contract/team-profile.contract.ts';
import { TeamChangeQueue } from './team-change-queue.tsx';

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
const Shown = () => <TeamChangeQueue tab="pending" url={useUrlFilters()} openProof={openProof} />;
const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const openProof = vi.fn<(fileId: number) => void>();
beforeEach(() => {
  send.mockImplementation(async (url) => {
    const page = { list: [change], total: 1, pageNum: 1, pageSize: 10, pendingCount: 1 };
    return Response.json({ code: 200, msg: '', result: String(url).endsWith('ListTeamChanges') ? page : {} });
  });
  vi.stubGlobal('fetch', send);
  render(
    <OperationCache>
      <MemoryRouter>
        <Shown />
      </MemoryRouter>
    </OperationCache>,
  );
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});

it('shows before and after, the note and the papers', async () => {
  expect(await screen.findByText('澜江守护队')).toBeTruthy();
  expect(screen.getByText('方舟')).toBeTruthy();
  expect(screen.getByText('陆明远')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '决议.pdf' }));
  expect(openProof).toHaveBeenCalledWith(9);
  expect(screen.getByText('共 1 条')).toBeTruthy();
});

it('rejects only with a reason', async () => {
  await userEvent.click(await screen.findByRole('button', { name: '不通过澜江守护队的变更' }));
  const dialog = screen.getByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '不通过' }));
  expect(within(dialog).getByText('请填写不通过的原因')).toBeTruthy();
  await userEvent.type(within(dialog).getByRole('textbox'), '缺少证明');
  await userEvent.click(within(dialog).getByRole('button', { name: '不通过' }));
  const sent = send.mock.calls.find(([url]) => url.endsWith('ReviewTeamChange'));
  expect(JSON.parse(sent?.[1].body as string)).toEqual({
    changeId: 4,
    verdict: 'reject',
    reason: '缺少证明',
  });
});

it('says in the dialog who was faster and finds the reason again', async () => {
  send.mockImplementation(async (url) => {
    const page = { list: [change], total: 1, pageNum: 1, pageSize: 10, pendingCount: 1 };
    const msg = '李娜 10:32 已通过这次变更，你这次的操作没有生效。';
    const result = { change: { at: '2026-11-21T10:32:00+08:00', by: '李娜', deed: '通过这次变更' } };
    return Response.json(
      String(url).endsWith('ListTeamChanges')
        ? { code: 200, msg: '', result: page }
        : { code: 409, reason: 'decided', msg, result },
    );
  });
  const reject = async () =>
    userEvent.click(await screen.findByRole('button', { name: '不通过澜江守护队的变更' }));
  await reject();
  const dialog = screen.getByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox'), '缺少公章');
  await userEvent.click(within(dialog).getByRole('button', { name: '不通过' }));
  expect((await within(dialog).findByRole('alert')).textContent).toContain('李娜 10:32 已通过这次变更');
  await userEvent.click(within(dialog).getByRole('button', { name: '看最新内容' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await reject();
  expect(screen.getByRole('textbox')).toHaveProperty('value', '缺少公章');
});
