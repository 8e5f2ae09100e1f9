import { cappedCount } from '#database/lists/capped-count.ts';
import { cursorOf, keyOf } from '#platform/contract/keyset.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { AuditWords } from '#platform/server/audit-words.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/audit-log.contract.ts';
import { auditFilterOf, auditLinesInWords } from './audit-line.ts';
import { auditLines, auditPage } from './audit-log.queries.ts';

/** A page of audit lines, newest first, by number or by cursor. */
export const listAuditLog: UseCase<typeof contract.listAuditLog, AuditWords> = async (
  act,
  request,
  words,
) => {
  const { pageNum, pageSize, countsAll, cursor, sort, ...asked } = request;
  const filter = auditFilterOf(asked);
  const rows = await auditPage(act.sql, filter, {
    after: keyOf(cursor),
    limit: pageSize + 1,
    isOldestFirst: sort === 'at',
  })
    .offset(cursor === undefined ? offsetOf({ pageNum, pageSize } satisfies PageRequest) : 0)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize && sort === undefined ? shown.at(-1) : undefined;
  return {
    list: await auditLinesInWords(act.sql, words, shown),
    total: await cappedCount(act.sql, auditLines(act.sql, filter).select('l.id'), countsAll),
    nextCursor: last ? cursorOf(last) : null,
    pageNum,
    pageSize,
  };
};
