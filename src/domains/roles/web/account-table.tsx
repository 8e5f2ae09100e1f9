import { accountStatusLabels } from '#domains/accounts/contract/accounts.words.ts';
import { dayTimeLabel } from '#platform/contract/instants.ts';
import list from '#platform/web/list/admin-list.module.css';
import { StatusDot } from '#platform/web/ui/status-dot.tsx';
import { Button } from '#platform/web/ui/button.tsx';
import type { AccountRow } from '../contract/account-admin.contract.ts';

export type AccountAct = 'edit' | 'disable' | 'enable' | 'reset' | 'unlock' | 'end';
type AccountTableProps = {
  rows: readonly AccountRow[];
  onAct: (act: AccountAct, account: AccountRow) => void;
};

/** Accounts with role, organisation and standing; the acts are those that the server allows this person. */
export function AccountTable({ rows, onAct }: AccountTableProps) {
  return (
    <div className={list.scroll}>
      <table className={`tbl ${list.list}`}>
        <thead>
          <tr>
            <th>账号</th>
            <th>角色</th>
            <th>所属单位</th>
            <th>状态</th>
            <th>最近登录</th>
            <th>操作</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.accountId}>
              <td>
                <b>{row.name}</b>
                {row.isSelf && <span className={list.mark}>本人</span>}
                <small>
                  {row.loginName}
                  {row.mobileMasked && `，${row.mobileMasked}`}
                </small>
              </td>
              <td className={list.tight}>{row.roleName}</td>
              <td>{row.organisationName ?? '未指定'}</td>
              <td>
                <Standing account={row} />
              </td>
              <td className={list.tight}>
                {row.lastLoginAt ? dayTimeLabel(row.lastLoginAt) : '从未登录'}
                {row.liveSessionCount > 0 && <small>{row.liveSessionCount} 处在线</small>}
              </td>
              <td>
                <RowActs account={row} onAct={onAct} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Standing({ account }: { account: AccountRow }) {
  const { status, statusReason, lockedUntil, mustChangePassword } = account;
  return (
    <>
      <StatusDot tone={status === 'active' ? 'ok' : status === 'disabled' ? 'no' : 'end'}>
        {accountStatusLabels[status]}
      </StatusDot>
      {lockedUntil && <small>登录已锁定，{dayTimeLabel(lockedUntil)}自动解除</small>}
      {mustChangePassword && <small>尚未修改初始密码</small>}
      {status === 'disabled' && statusReason && <small>原因：{statusReason}</small>}
    </>
  );
}

const actLabels: Record<AccountAct, string> = {
  edit: '编辑',
  reset: '重置密码',
  disable: '停用',
  enable: '启用',
  unlock: '解除锁定',
  end: '下线',
};

/** What this person may do with this account now. */
function actsOf({ canManage, canSecure, isSelf, ...account }: AccountRow): AccountAct[] {
  const isStaff = account.userType === 3;
  const acts: AccountAct[] = [];
  if (canManage && isStaff) acts.push('edit');
  if (canManage && isStaff && account.status === 'active') acts.push('reset');
  if (canSecure && !isSelf && account.lockedUntil) acts.push('unlock');
  if (canSecure && !isSelf && account.liveSessionCount > 0) acts.push('end');
  if (canManage && account.status === 'active') acts.push('disable');
  if (canManage && account.status === 'disabled') acts.push('enable');
  return acts;
}

function RowActs({ account, onAct }: { account: AccountRow; onAct: AccountTableProps['onAct'] }) {
  return (
    <span className={list.acts}>
      {actsOf(account).map((act) => (
        <Button
          key={act}
          size="sm"
          look={act === 'disable' ? 'danger' : 'line'}
          aria-label={`${actLabels[act]}${account.name}`}
          onClick={() => onAct(act, account)}
        >
          {actLabels[act]}
        </Button>
      ))}
    </span>
  );
}
