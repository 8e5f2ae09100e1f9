import { lockAccount, type LockedAccount } from '#domains/accounts/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import { findOrganisation, holdersOf, isAccountInScope, lockGrants } from './account-admin.queries.ts';
import { contestedAccount } from '../contested-access.ts';
import { type ApprovalFacts, type GrantRefusal, judgeGrant, needsApproval } from './grants.rules.ts';
import { findRole } from '../role-admin.queries.ts';
import { holdRole } from '../roles.store.ts';

/** Permissions without which nobody could manage accounts any more, or agree to anything. */
const indispensable = ['accounts.edit', 'security.edit'];

type GrantRequest = { accountId?: number; version?: number | undefined; next?: readonly string[] };

export type Granted = { account: LockedAccount; permissions: readonly string[] };

/**
 * Loads and locks the account that somebody wants to change and judges whether he may.
 * @throws NotFound outside the data scope, Forbidden without the permission, Refusal, VersionConflict
 */
export async function requireGrant(
  act: Act<StaffCaller, GrantRefusal>,
  { accountId, version, next }: GrantRequest & { accountId: number },
): Promise<Granted> {
  requireAdministrator(act);
  await lockGrants(act.sql);
  const account = await lockAccount(act.sql, accountId);
  const { scope } = act.caller;
  if (!account || !(await isAccountInScope(act.sql, accountId, scope))) throw new NotFound('没有这个账号');
  const role = await findRole(act.sql, account.roleId);
  const permissions = role?.permissions ?? [];
  // An account that sees the whole city is not in the hands of who sees a part of it.
  if (scope !== undefined && account.userType === 3 && role?.dataScope === 'all')
    throw act.refuse('grantsMore');
  await requireMayGrant(act, { target: { accountId, permissions }, next });
  if (version !== undefined && version !== account.version)
    throw await overtaken(act, contestedAccount(accountId));
  return { account, permissions };
}

/** The same for an account of staff. @throws Refusal `staffOnly` besides */
export async function requireStaffGrant(
  act: Act<StaffCaller, GrantRefusal | 'staffOnly'>,
  request: GrantRequest & { accountId: number },
): Promise<Granted> {
  const granted = await requireGrant(act, request);
  if (granted.account.userType !== 3) throw act.refuse('staffOnly');
  return granted;
}

/** Judges a grant by the rules of 三员分立. @throws Forbidden, Refusal */
export async function requireMayGrant(
  act: Act<StaffCaller, GrantRefusal>,
  grant: { target?: { accountId: number; permissions: readonly string[] }; next?: readonly string[] },
): Promise<void> {
  await lockGrants(act.sql);
  const verdict = judgeGrant({ editor: act.caller, ...grant });
  if (verdict === 'notAllowed') throw new Forbidden();
  if (verdict) throw act.refuse(verdict);
}

/** Whether what is done to an account waits for the security administrator. */
export async function isForApproval(
  { sql }: Act<StaffCaller>,
  facts: Omit<ApprovalFacts, 'hasSecurityAdministrator'>,
): Promise<boolean> {
  const holders = await holdersOf(sql, 'security.edit');
  return needsApproval({ ...facts, hasSecurityAdministrator: holders.length > 0 });
}

/** @throws Forbidden for staff who manage neither accounts nor logins */
export function requireAdministrator({ caller }: Act<StaffCaller>): void {
  if (!caller.permissions.has('accounts.edit') && !caller.permissions.has('security.edit'))
    throw new Forbidden();
}

/** Refuses to take managing accounts, or agreeing, from the last active account that holds it and will hold `next`. */
export async function requireAnotherAdministrator(
  act: Act<StaffCaller, 'lastAdministrator'>,
  { account, permissions }: Granted,
  next: readonly string[] = [],
) {
  if (account.status !== 'active') return;
  for (const code of indispensable.filter((one) => permissions.includes(one) && !next.includes(one))) {
    const holders = await holdersOf(act.sql, code);
    if (holders.every(({ id }) => id === account.id)) throw act.refuse('lastAdministrator');
  }
}

/** The role and the organisation that an account is given, checked against each other and the editor's scope. */
export async function requirePlace(
  act: Act<StaffCaller, 'roleUnknown' | 'grantsMore' | 'organisationNeeded'>,
  { roleId, organisationId }: { roleId: number; organisationId: number | null },
) {
  const role = await holdRole(act.sql, roleId);
  if (!role || role.userType !== 3) throw act.refuse('roleUnknown');
  const { scope } = act.caller;
  if (scope !== undefined && role.dataScope === 'all') throw act.refuse('grantsMore');
  if (organisationId === null) {
    if (role.dataScope === 'organisation' || scope !== undefined) throw act.refuse('organisationNeeded');
    return { role, unitName: '未指定' };
  }
  const unit = await findOrganisation(act.sql, organisationId);
  if (!unit || !isInScope(unit.path, scope)) throw new NotFound('没有这个单位');
  return { role, unitName: unit.name };
}
