import type { Sql } from '#database/transaction.ts';
import { endOfDay, startOfDay, toInstant } from '#platform/contract/instants.ts';
import type { AuditWords } from '#platform/server/audit-words.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type { AuditLineView } from '../../contract/audit-log.contract.ts';
import type * as contract from '../../contract/audit-log.contract.ts';
import type { HistoryLineView } from '../../contract/history.contract.ts';
import { detailInWords, objectKey, type ObjectNames, referencesOf } from './audit-detail.rules.ts';
import type { AuditFilter, AuditRow } from './audit-log.queries.ts';
import { objectNames } from './audit-objects.queries.ts';

type Request = RequestIn<typeof contract.listAuditLog>;

/** The filters of a request, days as instants. */
export const auditFilterOf = ({
  fromOn,
  toOn,
  ...rest
}: Omit<Request, 'pageNum' | 'pageSize' | 'cursor'>): AuditFilter => ({
  ...rest,
  from: fromOn === undefined ? undefined : startOfDay(fromOn),
  to: toOn === undefined ? undefined : endOfDay(toOn),
});

/** Of a refused act, which is kept all the same. */
export const isFailedLine = (detail: unknown): boolean =>
  detail !== null && typeof detail === 'object' && 'outcome' in detail;

/** A line without what only the auditor reads. */
const toHistoryLine = (row: AuditRow, words: AuditWords, names: ObjectNames): HistoryLineView => ({
  auditId: row.id,
  at: toInstant(row.at),
  actorName: row.actorName,
  actorRoleName: row.actorRoleName ?? null,
  actLabel: words.acts[row.action] ?? row.action,
  result: isFailedLine(row.detail) ? 'failed' : 'done',
  reason: row.reason,
  ...detailInWords(row, words, names),
});

/** What the auditor reads besides: who exactly, what exactly, from where. */
const toAuditLine = (row: AuditRow, words: AuditWords, names: ObjectNames): AuditLineView => ({
  ...toHistoryLine(row, words, names),
  actorId: row.actorId,
  actorLoginName: row.actorLoginName ?? null,
  action: row.action,
  targetType: row.targetType,
  targetLabel: words.targets[row.targetType] ?? row.targetType,
  targetId: row.targetId,
  targetName:
    row.targetId === null ? null : (names.get(objectKey({ type: row.targetType, id: row.targetId })) ?? null),
  address: row.address || null,
  deviceMark: row.deviceHash?.slice(0, 8) ?? null,
  detail: JSON.stringify(row.detail),
  requestId: row.requestId,
});

const inWords =
  <View>(view: (row: AuditRow, words: AuditWords, names: ObjectNames) => View) =>
  async (sql: Sql, words: AuditWords, rows: readonly AuditRow[]): Promise<View[]> => {
    const names = await objectNames(sql, referencesOf(rows, words));
    return rows.map((row) => view(row, words, names));
  };

/** Lines for the auditor; what the words do not name is shown by its code. */
export const auditLinesInWords = inWords(toAuditLine);
/** Lines of one object for whoever may see it. */
export const historyInWords = inWords(toHistoryLine);
