import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import type { NewsForm, NewsWritten, updateNews as operation } from '../../contract/news-form.contract.ts';
import { authorOf, lockFor } from '../news-authors.ts';
import {
  addRevision,
  changeNews,
  changeRevision,
  type NewsChange,
  type NewsRow,
  type RevisionRow,
  workingRevision,
} from '../news.store.ts';
import { submitRevision } from './submit-news.ts';
import { attachFormFiles, type CleanForm, cleanForm, columnsOf } from './write-form.ts';

/**
 * Changes one's own item. What is public stays as it is: the change becomes a revision of its own. A returned text stays
 * marked so, with the reviewer's opinion, until it is submitted again.
 */
export async function updateNews(
  act: Act<SignedInCaller>,
  { dynamicId, version, action, ...form }: ParsedRequestOf<typeof operation>,
): Promise<NewsWritten> {
  const { row } = await lockFor(act, { dynamicId, version }, 'update');
  const clean = await cleanForm(act, form, await authorOf(act));
  const stored = await attachFormFiles(act, row.id, clean);
  const written = await writeRevision(act, row, { form: stored, clean });
  await act.audit({ targetType: 'news', targetId: row.id, detail: { number: written.revision.number } });
  if (action === 'save') return { dynamicId, version: written.version, status: written.row.status };
  await act.audit({ action: 'submitNews', targetType: 'news', targetId: row.id });
  return submitRevision(act, written.row, { revision: written.revision, clean: { ...clean, form: stored } });
}

/** `writerIds`: who wrote on the text before; they decide nothing about it either. */
type Stored = { form: NewsForm; clean: CleanForm; writerIds?: readonly number[] };
type Outcome = { row: NewsRow; revision: RevisionRow; version: number };

/** Puts a form into the revision that is being written, or into a new one. */
export async function writeRevision(
  act: Act<SignedInCaller>,
  row: NewsRow,
  { form, clean, writerIds = [] }: Stored,
): Promise<Outcome> {
  const working = await workingRevision(act.sql, row.id);
  const { accountId, displayName } = act.caller;
  const text = { form: JSON.stringify(form), writerName: displayName, updatedAt: act.now };
  const revision = working
    ? await changeRevision(act.sql, working.id, { ...text, writerIds: joined(working.writerIds, accountId) })
    : await addRevision(act.sql, {
        ...text,
        newsId: row.id,
        status: 'draft',
        writerIds: joined(writerIds, accountId),
        createdAt: act.now,
      });
  const work = revision.status === 'returned' ? 'returned' : 'draft';
  const isPublic = row.status === 'published';
  const change: NewsChange = isPublic
    ? { revisionStatus: work }
    : { ...columnsOf(form, clean.text), status: work };
  const version = await changeNews(act.sql, row.id, { change, now: act.now });
  return { row: { ...row, status: isPublic ? 'published' : work, version }, revision, version };
}

const joined = (ids: readonly number[], id: number): number[] => [...ids.filter((one) => one !== id), id];
