import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import {
  addRevision,
  changeNews,
  changeRevision,
  type NewsChange,
  type NewsRow,
  type RevisionRow,
  workingRevision,
} from '../news.store.ts';
import { type CleanForm, columnsOf } from './write-form.ts';

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
