import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { OperationCache } from '#platform/web/calls/operation-hooks.tsx';
import type { AccountRow } from '../contract/account-admin.contract.ts';
import type { RoleView } from '../contract/role-admin.contract.ts';
import type { HandedPassword } from '#platform/contract/approvals.ts';
import { AccountFormDialog } from './account-form-dialog.tsx';
import { AccountTable } from './account-table.tsx';
import { RoleFormDialog } from './role-form-dialog.tsx';

const account: AccountRow = {
  accountId: 7,
  loginName: 'bianji001',
  name: '苏墨',
  userType: 3,
  roleId: 4,
  roleName: '内容编辑',
  organisationId: null,
  organisationName: null,
  status: 'active',
  statusReason: null,
  mobileMasked: null,
  mustChangePassword: false,
  hasSecondFactor: false,
  lastLoginAt: null,
  createdAt: '2026-11-21T08:00:00+08:00',
  lockedUntil: null,
  liveSessionCount: 0,
  version: 1,
  isSelf: false,
  canManage: true,
  canSecure: false,
};
const roleOf = (more: Partial<RoleView>): RoleView => ({
  roleId: 4,
  name: '内容编辑',
  userType: 3,
  dataScope: 'all',
  permissions: ['news.edit'],
  isBuiltin: true,
  remark: '',
  accountCount: 1,
  version: 1,
  mayChange: false,
  isGivable: true,
  isSensitive: false,
  ...more,
});

const send = vi.fn<(url: string, options: RequestInit) => Promise<Response>>();
const answers: Record<string, object> = {};
beforeEach(() => {
  answers['/api/roles/ListRoles'] = {
    code: 200,
    msg: '',
    result: { list: [roleOf({}), roleOf({ roleId: 9, name: '审计管理员', isGivable: false })] },
  };
  send.mockImplementation(async (url) => Response.json(answers[url] ?? { code: 200, msg: '', result: {} }));
  vi.stubGlobal('fetch', send);
});
afterEach(() => {
  cleanup();
  send.mockReset();
  vi.unstubAllGlobals();
});
const bodyOf = (path: string) =>
  JSON.parse((send.mock.calls.findLast(([url]) => url === path)?.[1].body as string) ?? 'null') as unknown;

it('offers only what the server allows with an account', () => {
  const rows = [
    account,
    { ...account, accountId: 8, name: '本人', isSelf: true, canManage: false },
    {
      ...account,
      accountId: 9,
      name: '沈锁',
      canManage: false,
      canSecure: true,
      lockedUntil: account.createdAt,
    },
    { ...account, accountId: 10, name: '停着', status: 'disabled' as const, statusReason: '借调期满' },
  ];
  render(<AccountTable rows={rows} onAct={() => undefined} />);
  const namesOf = (text: string) =>
    within(screen.getByText(text, { selector: 'b' }).closest('tr') as HTMLElement)
      .queryAllByRole('button')
      .map((button) => button.textContent);
  expect(namesOf('苏墨')).toEqual(['编辑', '重置密码', '停用', '记录']);
  expect(namesOf('本人')).toEqual(['记录']);
  expect(namesOf('沈锁')).toEqual(['解除锁定', '记录']);
  expect(namesOf('停着')).toEqual(['编辑', '启用', '记录']);
  expect(screen.getByText('原因：借调期满')).toBeTruthy();
});

it('keeps what was typed when the server refuses, and tells it at the field', async () => {
  answers['/api/roles/CreateStaffAccount'] = {
    code: 400,
    msg: '用户名太短',
    result: null,
    errors: [{ path: 'loginName', msg: '用户名太短' }],
  };
  const onCreated = vi.fn<(handed: HandedPassword) => void>();
  render(
    <OperationCache>
      <AccountFormDialog organisations={[]} onClose={() => undefined} onCreated={onCreated} />
    </OperationCache>,
  );
  await userEvent.type(screen.getByLabelText(/用户名/), '1x');
  await userEvent.type(screen.getByLabelText(/姓名/), '何沁');
  await userEvent.type(screen.getByLabelText(/原因/), '新人到岗');
  await userEvent.click(screen.getByRole('button', { name: '创建账号' }));
  expect(screen.getByText('请选择角色', { selector: 'p' })).toBeTruthy();
  expect(await screen.findByRole('option', { name: '内容编辑' })).toBeTruthy();
  expect(screen.queryByRole('option', { name: '审计管理员' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText(/角色/), '内容编辑');
  await userEvent.click(screen.getByRole('button', { name: '创建账号' }));
  expect(await screen.findByText('用户名太短')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/姓名/).value).toBe('何沁');
  expect(bodyOf('/api/roles/CreateStaffAccount')).toEqual({
    loginName: '1x',
    name: '何沁',
    roleId: 4,
    organisationId: null,
    reason: '新人到岗',
  });
  expect(onCreated).not.toHaveBeenCalled();
});

it('copies a built-in role without what no role of a centre may hold', async () => {
  const auditor = roleOf({ name: '审计管理员', permissions: ['audit.read', 'statistics.view'] });
  render(
    <OperationCache>
      <RoleFormDialog act="copy" role={auditor} onClose={() => undefined} />
    </OperationCache>,
  );
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^查看审计日志/ }).checked).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: '保存角色' }));
  expect(bodyOf('/api/roles/CreateRole')).toMatchObject({
    name: '审计管理员 副本',
    permissions: ['statistics.view'],
  });
});

it('shows a built-in role without a way to save it', () => {
  render(
    <OperationCache>
      <RoleFormDialog act="view" role={roleOf({})} onClose={() => undefined} />
    </OperationCache>,
  );
  expect(screen.queryByRole('button', { name: '保存角色' })).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^编辑内容/ }).checked).toBe(true);
});
