import { toInstantOrNull } from '#platform/contract/instants.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import { lockFor } from '../news-authors.ts';
import { changeNews } from '../news.store.ts';
import { newsTopic } from './publish-news.ts';

/** Puts a published item on top of its category until a time, or recommends it; both can be taken back. */
export const pinNews: UseCase<typeof contract.pinNews> = async (
  act,
  { isTop, topUntil, isRecommend, ...target },
) => {
  const { row } = await lockFor(act, target, 'pin');
  const until = isTop && topUntil ? new Date(topUntil) : null;
  if (until && until <= act.now)
    throw new InvalidInput([{ path: 'topUntil', msg: '置顶截止时间要晚于现在' }]);
  const change = { isTop, topUntil: until, isRecommended: isRecommend };
  const version = await changeNews(act.sql, row.id, { change, now: act.now });
  act.signal(newsTopic);
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    detail: {
      before: {
        isTop: row.isTop,
        topUntil: toInstantOrNull(row.topUntil),
        isRecommend: row.isRecommended,
      },
      after: { isTop, topUntil: toInstantOrNull(until), isRecommend },
    },
  });
  return { dynamicId: row.id, version, status: row.status };
};
