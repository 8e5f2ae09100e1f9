import { guardedGroups, permissionWords, separatedGroups } from '../../contract/permissions.words.ts';
import type { PermissionCode } from '../../contract/permissions.words.ts';

type Permissions = ReadonlySet<string> | readonly string[];

const groupOf = (code: string): string | undefined => permissionWords[code as PermissionCode]?.group;
const listOf = (permissions: Permissions): string[] => [...permissions];

/** Whether permissions contain one of security or audit, which the security administrator hands out. */
export const isGuarded = (permissions: Permissions): boolean =>
  listOf(permissions).some((code) => guardedGroups.some((group) => group === groupOf(code)));

/** Whether permissions combine two of the groups that one person must not combine (三员分立, GB/T 22239). */
export function breaksSeparation(permissions: Permissions): boolean {
  const groups = new Set(listOf(permissions).map(groupOf));
  return separatedGroups.filter((group) => groups.has(group)).length > 1;
}

/** System permissions that the editor does not hold himself; the trade's own he may hand out all. */
const isBeyond = (permissions: Permissions, editor: ReadonlySet<string>): boolean =>
  listOf(permissions).some((code) => groupOf(code) === '系统' && !editor.has(code));

/** Why somebody may not change whose account. */
export type GrantRefusal = 'ownAccount' | 'separatedGrant' | 'grantsMore';

export type GrantFacts = {
  editor: { accountId: number; permissions: ReadonlySet<string> };
  /** The account that is changed; absent while it is made. */
  target?: { accountId: number; permissions: Permissions } | undefined;
  /** Permissions of the role it is given; absent when the role stays. */
  next?: Permissions | undefined;
  /** Somebody active may hand out security roles already. */
  hasSecurityAdministrator: boolean;
};

/**
 * Who may change whose account (domain.md 4.10). Nobody his own. Accounts and roles of security and audit belong to the
 * security administrator, all others to the system administrator; the very first security administrator is named by the
 * system administrator, since nobody else could. `notAllowed` is a missing permission.
 */
export function judgeGrant(facts: GrantFacts): GrantRefusal | 'notAllowed' | undefined {
  const { editor, target, next } = facts;
  const mayManage = editor.permissions.has('accounts.edit');
  const maySecure = editor.permissions.has('security.edit');
  if (!mayManage && !maySecure) return 'notAllowed';
  if (target?.accountId === editor.accountId) return 'ownAccount';
  if (isGuarded(target?.permissions ?? []) || isGuarded(next ?? [])) {
    const isFirst =
      mayManage && !facts.hasSecurityAdministrator && listOf(next ?? []).includes('security.edit');
    return maySecure || isFirst ? undefined : 'separatedGrant';
  }
  if (!mayManage) return 'notAllowed';
  // Whoever could hand out a password for a stronger account would hold what it holds.
  const isStronger = [target?.permissions, next].some((held) => isBeyond(held ?? [], editor.permissions));
  return isStronger ? 'grantsMore' : undefined;
}

/** What is wrong with the permissions of a role that a centre makes, for this editor. */
export function judgeRolePermissions(
  permissions: readonly string[],
  editor: ReadonlySet<string>,
): 'separatedPermission' | 'grantsMore' | undefined {
  if (isGuarded(permissions) || breaksSeparation(permissions)) return 'separatedPermission';
  return isBeyond(permissions, editor) ? 'grantsMore' : undefined;
}
