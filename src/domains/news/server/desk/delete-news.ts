import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-form.contract.ts';
import { lockFor } from '../news-authors.ts';
import { changeNews, findRevision } from '../news.store.ts';
import { newsTopic, tellWriter } from './publish-news.ts';

/** Deletes for everybody but the record; what is public only a reviewer, with a reason that the writer is told. */
export const deleteNews: UseCase<typeof contract.deleteNews> = async (act, { dynamicId, reason }) => {
  const { row } = await lockFor(act, { dynamicId }, 'delete');
  const wasPublic = row.status === 'published';
  if (wasPublic && reason === undefined) throw new InvalidInput([{ path: 'reason', msg: '请填写原因' }]);
  const change = {
    deletedAt: act.now,
    ...(wasPublic
      ? { status: 'offline' as const, revisionStatus: null, isTop: false, note: reason ?? '' }
      : {}),
  };
  await changeNews(act.sql, row.id, { change, now: act.now });
  if (wasPublic) {
    act.signal(newsTopic);
    const revision = await findRevision(act.sql, row.id);
    await tellWriter(
      act,
      { row, writerIds: revision?.writerIds ?? [] },
      {
        title: '内容已被删除',
        body: `“${row.title}”已由实践中心删除。原因：${reason ?? ''}`,
        isImportant: true,
      },
    );
  }
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    ...(reason && { reason }),
    detail: { title: row.title, from: row.status },
  });
  return {};
};
