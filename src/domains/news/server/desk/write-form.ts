import { attachFiles, fileIdsOfUrls } from '#domains/files/server/index.ts';
import type { FieldError } from '#platform/contract/envelope.ts';
import { excerptOf } from '#platform/contract/plain-text.ts';
import type { Act, Caller, SignedInCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { type CleanText, cleanRichText } from '#platform/server/rich-text.ts';
import type { FormAction, NewsForm } from '../../contract/news-form.contract.ts';
import { holdCategory, type PostCategory } from '../categories/categories.store.ts';
import type { Author } from '../news-authors.ts';
import { isOwnPublicActivity } from './news-desk.queries.ts';
import { mayPost, savingFaults, submitFaults, titleMissing, contentMissing } from '../news.rules.ts';
import type { NewsChange } from '../news.store.ts';

/** A form that may be stored: rich text cleaned, its category known to take it. */
export type CleanForm = { form: NewsForm; text: CleanText; category: PostCategory };

const excerptLength = 110;

/**
 * Checks what even a draft must keep to and cleans the rich text.
 * @throws Refusal categoryClosed, InvalidInput for an activity that is not public (or, for a team, not its own) and for a text too long
 */
export async function cleanForm(
  act: Act<Caller, 'categoryClosed'>,
  form: NewsForm,
  author: Author,
): Promise<CleanForm> {
  if (form.dynamicTypeId === 0) throw new InvalidInput(gapsWithoutCategory(form));
  const category = await holdCategory(act.sql, form.dynamicTypeId);
  if (!category?.isEnabled || !mayPost(author.scope, category.postScope)) throw act.refuse('categoryClosed');
  const text = cleanRichText(form.content);
  const errors: FieldError[] = savingFaults(text.length);
  if (form.activityId !== null && !(await isOwnPublicActivity(act.sql, form.activityId, author.teamId)))
    errors.push({ path: 'activityId', msg: '请选择已公开的活动' });
  if (errors.length > 0) throw new InvalidInput(errors);
  return {
    form: {
      ...form,
      content: text.html,
      source: form.source || author.unitName,
      artCategory: form.artCategory ?? (author.artCategory as NewsForm['artCategory']),
    },
    text,
    category,
  };
}

/** What is missing as far as it can be said before the category is known. */
const gapsWithoutCategory = ({ title, content }: NewsForm): FieldError[] => [
  { path: 'dynamicTypeId', msg: '请选择栏目' },
  ...(title === '' ? [{ path: 'title', msg: titleMissing }] : []),
  ...(content === '' ? [{ path: 'content', msg: contentMissing }] : []),
];

/**
 * A draft needs a title; whoever hands it in is told with it everything else that is missing.
 * @throws InvalidInput
 */
export function requireTitle(clean: CleanForm, action: FormAction, now: Date): void {
  if (clean.form.title !== '') return;
  if (action === 'submit') requireSubmittable(clean, now);
  throw new InvalidInput([{ path: 'title', msg: titleMissing }]);
}

/** @throws InvalidInput naming everything that is missing before a review */
export function requireSubmittable({ form, text, category }: CleanForm, now: Date): void {
  const faults = submitFaults(
    form,
    {
      layout: category.layout,
      textLength: text.length,
      pictureCount: text.pictures.length,
      picturesWithoutAlt: text.picturesWithoutAlt,
    },
    now,
  );
  if (faults.length > 0) throw new InvalidInput(faults);
}

/**
 * Ties the form's pictures and attachments to the item; attachments come back as the files room knows them.
 * @throws InvalidInput for files that are unknown, foreign or gone
 */
export async function attachFormFiles(
  act: Act<SignedInCaller>,
  newsId: number,
  { form, text }: CleanForm,
): Promise<NewsForm> {
  const target = { targetType: 'news', targetId: newsId };
  const urls = [...text.pictures, ...(form.coverUrl ? [form.coverUrl] : [])];
  const pictures = [...new Set(await fileIdsOfUrls(act.sql, urls))];
  await attachFiles(act, { ...target, purpose: 'newsPicture', fileIds: pictures });
  const fileIds = [...new Set(form.attachments.map(({ fileId }) => fileId))];
  const files = await attachFiles(act, { ...target, purpose: 'newsAttachment', fileIds });
  const attachments = files.map(({ fileId, url, name, bytes }) => ({ fileId, url: url ?? '', name, bytes }));
  return { ...form, attachments };
}

const dateOf = (instant: string | null): Date | null => (instant ? new Date(instant) : null);

/** The item's columns that show a form. */
export const columnsOf = (form: NewsForm, text: Pick<CleanText, 'text'>): NewsChange => ({
  categoryId: form.dynamicTypeId,
  title: form.title,
  subTitle: form.subTitle,
  summary: form.summary || excerptOf(text.text, excerptLength),
  content: form.content,
  coverUrl: form.coverUrl,
  source: form.source,
  author: form.author,
  editor: form.editor,
  activityId: form.activityId,
  artCategory: form.artCategory ?? 'neighbor',
  attachments: JSON.stringify(form.attachments),
  publishAt: dateOf(form.publishAt),
  expireAt: dateOf(form.expireAt),
});
