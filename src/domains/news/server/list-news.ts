import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import { Forbidden } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/news.contract.ts';
import { deskColumns, deskCounts, type DeskFilter, deskPage, deskRows } from './desk/news-desk.queries.ts';
import { standingInScope } from './news-authors.ts';
import { deskView, summaryView } from './news-views.ts';
import { categoryIdsOf, publishedRows, summaryColumns, summaryRows } from './news.queries.ts';

type Request = RequestIn<typeof contract.listNews>;

/**
 * A page of published news, newest first; inside one category the pinned ones lead. With `mine`, or a state that is not
 * public, the desk of the caller. @throws Forbidden for who has none
 */
export const listNews: UseCase<typeof contract.listNews> = async (act, request) => {
  const { status, mine } = request;
  if (mine || (status !== undefined && status !== 'published')) return listDesk(act, request);
  const { pageNum, pageSize, dynamicTypeId, keyword, teamId, author, isTop, startDate, endDate } = request;
  const { sql } = act;
  const categoryIds = dynamicTypeId === undefined ? undefined : await categoryIdsOf(sql, dynamicTypeId);
  const conditions = {
    keyword: keyword || undefined,
    teamId,
    author: author || undefined,
    isTop,
    startDate,
    endDate,
  };
  const filter = { categoryIds, ...conditions };
  const offset = offsetOf({ pageNum, pageSize });
  const isMixed =
    (categoryIds?.length ?? 0) > 1 && Object.values(conditions).every((one) => one === undefined);
  const rows = await summaryRows(sql, { ...filter, ...(isMixed && { mostOfEach: offset + pageSize }) })
    .$if(dynamicTypeId !== undefined, (all) => all.orderBy('n.isTop', 'desc'))
    .orderBy('n.publishedAt', 'desc')
    .orderBy('n.id', 'desc')
    .limit(pageSize)
    .offset(offset)
    .execute();
  const total = await cappedCount(sql, publishedRows(sql, filter).select('n.id'));
  return { list: rows.map(summaryView), total, pageNum, pageSize };
};

async function listDesk(act: Act, request: Request) {
  const { pageNum, pageSize, dynamicTypeId, status, sort } = request;
  const filter: DeskFilter = {
    ...request,
    ...deskOf(act.caller, request),
    categoryId: dynamicTypeId,
    status: status === 'any' ? undefined : status,
  };
  const rows = await deskPage(act.sql, filter, {
    limit: pageSize,
    offset: offsetOf({ pageNum, pageSize }),
    sort,
  })
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .select([...summaryColumns, ...deskColumns])
    .execute();
  const list = rows.map((row) => deskView(row, standingInScope(act.caller, row)));
  const total = await cappedCount(act.sql, deskRows(act.sql, filter).select('n.id'), request.countsAll);
  if (!request.withStatusCounts) return { list, total, pageNum, pageSize };
  const statusCounts = (await deskCounts(act.sql, filter)).map((row) => ({
    ...row,
    count: Number(row.count),
  }));
  return { list, total, pageNum, pageSize, statusCounts };
}

/** Whose items a caller's desk holds. @throws Forbidden */
function deskOf(
  caller: Caller,
  { mine, teamId }: Request,
): Pick<DeskFilter, 'teamId' | 'isStaffWritten' | 'scope'> {
  if (caller.kind === 'team') return { teamId: caller.teamId };
  if (caller.kind !== 'staff') throw new Forbidden();
  const scope = caller.scope;
  if (mine && caller.permissions.has('news.edit')) return { isStaffWritten: true, scope };
  if (!mine && caller.permissions.has('news.review')) return { teamId, scope };
  throw new Forbidden();
}
