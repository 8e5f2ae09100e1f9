import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import { lockFor } from '../news-authors.ts';
import { changeNews, changeRevision, workingRevision } from '../news.store.ts';

/** Gives up the change to a published item; its revision stays in the history. */
export const discardNewsRevision: UseCase<typeof contract.discardNewsRevision> = async (act, target) => {
  const { row } = await lockFor(act, target, 'discard');
  const revision = await workingRevision(act.sql, row.id);
  if (revision) await changeRevision(act.sql, revision.id, { status: 'replaced', updatedAt: act.now });
  const version = await changeNews(act.sql, row.id, { change: { revisionStatus: null }, now: act.now });
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    detail: { number: revision?.number, from: row.revisionStatus, to: 'replaced' },
  });
  return { dynamicId: row.id, version, status: row.status };
};
