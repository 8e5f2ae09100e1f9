import { endOfDay, startOfDay, toDay, toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { type PageRequest, offsetOf } from '#platform/contract/paging.ts';
import { cappedCount } from '#database/capped-count.ts';
import type { Act } from '#platform/server/act.ts';
import { Refusal } from '#platform/server/failures.ts';
import { writeSheet } from '#platform/server/spreadsheet.ts';
import type {
  AuditLineView,
  exportAuditLog as exportOperation,
  listAuditLog as operation,
} from '../contract/audit-log.contract.ts';
import {
  auditActionLabels,
  auditExportRows,
  auditResultLabels,
  auditTargetLabels,
} from '../contract/audit-log.words.ts';
import { auditLines, auditPage, type AuditFilter, type AuditRow } from './audit-log.queries.ts';

type Request = ParsedRequestOf<typeof operation>;

/** A page of audit lines, newest first, by number or by cursor. */
export async function listAuditLog(act: Act, request: Request): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize, cursor, ...asked } = request;
  const filter = filterOf(asked);
  const rows = await auditPage(act.sql, filter, { after: keyOf(cursor), limit: pageSize + 1 })
    .offset(cursor === undefined ? offsetOf({ pageNum, pageSize } satisfies PageRequest) : 0)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map(viewOf),
    total: await cappedCount(act.sql, auditLines(act.sql, filter).select('l.id')),
    nextCursor: last ? `${last.at.getTime()}.${last.id}` : null,
    pageNum,
    pageSize,
  };
}

const columns = [
  ['时间', 20],
  ['操作人', 14],
  ['用户名', 16],
  ['角色', 14],
  ['操作', 20],
  ['对象', 14],
  ['对象编号', 20],
  ['结果', 8],
  ['原因', 30],
  ['变化', 60],
  ['请求编号', 38],
] as const;

/** Lines by the list's filters as a spreadsheet; the export is itself a line of the log. */
export async function exportAuditLog(
  act: Act,
  { reason, ...asked }: ParsedRequestOf<typeof exportOperation>,
): Promise<ResultOf<typeof exportOperation>> {
  const filter = filterOf(asked);
  const rows = await auditPage(act.sql, filter, { after: undefined, limit: auditExportRows + 1 }).execute();
  if (rows.length > auditExportRows) throw new Refusal('tooManyRows');
  const bytes = await writeSheet({
    title: '审计日志',
    columns: columns.map(([title, width]) => ({ title, width })),
    rows: rows.map(viewOf).map(cellsOf),
  });
  await act.audit({
    targetType: 'auditLog',
    targetId: null,
    reason,
    detail: { filters: asked, rowCount: rows.length },
  });
  return { fileName: `审计日志-${toDay(act.now)}.xlsx`, sheet: bytes.toString('base64') };
}

const cellsOf = (line: AuditLineView): string[] => [
  line.at.slice(0, 19).replace('T', ' '),
  line.actorName,
  line.actorLoginName ?? '',
  line.actorRoleName ?? '',
  auditActionLabels[line.action] ?? line.action,
  auditTargetLabels[line.targetType] ?? line.targetType,
  String(line.targetId ?? ''),
  auditResultLabels[line.result],
  line.reason ?? '',
  line.detail === '{}' ? '' : line.detail,
  line.requestId,
];

const filterOf = ({
  fromOn,
  toOn,
  ...rest
}: Omit<Request, 'pageNum' | 'pageSize' | 'cursor'>): AuditFilter => ({
  ...rest,
  from: fromOn === undefined ? undefined : startOfDay(fromOn),
  to: toOn === undefined ? undefined : endOfDay(toOn),
});

const viewOf = ({ id, at, detail, actorLoginName, actorRoleName, ...line }: AuditRow): AuditLineView => ({
  auditId: id,
  at: toInstant(at),
  ...line,
  actorLoginName: actorLoginName ?? null,
  actorRoleName: actorRoleName ?? null,
  result: detail !== null && typeof detail === 'object' && 'outcome' in detail ? 'failed' : 'done',
  detail: JSON.stringify(detail),
});

/** A cursor is the instant in milliseconds and the id of the last line shown. */
function keyOf(cursor: string | undefined): { at: Date; id: number } | undefined {
  if (cursor === undefined) return undefined;
  const [at = 0, id = 0] = cursor.split('.').map(Number);
  return { at: new Date(at), id };
}
