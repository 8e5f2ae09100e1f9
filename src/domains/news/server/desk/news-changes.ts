import { auditChanges } from '#platform/server/audit-changes.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import type { RevisionRow } from '../news.store.ts';

/** What a line keeps in words; the text itself, its pictures and papers are compared revision by revision. */
const told = [
  'dynamicTypeId',
  'title',
  'subTitle',
  'summary',
  'source',
  'author',
  'editor',
  'activityId',
  'artCategory',
  'publishAt',
  'expireAt',
  'personsShown',
] as const;

/** What a new text changes in the one before, for the audit line. */
export const newsChanges = (earlier: RevisionRow | undefined, form: NewsForm) =>
  auditChanges<NewsForm>((earlier?.form ?? {}) as Partial<NewsForm>, form, { told });
