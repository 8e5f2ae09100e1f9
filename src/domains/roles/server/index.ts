import type { Room } from '#platform/server/calls/binding.ts';
import { accountStatus } from './approvals/account-status.ts';
import { createFactorReset } from './approvals/factor-reset.ts';
import { newAccount } from './approvals/new-account.ts';
import { createPasswordReset } from './approvals/password-reset.ts';
import { roleChange } from './approvals/role-change.ts';
import { roleGrant } from './approvals/role-grant.ts';
import { accountHistoryGuard, roleHistoryGuard } from './history-guards.ts';
import type { RolesReactions } from './reactions.ts';
import { rolesAuditWords } from './roles.audit-words.ts';
import { roleBindings } from './roles.routes.ts';

export type { RolesReactions } from './reactions.ts';
export { needsSecondFactor } from './accounts/second-factor.rules.ts';
export { builtinRoleIds } from './roles.queries.ts';
export { staffHolding } from './staff-holding.queries.ts';
export { saveBuiltinRoles, saveMenus, type MenuSeed } from './roles.store.ts';

/** The roles room. */
export const createRolesRoom = (reactions: RolesReactions): Room => {
  const passwordReset = createPasswordReset(reactions);
  const factorReset = createFactorReset(reactions);
  return {
    name: 'roles',
    auditWords: rolesAuditWords,
    historyGuards: { role: roleHistoryGuard, account: accountHistoryGuard },
    bindings: roleBindings({ passwordReset, factorReset }),
    approvalKinds: [newAccount, roleGrant, passwordReset, factorReset, accountStatus, roleChange],
  };
};
