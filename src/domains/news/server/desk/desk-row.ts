import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { standingOf } from '../news-authors.ts';
import { summaryColumns } from '../news.queries.ts';
import { deskColumns, deskRows } from './news-desk.queries.ts';

/** One item with the columns of a desk. @throws NotFound also for who neither writes nor reviews it */
export async function findDeskRow(act: Act<SignedInCaller>, newsId: number) {
  const row = await deskRows(act.sql, {})
    .leftJoin('teams as t', 't.id', 'n.teamId')
    .select([...summaryColumns, ...deskColumns])
    .where('n.id', '=', newsId)
    .executeTakeFirst();
  const standing = row && (await standingOf(act, row));
  if (!row || !standing || (!standing.isOwn && !standing.mayReview)) throw new NotFound('没有找到这篇内容');
  return { row, standing };
}

export type DeskRow = Awaited<ReturnType<typeof findDeskRow>>['row'];
