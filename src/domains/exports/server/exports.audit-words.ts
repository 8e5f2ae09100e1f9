import type { RoomAuditWords } from '#platform/server/audit-words.ts';
import { exportStateLabels } from '../contract/exports.words.ts';

/** What the audit log says of this room: acts besides its operations, and the objects they are about. */
export const exportsAuditWords: RoomAuditWords = {
  acts: { 'exports.make': '生成导出文件', 'exports.clean': '清理导出文件' },
  targets: { export: '导出' },
  fields: { isOrdered: '后台生成', 'export.state': '状态', fileName: '文件', writtenCount: '条数' },
  values: { 'export.state': exportStateLabels },
};
