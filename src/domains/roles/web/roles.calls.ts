import { remote } from '#platform/web/calls/remote.ts';
import type * as accounts from '../contract/account-admin.contract.ts';
import type * as menus from '../contract/menu-admin.contract.ts';
import type * as roles from '../contract/role-admin.contract.ts';

export const listAccountsCall = remote<typeof accounts.listAccounts>('POST', '/api/roles/ListAccounts');
export const createStaffAccountCall = remote<typeof accounts.createStaffAccount>(
  'POST',
  '/api/roles/CreateStaffAccount',
);
export const updateStaffAccountCall = remote<typeof accounts.updateStaffAccount>(
  'PUT',
  '/api/roles/UpdateStaffAccount',
);
export const setAccountStatusCall = remote<typeof accounts.setAccountStatus>(
  'POST',
  '/api/roles/SetAccountStatus',
);
export const resetStaffPasswordCall = remote<typeof accounts.resetStaffPassword>(
  'POST',
  '/api/roles/ResetStaffPassword',
);
export const resetSecondFactorCall = remote<typeof accounts.resetSecondFactor>(
  'POST',
  '/api/roles/ResetSecondFactor',
);
export const unlockLoginCall = remote<typeof accounts.unlockLogin>('POST', '/api/roles/UnlockLogin');
export const endAccountSessionsCall = remote<typeof accounts.endAccountSessions>(
  'POST',
  '/api/roles/EndAccountSessions',
);
export const getMyRoleCall = remote<typeof roles.getMyRole>('GET', '/api/roles/GetMyRole');
export const listRolesCall = remote<typeof roles.listRoles>('POST', '/api/roles/ListRoles');
export const createRoleCall = remote<typeof roles.createRole>('POST', '/api/roles/CreateRole');
export const updateRoleCall = remote<typeof roles.updateRole>('PUT', '/api/roles/UpdateRole');
export const deleteRoleCall = remote<typeof roles.deleteRole>('POST', '/api/roles/DeleteRole');
export const listMenuItemsCall = remote<typeof menus.listMenuItems>('POST', '/api/roles/ListMenuItems');
export const updateMenuItemCall = remote<typeof menus.updateMenuItem>('PUT', '/api/roles/UpdateMenuItem');
export const sortMenuItemsCall = remote<typeof menus.sortMenuItems>('POST', '/api/roles/SortMenuItems');
export const resetMenuItemsCall = remote<typeof menus.resetMenuItems>('POST', '/api/roles/ResetMenuItems');
export const previewMenuCall = remote<typeof menus.previewMenu>('GET', '/api/roles/PreviewMenu/{id}');
