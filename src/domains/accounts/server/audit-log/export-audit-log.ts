import { toDay } from '#platform/contract/instants.ts';
import type { AuditWords } from '#platform/server/audit-words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type { AuditLineView } from '../../contract/audit-log.contract.ts';
import type * as contract from '../../contract/audit-log.contract.ts';
import { auditExportRows, auditResultLabels } from '../../contract/audit-log.words.ts';
import { auditPage } from './audit-log.queries.ts';
import { auditFilterOf, auditLinesInWords } from './audit-line.ts';

const columns = [
  ['时间', 20],
  ['操作人', 14],
  ['用户名', 16],
  ['角色', 14],
  ['操作', 20],
  ['对象', 14],
  ['对象编号', 20],
  ['对象名称', 30],
  ['结果', 8],
  ['原因', 30],
  ['变化', 60],
  ['其他', 60],
  ['来源地址', 18],
  ['设备标记', 12],
  ['请求编号', 38],
] as const;

/** Lines by the list's filters as a spreadsheet; the export is itself a line of the log. */
export const exportAuditLog: UseCase<typeof contract.exportAuditLog, AuditWords> = async (
  act,
  { reason, ...asked },
  words,
) => {
  const filter = auditFilterOf(asked);
  const rows = await auditPage(act.sql, filter, { after: undefined, limit: auditExportRows + 1 }).execute();
  if (rows.length > auditExportRows) throw act.refuse('tooManyRows');
  const bytes = await writeSheet({
    title: '审计日志',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: (await auditLinesInWords(act.sql, words, rows)).map(cellsOf),
  });
  await act.audit({
    targetType: 'auditLog',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `审计日志-${toDay(act.now)}.xlsx`, sheet: bytes.toString('base64') };
};

const cellsOf = (line: AuditLineView): string[] => [
  line.at.slice(0, 19).replace('T', ' '),
  line.actorName,
  line.actorLoginName ?? '',
  line.actorRoleName ?? '',
  line.actLabel,
  line.targetLabel,
  String(line.targetId ?? ''),
  line.targetName ?? '',
  auditResultLabels[line.result],
  line.reason ?? '',
  line.changes.map(({ label, before, after }) => `${label}：${before} → ${after}`).join('；'),
  line.facts.map(({ label, text }) => `${label}：${text}`).join('；'),
  line.address ?? '',
  line.deviceMark ?? '',
  line.requestId,
];
