import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import { lockFor } from '../news-authors.ts';
import { changeNews, changeRevision, findRevision, workingRevision } from '../news.store.ts';
import { newsTopic, tellWriter } from './publish-news.ts';

/** Takes a published item off the site; a change that was under review is a draft again. */
export const takeDownNews: UseCase<typeof contract.takeDownNews> = async (act, { reason, ...target }) => {
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
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    reason,
    detail: { title: row.title, from: row.status, to: 'offline' },
  });
  return { dynamicId: row.id, version, status: 'offline' };
};
