import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import type { PasswordReset } from '../approvals/password-reset.ts';
import { permissionNames } from '../approvals/role-facts.ts';
import type { DrawnPassword } from './draw-password.ts';
import { isForApproval, requireStaffGrant } from './require-grant.ts';

type Resetting = { drawn: DrawnPassword; passwordReset: PasswordReset };

/**
 * Hands out a new one-time password and ends the sessions. For who decides or administers that waits for the security
 * administrator, who is told the password: whoever asks never learns it.
 */
export const resetStaffPassword: UseCase<typeof contract.resetStaffPassword, Resetting> = async (
  act,
  request,
  { drawn, passwordReset },
) => {
  const { accountId, reason } = request;
  const { account, permissions } = await requireStaffGrant(act, { accountId });
  if (!(await isForApproval(act, { deed: 'reset', held: permissions })))
    return { approvalId: null, handed: (await passwordReset.perform(act, request, drawn)) ?? null };
  const approvalId = await askApproval(act, passwordReset, {
    subject: `account:${accountId}`,
    title: `重置“${account.displayName}”（${account.loginName}）的密码`,
    facts: [
      { label: '权限', text: permissionNames(permissions) },
      { label: '批准前', text: '请先和本人核实。批准后一次性密码只告诉你，由你转告本人' },
    ],
    wish: request,
    reason,
    concerns: accountId,
  });
  return { approvalId, handed: null };
};
