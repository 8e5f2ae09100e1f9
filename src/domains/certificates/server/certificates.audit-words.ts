import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room. */
export const certificatesAuditWords: RoomAuditWords = {
  acts: {},
  targets: { certificate: '证书' },
  fields: {
    certNo: '证书编号',
    itemCount: '记录条数',
    totalMinutes: '合计分钟',
    replaces: '替换',
    isRepeated: '重复提交',
  },
  values: {},
};
