import type { Room } from '#platform/server/calls/binding.ts';
import { rolesAuditWords } from './roles.audit-words.ts';
import { roleBindings } from './roles.routes.ts';

export { builtinRoleIds } from './roles.queries.ts';
export { saveBuiltinRoles, saveMenus, type MenuSeed } from './roles.store.ts';

/** The roles room. */
export const rolesRoom: Room = { name: 'roles', auditWords: rolesAuditWords, bindings: roleBindings };
