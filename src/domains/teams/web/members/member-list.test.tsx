import { QueryClient } from '@tanstack/react-query';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { TeamUserView } from '../../contract/members.contract.ts';
import { ImportMembersDialog } from './import-members-dialog.tsx';
import { MemberList } from './member-list.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const rowOf = (teamUserId: number, wish: Partial<TeamUserView> = {}): TeamUserView => ({
  teamUserId,
  volunteerId: teamUserId,
  volunteerNo: null,
  name: '林晚',
  gender: 'female',
  mobileMasked: '139****0009',
  isMinor: false,
  isVerified: true,
  memberRole: 'member',
  groupName: '净滩组',
  memberNo: null,
  status: 'applied',
  joinWay: 'apply',
  joinedAt: null,
  createdAt: '2026-11-20T08:00:00+08:00',
  applyMessage: '周末都有空',
  invitedUntil: null,
  endReason: null,
  teamMinutes: 0,
  teamServiceCount: 0,
  lastServiceOn: null,
  tags: [],
  remark: '',
  isCaptainOffered: false,
  version: 1,
  canDo: ['approve', 'reject'],
  ...wish,
});

function answering(answers: Record<string, unknown>) {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const name = url.split('/').at(-1) ?? '';
    sent.push({ name, ...(init.body ? (JSON.parse(init.body as string) as object) : {}) });
    return Promise.resolve(new Response(JSON.stringify({ code: 200, msg: '', result: answers[name] ?? {} })));
  });
  return sent;
}
const showList = (rows: TeamUserView[]) =>
  render(
    <OperationCache client={new QueryClient()}>
      <MemoryRouter>
        <MemberList rows={rows} groups={['净滩组']} />
      </MemoryRouter>
    </OperationCache>,
  );

it('approves several at once, after asking', async () => {
  const sent = answering({ DecideApplicants: { doneCount: 2, outcomes: [] } });
  showList([rowOf(1), rowOf(2, { name: '周澜' }), rowOf(3, { name: '王明', status: 'left', canDo: [] })]);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部成员' }));
  const bar = screen.getByRole('region', { name: '批量处理' });
  expect(bar.textContent).toContain('已选 2 人');
  await userEvent.click(within(bar).getByRole('button', { name: '全部通过' }));
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: '通过申请' }));
  await waitFor(() =>
    expect(sent[0]).toEqual({ name: 'DecideApplicants', teamUserIds: [1, 2], verdict: 'approve' }),
  );
});

it.each([
  ['改角色', '联络员', { memberRole: 'liaison' }],
  ['改小组', '净滩组', { groupName: '净滩组' }],
])('changes many by %s only after asking, naming them', async (choice, goal, change) => {
  const sent = answering({ ChangeMembers: { doneCount: 2, outcomes: [] } });
  const active: Partial<TeamUserView> = { status: 'active', canDo: ['edit'] };
  showList([rowOf(1, active), rowOf(2, { ...active, name: '周澜' })]);
  await userEvent.click(screen.getByRole('checkbox', { name: '选择本页全部成员' }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: choice }), goal);
  const dialog = screen.getByRole('dialog');
  expect(dialog.textContent).toContain(`改为“${goal}”`);
  expect(dialog.textContent).toContain('林晚、周澜');
  await userEvent.click(within(dialog).getByRole('button', { name: '再想想' }));
  expect(sent).toEqual([]);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: choice }), goal);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: '修改' }));
  await waitFor(() => expect(sent).toEqual([{ name: 'ChangeMembers', teamUserIds: [1, 2], ...change }]));
});

it('rejects only with a reason', async () => {
  const sent = answering({ DecideApplicants: { doneCount: 1, outcomes: [] } });
  showList([rowOf(1)]);
  await userEvent.click(screen.getByRole('button', { name: '拒绝林晚' }));
  await userEvent.click(screen.getByRole('button', { name: '拒绝申请' }));
  expect(screen.getByRole('alert').textContent).toBe('请填写原因');
  expect(sent).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /原因/ }), '本期已满');
  await userEvent.click(screen.getByRole('button', { name: '拒绝申请' }));
  await waitFor(() =>
    expect(sent[0]).toMatchObject({ name: 'DecideApplicants', verdict: 'reject', reason: '本期已满' }),
  );
});

it('shows what an import would do before it does it, and each wrong row', async () => {
  const sent = answering({
    CheckMemberImport: {
      rowCount: 3,
      offlineCount: 1,
      inviteCount: 1,
      errors: [{ row: 4, column: '手机号', msg: '手机号应为 11 位数字' }],
    },
    ImportMembers: { offlineCount: 1, inviteCount: 1, skippedCount: 1 },
  });
  const onClose = vi.fn<() => void>();
  render(
    <OperationCache client={new QueryClient()}>
      <ImportMembersDialog onClose={onClose} />
    </OperationCache>,
  );
  const file = new File(['PK'], '名单.xlsx');
  await userEvent.upload(screen.getByLabelText('名单文件（.xlsx）'), file);
  const wrong = await screen.findByRole('region', { name: '需要改正的行' });
  expect(wrong.textContent).toContain('第 4 行手机号手机号应为 11 位数字');
  expect(sent.map(({ name }) => name)).toEqual(['CheckMemberImport']);
  await userEvent.click(screen.getByRole('button', { name: '跳过错误行，导入 2 人' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(sent[1]).toMatchObject({ name: 'ImportMembers', skipsErrorRows: true });
});
