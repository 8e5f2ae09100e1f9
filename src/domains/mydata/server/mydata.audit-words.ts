import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const mydataAuditWords: RoomAuditWords = {
  acts: {
    'mydata.closeAccount': '注销期满，清除个人信息',
    'mydata.sweepWords': '清除事后写到的已注销用户信息',
    'mydata.postponeClosing': '注销期满，等未了事项办结',
  },
  targets: {},
};
