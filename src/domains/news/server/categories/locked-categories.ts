import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-categories.contract.ts';
import { contestedCategory } from '../desk/contested-news.ts';
import { categoryRows, type NewsCategoryRow } from '../news.queries.ts';
import { lockCategories } from './categories.store.ts';

/** A category as the form sends it. */
export type CategoryForm = RequestIn<typeof contract.createNewsCategory>;

/** A form's columns. Only roots stand in the navigation. */
export const columnsOf = (form: CategoryForm) => ({
  name: form.dynamicTypeName,
  parentId: form.parentId,
  sort: form.sort,
  isEnabled: form.isEnabled === 1,
  isInNavigation: form.showInNav && form.parentId === null,
  layout: form.layout,
  postScope: form.postScope,
  reviewLevels: form.reviewLevels,
});

/** A category as the audit log tells it. */
export const toldOf = ({ parentId, ...rest }: ReturnType<typeof columnsOf>) => ({
  name: rest.name,
  parentCategoryId: parentId,
  sort: rest.sort,
  isEnabled: rest.isEnabled,
  isInNavigation: rest.isInNavigation,
  layout: rest.layout,
  postScope: rest.postScope,
  reviewLevels: rest.reviewLevels,
});

/** All categories, which nobody else changes until the end of the act. */
export async function lockedCategories({ sql }: Act): Promise<NewsCategoryRow[]> {
  await lockCategories(sql);
  return categoryRows(sql).execute();
}

/** A category of these in the version that the caller saw. @throws NotFound, VersionConflict */
export async function requireVersion(
  act: Act<StaffCaller>,
  all: readonly NewsCategoryRow[],
  { dynamicTypeId, version }: { dynamicTypeId: number; version: number },
): Promise<NewsCategoryRow> {
  const row = all.find(({ id }) => id === dynamicTypeId);
  if (!row) throw new NotFound('没有找到这个栏目');
  if (row.version !== version) throw await overtaken(act, contestedCategory(dynamicTypeId));
  return row;
}
