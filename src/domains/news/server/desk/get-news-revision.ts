import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-desk.contract.ts';
import type { NewsForm } from '../../contract/news-form.contract.ts';
import { findRevision } from '../news.store.ts';
import { findDeskRow } from './desk-row.ts';
import { viewsOf } from './revision-views.ts';

/** The text of one revision, for who writes or reviews the item. @throws NotFound */
export const getNewsRevision: UseCase<typeof contract.getNewsRevision> = async (
  act,
  { dynamicId, number },
) => {
  await findDeskRow(act, dynamicId);
  const row = await findRevision(act.sql, dynamicId, number);
  const [revision] = row ? await viewsOf(act, [row]) : [];
  if (!row || !revision) throw new NotFound('没有找到这个版本');
  return { revision, form: row.form as NewsForm };
};
