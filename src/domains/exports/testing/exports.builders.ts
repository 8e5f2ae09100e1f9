import type { Sql } from '#database/transaction.ts';
import { insertExportOrder } from '#platform/server/exports/exports.store.ts';

/** An order of the audit log that waits; gives its number. */
export const buildExport = (
  sql: Sql,
  { accountId, now }: { accountId: number; now: Date },
): Promise<number> =>
  insertExportOrder(sql, {
    accountId,
    operation: 'exportAuditLog',
    what: '审计日志',
    fileName: '审计日志-2026-11-21.xlsx',
    request: '{}',
    scope: null,
    reason: '年度检查',
    rowIds: [1],
    rowCount: 1,
    askedAt: now,
  });
