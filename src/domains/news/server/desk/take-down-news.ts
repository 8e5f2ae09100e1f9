import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller, StaffCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type {
  pinNews as pinOperation,
  takeDownNews as operation,
} from '../../contract/news-desk.contract.ts';
import type { NewsWritten } from '../../contract/news-form.contract.ts';
import { lockFor } from '../news-authors.ts';
import { changeNews, changeRevision, findRevision, workingRevision } from '../news.store.ts';
import { newsTopic, tellWriter } from './publish-news.ts';

/** Takes a published item off the site; a change that was under review is a draft again. */
export async function takeDownNews(
  act: Act<SignedInCaller>,
  { reason, ...target }: ParsedRequestOf<typeof operation>,
): Promise<NewsWritten> {
  const { row, standing } = await lockFor(act, target, 'takeDown');
  const last = await findRevision(act.sql, row.id);
  const working = await workingRevision(act.sql, row.id);
  if (working)
    await changeRevision(act.sql, working.id, { status: 'draft', submittedAt: null, updatedAt: act.now });
  const version = await changeNews(act.sql, row.id, {
    change: {
      status: 'offline',
      revisionStatus: null,
      submittedAt: null,
      reviewedAt: act.now,
      note: reason,
      isTop: false,
      topUntil: null,
    },
    now: act.now,
  });
  act.signal(newsTopic);
  if (!standing.isOwn)
    await tellWriter(
      act,
      { row, writerIds: last?.writerIds ?? [] },
      { title: '内容已下线', body: `“${row.title}”已从网站撤下。原因：${reason}`, isImportant: true },
    );
  await act.audit({ targetType: 'news', targetId: row.id, reason, detail: { title: row.title } });
  return { dynamicId: row.id, version, status: 'offline' };
}

/** Puts a published item on top of its category until a time, or recommends it; both can be taken back. */
export async function pinNews(
  act: Act<StaffCaller>,
  { isTop, topUntil, isRecommend, ...target }: ParsedRequestOf<typeof pinOperation>,
): Promise<NewsWritten> {
  const { row } = await lockFor(act, target, 'pin');
  const until = isTop && topUntil ? new Date(topUntil) : null;
  if (until && until <= act.now)
    throw new InvalidInput([{ path: 'topUntil', msg: '置顶截止时间要晚于现在' }]);
  const change = { isTop, topUntil: until, isRecommended: isRecommend };
  const version = await changeNews(act.sql, row.id, { change, now: act.now });
  act.signal(newsTopic);
  await act.audit({ targetType: 'news', targetId: row.id, detail: { isTop, topUntil, isRecommend } });
  return { dynamicId: row.id, version, status: row.status };
}
