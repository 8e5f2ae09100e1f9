import { stateTone } from '#domains/site/contract/state-tones.words.ts';
import { accountStatusLabels } from '#domains/accounts/contract/accounts.words.ts';
import { dateTimeLabel, dayTimeLabel } from '#platform/contract/instants.ts';
import { type Column, DataTable } from '#platform/web/table/data-table.tsx';
import { Mark } from '#platform/web/ui/mark.tsx';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AccountRow } from '../contract/account-admin.contract.ts';

export type AccountAct =
  | 'edit'
  | 'disable'
  | 'enable'
  | 'reset'
  | 'resetFactor'
  | 'unlock'
  | 'end'
  | 'history';
type AccountTableProps = {
  rows: readonly AccountRow[];
  onAct: (act: AccountAct, account: AccountRow) => void;
};

const columns: readonly Column<AccountRow>[] = [
  {
    key: 'name',
    sort: 'loginName',
    header: '账号',
    cell: (row) => (
      <>
        <b>{row.name}</b>
        {row.isSelf && <Mark>本人</Mark>}
        <small>
          {row.loginName}
          {row.mobileMasked && `，${row.mobileMasked}`}
        </small>
      </>
    ),
  },
  { key: 'role', header: '角色', isTight: true, cell: (row) => row.roleName },
  { key: 'organisation', header: '所属单位', cell: (row) => row.organisationName ?? '未指定' },
  { key: 'standing', header: '状态', cell: (row) => <Standing account={row} /> },
  {
    key: 'login',
    sort: 'lastLoginAt',
    header: '最近登录',
    isTight: true,
    cell: (row) => (
      <>
        {row.lastLoginAt ? dateTimeLabel(row.lastLoginAt) : '从未登录'}
        {row.liveSessionCount > 0 && <small>{row.liveSessionCount} 处在线</small>}
      </>
    ),
  },
];

/** Accounts with role, organisation and standing; the acts are those that the server allows this person. */
export function AccountTable({ rows, onAct }: AccountTableProps) {
  return (
    <DataTable
      caption="账号"
      rows={rows}
      keyOf={({ accountId }) => accountId}
      columns={columns}
      acts={(account) => <RowActs account={account} onAct={onAct} />}
    />
  );
}

function Standing({ account }: { account: AccountRow }) {
  const { status, statusReason, lockedUntil, mustChangePassword } = account;
  return (
    <>
      <StatusDot tone={stateTone(accountStatusLabels[status])}>{accountStatusLabels[status]}</StatusDot>
      {lockedUntil && <small>登录已锁定，{dayTimeLabel(lockedUntil)}自动解除</small>}
      {mustChangePassword && <small>尚未修改初始密码</small>}
      {status === 'disabled' && statusReason && <small>原因：{statusReason}</small>}
    </>
  );
}

const actLabels: Record<AccountAct, string> = {
  edit: '编辑',
  reset: '重置密码',
  resetFactor: '重置动态验证码',
  disable: '停用',
  enable: '启用',
  unlock: '解除锁定',
  end: '下线',
  history: '记录',
};

/** What this person may do with this account now. */
function actsOf({ canManage, canSecure, isSelf, ...account }: AccountRow): AccountAct[] {
  const isStaff = account.userType === 3;
  const acts: AccountAct[] = [];
  if (canManage && isStaff) acts.push('edit');
  if (canManage && isStaff && account.status === 'active') acts.push('reset');
  if (canManage && isStaff && account.hasSecondFactor) acts.push('resetFactor');
  if (canSecure && !isSelf && account.lockedUntil) acts.push('unlock');
  if (canSecure && !isSelf && account.liveSessionCount > 0) acts.push('end');
  if (canManage && account.status === 'active') acts.push('disable');
  if (canManage && account.status === 'disabled') acts.push('enable');
  acts.push('history');
  return acts;
}

function RowActs({ account, onAct }: { account: AccountRow; onAct: AccountTableProps['onAct'] }) {
  return actsOf(account).map((act) => (
    <Button
      key={act}
      size="sm"
      look={act === 'disable' ? 'danger' : 'line'}
      aria-label={`${actLabels[act]}${account.name}`}
      onClick={() => onAct(act, account)}
    >
      {actLabels[act]}
    </Button>
  ));
}
