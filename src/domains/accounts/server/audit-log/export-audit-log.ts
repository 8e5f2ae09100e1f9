import type { AuditWords } from '#platform/server/audit-words.ts';
import { exportSource } from '#platform/server/exports/export-source.ts';
import * as contract from '../../contract/audit-log.contract.ts';
import { auditResultLabels } from '../../contract/audit-log.words.ts';
import { auditPage } from './audit-log.queries.ts';
import { auditFilterOf, auditLinesInWords } from './audit-line.ts';

/** Lines by the list's filters, in the words of every room; the export is itself a line of the log. */
export const exportAuditLog = (words: () => AuditWords) =>
  exportSource({
    operation: contract.exportAuditLog,
    what: '审计日志',
    targetType: 'auditLog',
    idsOf: async ({ sql }, asked, most) => {
      const lines = auditPage(sql, auditFilterOf(asked), {
        after: undefined,
        limit: most,
        isOldestFirst: asked.sort === 'at',
      });
      return (await lines.clearSelect().select('l.id').execute()).map(({ id }) => id);
    },
    rowsOf: async ({ sql }, _, ids) =>
      auditLinesInWords(
        sql,
        words(),
        await auditPage(sql, { ids }, { after: undefined, limit: ids.length }).execute(),
      ),
    idOf: (row) => row.auditId,
    columns: [
      ['时间', 20, (row) => row.at.slice(0, 19).replace('T', ' ')],
      ['操作人', 14, (row) => row.actorName],
      ['用户名', 16, (row) => row.actorLoginName ?? ''],
      ['角色', 14, (row) => row.actorRoleName ?? ''],
      ['操作', 20, (row) => row.actLabel],
      ['对象', 14, (row) => row.targetLabel],
      ['对象编号', 20, (row) => String(row.targetId ?? '')],
      ['对象名称', 30, (row) => row.targetName ?? ''],
      ['结果', 8, (row) => auditResultLabels[row.result]],
      ['原因', 30, (row) => row.reason ?? ''],
      [
        '变化',
        60,
        (row) => row.changes.map(({ label, before, after }) => `${label}：${before} → ${after}`).join('；'),
      ],
      ['其他', 60, (row) => row.facts.map(({ label, text }) => `${label}：${text}`).join('；')],
      ['来源地址', 18, (row) => row.address ?? ''],
      ['设备标记', 12, (row) => row.deviceMark ?? ''],
      ['请求编号', 38, (row) => row.requestId],
    ],
  });
