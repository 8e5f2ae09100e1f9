import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-categories.contract.ts';
import { newsTopic } from '../desk/publish-news.ts';
import { categoryView } from '../news-views.ts';
import { judgeCategory } from './categories.rules.ts';
import { insertCategory } from './categories.store.ts';
import { columnsOf, lockedCategories, toldOf } from './locked-categories.ts';

/** A new category. @throws Refusal nameTaken, parentDisabled, tooDeep */
export const createNewsCategory: UseCase<typeof contract.createNewsCategory> = async (act, form) => {
  const refusal = judgeCategory({ ...columnsOf(form), id: undefined }, await lockedCategories(act));
  if (refusal) throw act.refuse(refusal);
  const row = await insertCategory(act.sql, columnsOf(form));
  act.signal(newsTopic);
  await act.audit({ targetType: 'newsCategory', targetId: row.id, detail: toldOf(columnsOf(form)) });
  return categoryView(row);
};
