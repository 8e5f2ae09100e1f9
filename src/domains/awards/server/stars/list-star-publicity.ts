import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/stars.contract.ts';
import { starAnswerWorkdays } from '../../contract/stars.words.ts';
import { publicStars } from './stars.queries.ts';

/** Stars in 公示: masked, without a way to look for a person. */
export const listStarPublicity: UseCase<typeof contract.listStarPublicity> = async (act, request) => {
  const { rows, total } = await publicStars(act.sql, request);
  const clock = await readWorkdaysLeft(act.sql, act.now);
  const list = rows.map((row) => {
    const isDisputed = row.state === 'objected';
    const endsAt = row.publicityEndsAt ?? act.now;
    const lastDay = isDisputed
      ? clock.dueDay(row.objectedAt ?? act.now, starAnswerWorkdays)
      : clock.lastDayBefore(endsAt);
    return {
      starId: row.id,
      maskedName: maskName(row.name),
      level: row.level,
      minutes: row.countedMinutes,
      isDisputed,
      lastDay,
      workdaysLeft: clock.leftUntil(lastDay),
      canObject: !isDisputed && endsAt > act.now,
    };
  });
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
};
