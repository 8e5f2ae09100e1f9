import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/account-admin.contract.ts';
import { newAccount } from '../approvals/new-account.ts';
import { roleFacts } from '../approvals/role-facts.ts';
import { isLoginNameTaken } from './account-admin.queries.ts';
import type { DrawnPassword } from './draw-password.ts';
import { isForApproval, requireMayGrant, requirePlace } from './require-grant.ts';

/**
 * Makes a staff account; the password is answered once. One that decides or administers is put before the security
 * administrator, who is told the password. @throws Refusal by `accountAdminRefusals`, Forbidden
 */
export const createStaffAccount: UseCase<typeof contract.createStaffAccount, DrawnPassword> = async (
  act,
  request,
  drawn,
) => {
  const { role, unitName } = await requirePlace(act, request);
  const { permissions, dataScope } = role;
  await requireMayGrant(act, { next: permissions });
  if (await isLoginNameTaken(act.sql, request.loginName)) throw act.refuse('loginNameTaken');
  const wish = { ...request, rights: { permissions, dataScope } };
  if (!(await isForApproval(act, { deed: 'grant', next: permissions })))
    return { approvalId: null, handed: (await newAccount.perform(act, wish, drawn)) ?? null };
  const { loginName, name } = request;
  const approvalId = await askApproval(act, newAccount, {
    subject: `login:${loginName.toLowerCase()}`,
    title: `新建账号“${name}”（${loginName}），角色：${role.name}`,
    facts: [...roleFacts(role.name, role), { label: '所属单位', text: unitName }],
    wish,
    reason: request.reason,
  });
  return { approvalId, handed: null };
};
