import { hasSecondFactor } from '#domains/accounts/server/index.ts';
import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import type { FactorReset } from '../approvals/factor-reset.ts';
import { permissionNames } from '../approvals/role-facts.ts';
import { isForApproval, requireStaffGrant } from './require-grant.ts';

/** Turns somebody's second factor off; for who decides or administers that waits for the security administrator. */
export const resetSecondFactor: UseCase<typeof contract.resetSecondFactor, FactorReset> = async (
  act,
  request,
  factorReset,
) => {
  const { accountId, reason } = request;
  const { account, permissions } = await requireStaffGrant(act, { accountId });
  if (!(await hasSecondFactor(act.sql, accountId))) throw act.refuse('noSecondFactor');
  if (!(await isForApproval(act, { deed: 'reset', held: permissions }))) {
    await factorReset.perform(act, request, undefined);
    return { approvalId: null };
  }
  const approvalId = await askApproval(act, factorReset, {
    subject: `account:${accountId}`,
    title: `重置“${account.displayName}”（${account.loginName}）的动态验证码`,
    facts: [
      { label: '权限', text: permissionNames(permissions) },
      { label: '批准前', text: '请先和本人核实。批准后只用密码就能登录，本人应马上重新设置' },
    ],
    wish: request,
    reason,
    concerns: accountId,
  });
  return { approvalId };
};
