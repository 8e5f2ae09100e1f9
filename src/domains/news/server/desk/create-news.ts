import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-form.contract.ts';
import { authorOf } from '../news-authors.ts';
import { addRevision, changeNews, insertNews, lockNews } from '../news.store.ts';
import { submitRevision } from './submit-news.ts';
import { attachFormFiles, cleanForm, columnsOf, requireTitle } from './write-form.ts';

/** A new item of the caller's team or unit; `submit` hands it in at once. */
export const createNews: UseCase<typeof contract.createNews> = async (act, { action, ...form }) => {
  const author = await authorOf(act);
  const clean = await cleanForm(act, form, author);
  requireTitle(clean, action, act.now);
  const {
    categoryId = 0,
    title = '',
    content = '',
    source = '',
    ...columns
  } = columnsOf(clean.form, clean.text);
  const newsId = await insertNews(act.sql, {
    ...columns,
    categoryId,
    title,
    content,
    source,
    artCategory: clean.form.artCategory ?? author.artCategory,
    activityId: clean.form.activityId,
    teamId: author.teamId,
    organisationId: author.organisationId,
    status: 'draft',
    publishedAt: null,
    createdAt: act.now,
    updatedAt: act.now,
  });
  const stored = await attachFormFiles(act, newsId, clean);
  const revision = await addRevision(act.sql, {
    newsId,
    status: 'draft',
    form: JSON.stringify(stored),
    writerIds: [act.caller.accountId],
    writerName: act.caller.displayName,
    createdAt: act.now,
    updatedAt: act.now,
  });
  const attachments = JSON.stringify(stored.attachments);
  const version = await changeNews(act.sql, newsId, { change: { attachments }, now: act.now });
  await act.audit({ targetType: 'news', targetId: newsId, detail: { title: stored.title } });
  if (action === 'save') return { dynamicId: newsId, version, status: 'draft' };
  const row = await lockNews(act.sql, newsId);
  if (!row) throw new NotFound();
  return submitRevision(act, row, { revision, clean: { ...clean, form: stored } });
};
