import { changeAccount, endSessions, handOutPassword } from '#domains/accounts/server/index.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type * as contract from '../contract/account-admin.contract.ts';
import { isFrozenVolunteer } from './account-admin.queries.ts';
import type { HandedPassword } from './create-staff-account.ts';
import { drawPassword } from './create-staff-account.ts';
import { requireAdministrator, requireAnotherManager, requireGrant, requirePlace } from './require-grant.ts';

type Staff = Act<StaffCaller>;
const managing = 'accounts.edit';

/** Changes name, role and organisation. A new role ends the sessions, so that no page goes on with the old menu. */
export async function updateStaffAccount(
  act: Staff,
  { accountId, version, name, roleId, organisationId }: ParsedRequestOf<typeof contract.updateStaffAccount>,
) {
  requireAdministrator(act);
  const role = await requirePlace(act, { roleId, organisationId });
  const granted = await requireGrant(act, { accountId, version, next: role.permissions });
  const { account } = granted;
  if (account.userType !== 3) throw new Refusal('staffOnly');
  if (!role.permissions.includes(managing)) await requireAnotherManager(act, granted);
  await changeAccount(act.sql, accountId, { displayName: name, roleId, organisationId });
  const isNewRole = roleId !== account.roleId || organisationId !== account.organisationId;
  if (isNewRole) await endSessions(act, accountId, { reason: 'elsewhere' });
  await act.audit({
    targetType: 'account',
    targetId: accountId,
    detail: {
      before: {
        name: account.displayName,
        roleId: account.roleId,
        organisationId: account.organisationId,
      },
      after: { name, roleId, organisationId },
    },
  });
  return {};
}

/** Stops an account and ends its sessions, or lets it in again; an account that is closing or closed stays so. */
export async function setAccountStatus(
  act: Staff,
  { accountId, version, status, reason }: ParsedRequestOf<typeof contract.setAccountStatus>,
) {
  const granted = await requireGrant(act, { accountId, version });
  const { account } = granted;
  const from = status === 'disabled' ? 'active' : 'disabled';
  if (account.status !== from) throw new Refusal('wrongStatus');
  if (status === 'active' && (await isFrozenVolunteer(act.sql, accountId)))
    throw new Refusal('frozenVolunteer');
  if (status === 'disabled') {
    await requireAnotherManager(act, granted);
    await endSessions(act, accountId, { reason: 'disabled' });
  }
  const statusReason = status === 'disabled' ? reason : null;
  await changeAccount(act.sql, accountId, { status, statusReason });
  await act.audit({
    targetType: 'account',
    targetId: accountId,
    reason,
    detail: { before: account.status, after: status },
  });
  return {};
}

/** Draws the password for `resetStaffPassword`; the login name is read because no password may contain it. */
export async function drawPasswordFor(
  act: Staff,
  { accountId }: { accountId: number },
): Promise<HandedPassword> {
  requireAdministrator(act);
  const account = await act.sql
    .selectFrom('accounts')
    .select('loginName')
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account) throw new NotFound('没有这个账号');
  return drawPassword(act, account.loginName);
}

/** Hands out a new one-time password and ends the sessions. */
export async function resetStaffPassword(
  act: Staff,
  { accountId, reason }: ParsedRequestOf<typeof contract.resetStaffPassword>,
  { password, passwordHash }: HandedPassword,
): Promise<ResultOf<typeof contract.resetStaffPassword>> {
  const { account } = await requireGrant(act, { accountId });
  if (account.userType !== 3) throw new Refusal('staffOnly');
  await handOutPassword(act.sql, accountId, { passwordHash, at: act.now });
  await endSessions(act, accountId, { reason: 'password' });
  await act.audit({ targetType: 'account', targetId: accountId, reason });
  return { loginName: account.loginName, password };
}
