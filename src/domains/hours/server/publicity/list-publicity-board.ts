import { drawableCategory } from '#domains/site/contract/categories.words.ts';
import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import { objectionWorkdays } from '../../contract/hours.words.ts';
import type * as contract from '../../contract/publicity.contract.ts';
import { boardCounts, boardRows } from './publicity.queries.ts';

/** The board of publicity: masked, without a way to look for a person. */
export const listPublicityBoard: UseCase<typeof contract.listPublicityBoard> = async (act, request) => {
  const { rows, total } = await boardRows(act.sql, request);
  const clock = await readWorkdaysLeft(act.sql, act.now);
  const list = rows.map((row) => {
    const isDisputed = row.status === 'disputed';
    const lastDay = isDisputed
      ? clock.dueDay(row.objectedAt ?? act.now, objectionWorkdays)
      : clock.lastDayBefore(row.publicityEndsAt ?? act.now);
    return {
      hourId: row.hourId,
      activityId: row.activityId,
      activityTitle: row.activityTitle,
      teamName: row.teamName,
      category: drawableCategory(row.category),
      maskedName: maskName(row.name),
      serviceOn: row.serviceOn,
      minutes: row.minutes,
      evidenceGrade: row.evidenceGrade,
      isDisputed,
      lastDay,
      workdaysLeft: clock.leftUntil(lastDay),
      canObject: !isDisputed && (row.publicityEndsAt ?? act.now) > act.now,
    };
  });
  return {
    list,
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    counts: await boardCounts(act.sql),
  };
};
