import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { accountStatus } from '../approvals/account-status.ts';
import { permissionNames } from '../approvals/role-facts.ts';
import { isForApproval, requireGrant } from './require-grant.ts';

/** Stops an account at once, or lets it in again; who decides comes back, and security or audit is stopped, when it is approved. */
export const setAccountStatus: UseCase<typeof contract.setAccountStatus> = async (act, request) => {
  const { accountId, version, status, reason } = request;
  const { account, permissions } = await requireGrant(act, { accountId, version });
  const deed = status === 'active' ? 'enable' : 'stop';
  const mayAsk = account.status === (status === 'active' ? 'disabled' : 'active');
  if (!mayAsk || !(await isForApproval(act, { deed, held: permissions }))) {
    await accountStatus.perform(act, request, undefined);
    return { approvalId: null };
  }
  const verb = status === 'active' ? '启用' : '停用';
  const approvalId = await askApproval(act, accountStatus, {
    subject: `account:${accountId}`,
    title: `${verb}“${account.displayName}”（${account.loginName}）的账号`,
    facts: [{ label: '权限', text: permissionNames(permissions) }],
    wish: request,
    reason,
    concerns: accountId,
  });
  return { approvalId };
};
