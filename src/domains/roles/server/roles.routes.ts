import { bind } from '#platform/server/calls/binding.ts';
import type { Binding } from '#platform/server/calls/binding.ts';
import * as accounts from '../contract/account-admin.contract.ts';
import * as menus from '../contract/menu-admin.contract.ts';
import * as roles from '../contract/role-admin.contract.ts';
import { getMenuByRole as getMenuByRoleOperation } from '../contract/roles.contract.ts';
import {
  drawPasswordFor,
  resetStaffPassword,
  setAccountStatus,
  updateStaffAccount,
} from './change-staff-account.ts';
import { createStaffAccount, drawPassword } from './create-staff-account.ts';
import { getMenuByRole } from './get-menu-by-role.ts';
import { listAccounts } from './list-accounts.ts';
import { listMenuItems, previewMenu, resetMenuItems, sortMenuItems, updateMenuItem } from './menu-admin.ts';
import { createRole, deleteRole, getMyRole, listRoles, updateRole } from './role-admin.ts';
import { endAccountSessions, unlockLogin } from './secure-account.ts';

/** The room's operations. */
export const roleBindings: Binding[] = [
  bind(getMenuByRoleOperation, getMenuByRole),
  bind(accounts.listAccounts, listAccounts),
  bind(accounts.createStaffAccount, createStaffAccount, {
    before: (act, { loginName }) => drawPassword(act, loginName),
  }),
  bind(accounts.updateStaffAccount, updateStaffAccount),
  bind(accounts.setAccountStatus, setAccountStatus),
  bind(accounts.resetStaffPassword, resetStaffPassword, { before: drawPasswordFor }),
  bind(accounts.unlockLogin, unlockLogin),
  bind(accounts.endAccountSessions, endAccountSessions),
  bind(roles.getMyRole, getMyRole),
  bind(roles.listRoles, listRoles),
  bind(roles.createRole, createRole),
  bind(roles.updateRole, updateRole),
  bind(roles.deleteRole, deleteRole),
  bind(menus.listMenuItems, listMenuItems),
  bind(menus.updateMenuItem, updateMenuItem),
  bind(menus.sortMenuItems, sortMenuItems),
  bind(menus.resetMenuItems, resetMenuItems),
  bind(menus.previewMenu, previewMenu),
];
