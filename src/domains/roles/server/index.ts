import type { Room } from '#platform/server/binding.ts';
import { roleBindings } from './roles.routes.ts';

export { builtinRoleIds } from './roles.queries.ts';
export { saveBuiltinRoles, saveMenus, type MenuSeed } from './roles.store.ts';

/** The roles room. */
export const rolesRoom: Room = { name: 'roles', bindings: roleBindings };
