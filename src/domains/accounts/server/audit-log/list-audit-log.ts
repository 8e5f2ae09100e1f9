import { endOfDay, startOfDay, toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { type PageRequest, offsetOf } from '#platform/contract/paging.ts';
import { cappedCount } from '#database/capped-count.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { AuditWords } from '#platform/server/audit-words.ts';
import type { AuditLineView, listAuditLog as operation } from '../../contract/audit-log.contract.ts';
import { auditLines, auditPage, type AuditFilter, type AuditRow } from './audit-log.queries.ts';

type Request = ParsedRequestOf<typeof operation>;

/** A page of audit lines, newest first, by number or by cursor. */
export async function listAuditLog(
  act: Act,
  request: Request,
  words: AuditWords,
): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize, cursor, ...asked } = request;
  const filter = auditFilterOf(asked);
  const rows = await auditPage(act.sql, filter, { after: keyOf(cursor), limit: pageSize + 1 })
    .offset(cursor === undefined ? offsetOf({ pageNum, pageSize } satisfies PageRequest) : 0)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? shown.at(-1) : undefined;
  return {
    list: shown.map(viewIn(words)),
    total: await cappedCount(act.sql, auditLines(act.sql, filter).select('l.id')),
    nextCursor: last ? `${last.at.getTime()}.${last.id}` : null,
    pageNum,
    pageSize,
  };
}

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

/** Lines as people read them; what the words do not name is shown by its code. */
export const viewIn =
  ({ acts, targets }: AuditWords) =>
  ({ id, at, detail, actorLoginName, actorRoleName, ...line }: AuditRow): AuditLineView => ({
    auditId: id,
    at: toInstant(at),
    ...line,
    actLabel: acts[line.action] ?? line.action,
    targetLabel: targets[line.targetType] ?? line.targetType,
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
