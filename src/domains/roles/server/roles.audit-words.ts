import { permissionCodes, permissionWords } from '../contract/permissions.words.ts';
import { dataScopeLabels, menuClientLabels } from '../contract/roles.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const rolesAuditWords: RoomAuditWords = {
  acts: {},
  targets: {
    menu: '菜单',
    role: '角色',
  },
  fields: {
    client: '端',
    dataScope: '数据范围',
    icon: '图标',
    isHidden: '隐藏',
    order: '顺序',
    overrides: '改过的内容',
    permissions: '权限',
    reset: '恢复默认的菜单',
    role: '角色',
    roleId: '角色',
  },
  values: {
    client: menuClientLabels,
    dataScope: dataScopeLabels,
    permissions: Object.fromEntries(permissionCodes.map((code) => [code, permissionWords[code].name])),
  },
};
