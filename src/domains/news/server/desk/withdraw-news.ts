import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import { workStatusOf } from '../news.rules.ts';
import { lockFor } from '../news-authors.ts';
import { changeRevision, findRevision, workingRevision } from '../news.store.ts';
import { moveTo } from './submit-news.ts';

/** Takes a text back that waits for a reviewer or for its time; it is a draft again. */
export const withdrawNews: UseCase<typeof contract.withdrawNews> = async (act, target) => {
  const { row } = await lockFor(act, target, 'withdraw');
  const revision =
    row.status === 'scheduled' ? await findRevision(act.sql, row.id) : await workingRevision(act.sql, row.id);
  if (!revision) throw act.refuse('wrongStatus');
  await changeRevision(act.sql, revision.id, { status: 'draft', submittedAt: null, updatedAt: act.now });
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    detail: { from: workStatusOf(row), to: 'draft' },
  });
  const timed = row.status === 'scheduled' ? { publishedAt: null } : {};
  return moveTo(act, row, { work: 'draft', submittedAt: null, ...timed });
};
