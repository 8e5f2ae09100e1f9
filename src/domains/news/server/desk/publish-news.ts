import { notify } from '#domains/messages/server/index.ts';
import { cleanRichText } from '#platform/server/rich-text.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { teamAccountOf } from './news-desk.queries.ts';
import { publicState } from '../news.rules.ts';
import { writeNewsSearch } from '../news-search.store.ts';
import {
  changeNews,
  changeRevision,
  type NewsChange,
  type NewsRow,
  replacePassed,
  type RevisionRow,
} from '../news.store.ts';
import { columnsOf } from './write-form.ts';

/** Told after every change of what is public, so that cached pages are made anew. */
export const newsTopic = 'news';

/**
 * Makes a passed revision the public one, at once or at its time; what was public before becomes history. A revised item
 * keeps its place in the list. Gives the item's new version and state.
 */
export async function publishRevision(
  act: Act,
  { row, revision, more = {} }: { row: NewsRow; revision: RevisionRow; more?: NewsChange },
): Promise<{ version: number; status: NewsRow['status'] }> {
  const form = revision.form as NewsForm;
  const wasPublic = row.status === 'published';
  const columns = columnsOf(form, cleanRichText(form.content));
  const publishAt = columns.publishAt instanceof Date ? columns.publishAt : null;
  const status = wasPublic ? 'published' : publicState(publishAt, act.now);
  await replacePassed(act.sql, row.id, act.now);
  await changeRevision(act.sql, revision.id, { status: 'passed', updatedAt: act.now });
  const version = await changeNews(act.sql, row.id, {
    change: {
      ...columns,
      ...more,
      status,
      revisionStatus: null,
      publishedAt: wasPublic ? row.publishedAt : status === 'scheduled' ? publishAt : act.now,
      submittedAt: null,
    },
    now: act.now,
  });
  if (status === 'published') await tellPublic(act, row.id);
  return { version, status };
}

/** What searching and cached pages must know when the public text changed. */
export async function tellPublic(act: Act, newsId: number): Promise<void> {
  await writeNewsSearch(act.sql, [newsId]);
  act.signal(newsTopic);
}

/** Says something to who wrote an item: the team, or the colleague who wrote last. */
export async function tellWriter(
  act: Act,
  { row, writerIds }: { row: Pick<NewsRow, 'id' | 'teamId'>; writerIds: readonly number[] },
  words: { title: string; body: string; isImportant?: boolean },
): Promise<void> {
  const { id, teamId } = row;
  const accountId = teamId === null ? writerIds.at(-1) : (await teamAccountOf(act.sql, teamId))?.accountId;
  if (accountId === undefined) return;
  await notify(act, {
    accountId,
    category: 'review',
    level: words.isImportant ? 'important' : 'normal',
    title: words.title,
    body: words.body,
    link: teamId === null ? `/information/edit/${id}` : `/teamcenter/index/teamtidings/detail/${id}`,
  });
}
