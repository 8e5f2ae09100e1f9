import type { AuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const rolesAuditWords: AuditWords = {
  acts: {},
  targets: {
    menu: '菜单',
    role: '角色',
  },
};
