import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-categories.contract.ts';
import { newsTopic } from '../desk/publish-news.ts';
import { categoryView } from '../news-views.ts';
import { judgeCategory } from './categories.rules.ts';
import { changeCategory, disableChildren } from './categories.store.ts';
import { columnsOf, lockedCategories, requireVersion, toldOf } from './locked-categories.ts';

/** Changes a category; switching it off switches off its children. @throws NotFound, VersionConflict, Refusal */
export const updateNewsCategory: UseCase<typeof contract.updateNewsCategory> = async (
  act,
  { dynamicTypeId, version, ...form },
) => {
  const all = await lockedCategories(act);
  const before = await requireVersion(act, all, { dynamicTypeId, version });
  const refusal = judgeCategory({ ...columnsOf(form), id: dynamicTypeId }, all);
  if (refusal) throw act.refuse(refusal);
  const row = await changeCategory(act.sql, dynamicTypeId, columnsOf(form));
  if (before.isEnabled && !row.isEnabled) await disableChildren(act.sql, dynamicTypeId);
  act.signal(newsTopic);
  await act.audit({
    targetType: 'newsCategory',
    targetId: dynamicTypeId,
    detail: { before: toldOf(before), after: toldOf(columnsOf(form)) },
  });
  return categoryView(row);
};
