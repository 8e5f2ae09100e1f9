import { bind, type Binding } from '#platform/server/calls/binding.ts';
import * as accounts from '../contract/account-admin.contract.ts';
import * as menus from '../contract/menu-admin.contract.ts';
import * as roles from '../contract/role-admin.contract.ts';
import * as contract from '../contract/roles.contract.ts';
import { createStaffAccount } from './accounts/create-staff-account.ts';
import { drawPassword, drawPasswordFor } from './accounts/draw-password.ts';
import { endAccountSessions } from './accounts/end-account-sessions.ts';
import { listAccounts } from './accounts/list-accounts.ts';
import { resetSecondFactor } from './accounts/reset-second-factor.ts';
import { resetStaffPassword } from './accounts/reset-staff-password.ts';
import { setAccountStatus } from './accounts/set-account-status.ts';
import { unlockLogin } from './accounts/unlock-login.ts';
import { updateStaffAccount } from './accounts/update-staff-account.ts';
import { requireAdministrator } from './accounts/require-grant.ts';
import type { FactorReset } from './approvals/factor-reset.ts';
import type { PasswordReset } from './approvals/password-reset.ts';
import { createRole } from './create-role.ts';
import { deleteRole } from './delete-role.ts';
import { getMyRole } from './get-my-role.ts';
import { listRoles } from './list-roles.ts';
import { getMenuByRole } from './menus/get-menu-by-role.ts';
import { listMenuItems } from './menus/list-menu-items.ts';
import { previewMenu } from './menus/preview-menu.ts';
import { resetMenuItems } from './menus/reset-menu-items.ts';
import { sortMenuItems } from './menus/sort-menu-items.ts';
import { updateMenuItem } from './menus/update-menu-item.ts';
import { updateRole } from './update-role.ts';

type Resets = { passwordReset: PasswordReset; factorReset: FactorReset };

/** The room's operations. */
export const roleBindings = ({ passwordReset, factorReset }: Resets): Binding[] => [
  bind(contract.getMenuByRole, getMenuByRole),
  bind(accounts.listAccounts, listAccounts),
  bind(accounts.createStaffAccount, createStaffAccount, {
    before: async (act, request) => {
      requireAdministrator(act);
      return drawPassword(act, request);
    },
  }),
  bind(accounts.updateStaffAccount, updateStaffAccount),
  bind(accounts.setAccountStatus, setAccountStatus),
  bind(accounts.resetStaffPassword, resetStaffPassword, {
    before: async (act, request) => {
      requireAdministrator(act);
      return { drawn: await drawPasswordFor(act, request), passwordReset };
    },
  }),
  bind(accounts.resetSecondFactor, resetSecondFactor, { given: factorReset }),
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
