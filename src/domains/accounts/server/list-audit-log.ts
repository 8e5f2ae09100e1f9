import { endOfDay, startOfDay, toInstant } from '#platform/contract/instants.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import { cappedCount } from '#database/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act } from '#platform/server/act.ts';
import type { listAuditLog as operation } from '../contract/audit-log.contract.ts';

type Request = ParsedRequestOf<typeof operation>;

/** A page of audit lines, newest first. */
export async function listAuditLog(act: Act, request: Request): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize } = request;
  const rows = await auditLines(act.sql, request)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize)
    .offset(offsetOf(request))
    .execute();
  const total = await cappedCount(act.sql, auditLines(act.sql, request).select('id'));
  const list = rows.map(({ id, at, detail, ...line }) => ({
    auditId: id,
    at: toInstant(at),
    ...line,
    detail: JSON.stringify(detail),
  }));
  return { list, total, pageNum, pageSize };
}

const auditLines = (sql: Sql, { action, targetType, targetId, actorId, fromOn, toOn }: Request) =>
  sql
    .selectFrom('auditLog')
    .$if(action !== undefined, (lines) => lines.where('action', '=', action ?? ''))
    .$if(targetType !== undefined, (lines) => lines.where('targetType', '=', targetType ?? ''))
    .$if(targetId !== undefined, (lines) => lines.where('targetId', '=', targetId ?? 0))
    .$if(actorId !== undefined, (lines) => lines.where('actorId', '=', actorId ?? 0))
    .$if(fromOn !== undefined, (lines) => lines.where('at', '>=', startOfDay(fromOn ?? '')))
    .$if(toOn !== undefined, (lines) => lines.where('at', '<', endOfDay(toOn ?? '')));
