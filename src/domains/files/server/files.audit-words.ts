import { filePurposeLabels } from '../contract/files.words.ts';
import type { RoomAuditWords } from '#platform/server/audit-words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const filesAuditWords: RoomAuditWords = {
  acts: {
    'files.clean': '清理文件',
  },
  targets: {
    file: '文件',
  },
  fields: { fileId: '文件', mime: '文件类型', purpose: '用途' },
  values: { purpose: filePurposeLabels },
};
