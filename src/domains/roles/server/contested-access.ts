import type { Contested } from '#platform/server/calls/overtaken.ts';

/** An account that several administrators may change. */
export const contestedAccount = (accountId: number): Contested => ({
  targetType: 'account',
  targetId: accountId,
  noun: '这个账号',
  deeds: { createStaffAccount: '新建', updateStaffAccount: '修改', setAccountStatus: '启停' },
});

/** A role that several administrators may change. */
export const contestedRole = (roleId: number): Contested => ({
  targetType: 'role',
  targetId: roleId,
  noun: '这个角色',
  deeds: { createRole: '新建', updateRole: '修改' },
});

/** A menu item that several administrators may change. */
export const contestedMenu = (menuId: number): Contested => ({
  targetType: 'menu',
  targetId: menuId,
  noun: '这个菜单',
  deeds: { updateMenuItem: '修改', sortMenuItems: '重新排序' },
});
