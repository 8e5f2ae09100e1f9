import { bind } from '#platform/server/binding.ts';
import type { Binding } from '#platform/server/binding.ts';
import { getMenuByRole as getMenuByRoleOperation } from '../contract/roles.contract.ts';
import { getMenuByRole } from './get-menu-by-role.ts';

/** The room's operations. */
export const roleBindings: Binding[] = [bind(getMenuByRoleOperation, getMenuByRole)];
