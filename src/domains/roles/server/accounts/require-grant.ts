import { lockAccount, type LockedAccount } from '#domains/accounts/server/index.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { Forbidden, NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import { isInScope } from '#platform/server/calls/scope.ts';
import { findOrganisationPath, holdersOf, isAccountInScope, lockGrants } from './account-admin.queries.ts';
import { contestedAccount } from '../contested-access.ts';
import { type GrantRefusal, judgeGrant } from './grants.rules.ts';
import { findRole } from '../role-admin.queries.ts';
import { holdRole } from '../roles.store.ts';

/** Permission without which nobody could manage accounts any more. */
const managing = 'accounts.edit';

type GrantRequest = { accountId?: number; version?: number | undefined; next?: readonly string[] };

type Granted = { account: LockedAccount; permissions: readonly string[] };

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

/** Judges a grant by the rules of 三员分立. @throws Forbidden, Refusal */
export async function requireMayGrant(
  act: Act<StaffCaller, GrantRefusal>,
  grant: { target?: { accountId: number; permissions: readonly string[] }; next?: readonly string[] },
): Promise<void> {
  await lockGrants(act.sql);
  const holders = await holdersOf(act.sql, 'security.edit');
  const verdict = judgeGrant({
    editor: act.caller,
    ...grant,
    hasSecurityAdministrator: holders.length > 0,
  });
  if (verdict === 'notAllowed') throw new Forbidden();
  if (verdict) throw act.refuse(verdict);
}

/** @throws Forbidden for staff who manage neither accounts nor logins */
export function requireAdministrator({ caller }: Act<StaffCaller>): void {
  if (!caller.permissions.has('accounts.edit') && !caller.permissions.has('security.edit'))
    throw new Forbidden();
}

/** Refuses to take the managing of accounts from the last active account that holds it. */
export async function requireAnotherManager(
  act: Act<StaffCaller, 'lastAdministrator'>,
  { account, permissions }: Granted,
) {
  if (account.status !== 'active' || !permissions.includes(managing)) return;
  const others = await holdersOf(act.sql, managing);
  if (others.every(({ id }) => id === account.id)) throw act.refuse('lastAdministrator');
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
    return role;
  }
  const path = await findOrganisationPath(act.sql, organisationId);
  if (!path || !isInScope(path, scope)) throw new NotFound('没有这个单位');
  return role;
}
