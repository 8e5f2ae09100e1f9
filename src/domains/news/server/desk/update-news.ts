import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-form.contract.ts';
import { authorOf, lockFor } from '../news-authors.ts';
import { findRevision, workingRevision } from '../news.store.ts';
import { newsChanges } from './news-changes.ts';
import { submitRevision } from './submit-news.ts';
import { attachFormFiles, cleanForm, requireTitle } from './write-form.ts';
import { writeRevision } from './write-revision.ts';

/**
 * Changes one's own item. What is public stays as it is: the change becomes a revision of its own. A returned text stays
 * marked so, with the reviewer's opinion, until it is submitted again.
 */
export const updateNews: UseCase<typeof contract.updateNews> = async (
  act,
  { dynamicId, version, action, ...form },
) => {
  const { row } = await lockFor(act, { dynamicId, version }, 'update');
  const clean = await cleanForm(act, form, await authorOf(act));
  requireTitle(clean, action, act.now);
  const stored = await attachFormFiles(act, row.id, clean);
  const earlier = (await workingRevision(act.sql, row.id)) ?? (await findRevision(act.sql, row.id));
  const written = await writeRevision(act, row, { form: stored, clean });
  await act.audit({
    targetType: 'news',
    targetId: row.id,
    detail: { ...newsChanges(earlier, stored), number: written.revision.number },
  });
  if (action === 'save') return { dynamicId, version: written.version, status: written.row.status };
  return submitRevision(act, written.row, { revision: written.revision, clean: { ...clean, form: stored } });
};
