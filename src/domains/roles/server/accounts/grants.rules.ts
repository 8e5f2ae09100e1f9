import { guardedGroups, permissionWords, separatedGroups } from '../../contract/permissions.words.ts';
import type { PermissionCode, PermissionWord } from '../../contract/permissions.words.ts';

type Permissions = ReadonlySet<string> | readonly string[];

const wordOf = (code: string): PermissionWord | undefined => permissionWords[code as PermissionCode];
const groupOf = (code: string): string | undefined => wordOf(code)?.group;
const listOf = (permissions: Permissions): string[] => [...permissions];

/** Whether permissions contain one of security or audit, which only built-in roles hold. */
export const isGuarded = (permissions: Permissions): boolean =>
  listOf(permissions).some((code) => guardedGroups.some((group) => group === groupOf(code)));

/** Whether somebody who holds them decides about people, teams, activities, hours or needs, sees personal data, or administers. */
export const isSensitive = (permissions: Permissions): boolean =>
  listOf(permissions).some((code) => wordOf(code)?.isSensitive === true);

/**
 * Whether permissions combine what one person must not combine (三员分立, GB/T 22239): two of system, security and audit, or
 * one of these with deciding business.
 */
export function breaksSeparation(permissions: Permissions): boolean {
  const areas = listOf(permissions).map((code) => {
    const group = separatedGroups.find((one) => one === groupOf(code));
    return group ?? (isSensitive([code]) ? '业务' : undefined);
  });
  return new Set(areas.filter((area) => area !== undefined)).size > 1;
}

/** System permissions that the editor does not hold himself; the trade's own he may hand out all. */
const isBeyond = (permissions: Permissions, editor: ReadonlySet<string>): boolean =>
  listOf(permissions).some((code) => groupOf(code) === '系统' && !editor.has(code));

/** Why somebody may not change whose account. */
export type GrantRefusal = 'ownAccount' | 'grantsMore';

export type GrantFacts = {
  editor: { accountId: number; permissions: ReadonlySet<string> };
  /** The account that is changed; absent while it is made. */
  target?: { accountId: number; permissions: Permissions } | undefined;
  /** Permissions of the role it is given; absent when the role stays. */
  next?: Permissions | undefined;
};

/**
 * Who may change whose account, or ask for it (domain.md 4.10): the system administrator, nobody his own, nobody one with
 * more of the system than he has. `notAllowed` is a missing permission.
 */
export function judgeGrant({ editor, target, next }: GrantFacts): GrantRefusal | 'notAllowed' | undefined {
  if (!editor.permissions.has('accounts.edit')) return 'notAllowed';
  if (target?.accountId === editor.accountId) return 'ownAccount';
  // Whoever could hand out a password for a stronger account would hold what it holds.
  const isStronger = [target?.permissions, next].some((held) => isBeyond(held ?? [], editor.permissions));
  return isStronger ? 'grantsMore' : undefined;
}

/** What is done to an account: `grant` a role (also of a new one), `reset` a password, `enable` and `stop` it. */
export type AccountDeed = 'grant' | 'reset' | 'enable' | 'stop';

export type ApprovalFacts = {
  deed: AccountDeed;
  /** What the account holds; nothing while it is made. */
  held?: Permissions;
  /** What it is given. */
  next?: Permissions;
  /** Somebody active can agree. */
  hasSecurityAdministrator: boolean;
};

/**
 * Whether an act on an account waits for the security administrator: what gives sensitive permissions or opens an account that
 * holds them, and every change to one of security or audit. The very first security administrator is named without, since
 * nobody could agree.
 */
export function needsApproval({ deed, held = [], next = [], ...facts }: ApprovalFacts): boolean {
  if (!facts.hasSecurityAdministrator && deed === 'grant' && listOf(next).includes('security.edit'))
    return isGuarded(held);
  if (deed === 'stop') return isGuarded(held);
  return deed === 'grant' ? isSensitive(next) || isGuarded(held) : isSensitive(held);
}

type RoleRights = { permissions: readonly string[]; dataScope: string };

/** Whether a change of a role waits for the security administrator: its holders gain something sensitive, or see more with it. */
export function widensRole(before: RoleRights, after: RoleRights): boolean {
  const gained = after.permissions.filter((code) => !before.permissions.includes(code));
  const seesMore = before.dataScope !== 'all' && after.dataScope === 'all';
  return isSensitive(gained) || (seesMore && isSensitive(after.permissions));
}

/** What is wrong with the permissions of a role that a centre makes, for this editor. */
export function judgeRolePermissions(
  permissions: readonly string[],
  editor: ReadonlySet<string>,
): 'separatedPermission' | 'mixedPermission' | 'grantsMore' | undefined {
  if (isGuarded(permissions)) return 'separatedPermission';
  if (breaksSeparation(permissions)) return 'mixedPermission';
  return isBeyond(permissions, editor) ? 'grantsMore' : undefined;
}
