import type { ParsedRequestOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { overtaken } from '#platform/server/calls/overtaken.ts';
import type {
  createNewsCategory as createOperation,
  deleteNewsCategory as deleteOperation,
  updateNewsCategory as updateOperation,
} from '../../contract/news-categories.contract.ts';
import type { NewsCategoryView } from '../../contract/news.contract.ts';
import {
  changeCategory,
  disableChildren,
  insertCategory,
  isCategoryUsed,
  lockCategories,
  lockForDeletion,
  removeCategory,
} from './categories.store.ts';
import { judgeCategory } from './categories.rules.ts';
import { contestedCategory } from '../desk/contested-news.ts';
import { categoryView } from '../news-views.ts';
import { categoryRows, type NewsCategoryRow } from '../news.queries.ts';
import { newsTopic } from '../desk/publish-news.ts';

type Form = ParsedRequestOf<typeof createOperation>;

/** Only roots stand in the navigation. */
const columnsOf = (form: Form) => ({
  name: form.dynamicTypeName,
  parentId: form.parentId,
  sort: form.sort,
  isEnabled: form.isEnabled === 1,
  isInNavigation: form.showInNav && form.parentId === null,
  layout: form.layout,
  postScope: form.postScope,
  reviewLevels: form.reviewLevels,
});

/** All categories, which nobody else changes until the end of the act. */
async function lockedCategories({ sql }: Act): Promise<NewsCategoryRow[]> {
  await lockCategories(sql);
  return categoryRows(sql).execute();
}

/** A new category. @throws Refusal nameTaken, parentDisabled, tooDeep */
export async function createNewsCategory(act: Act<StaffCaller>, form: Form): Promise<NewsCategoryView> {
  const refusal = judgeCategory({ ...columnsOf(form), id: undefined }, await lockedCategories(act));
  if (refusal) throw new Refusal(refusal);
  const row = await insertCategory(act.sql, columnsOf(form));
  act.signal(newsTopic);
  await act.audit({ targetType: 'newsCategory', targetId: row.id, detail: columnsOf(form) });
  return categoryView(row);
}

/** Changes a category; switching it off switches off its children. @throws NotFound, VersionConflict, Refusal */
export async function updateNewsCategory(
  act: Act<StaffCaller>,
  { dynamicTypeId, version, ...form }: ParsedRequestOf<typeof updateOperation>,
): Promise<NewsCategoryView> {
  const all = await lockedCategories(act);
  const before = await requireVersion(act, all, { dynamicTypeId, version });
  const refusal = judgeCategory({ ...columnsOf(form), id: dynamicTypeId }, all);
  if (refusal) throw new Refusal(refusal);
  const row = await changeCategory(act.sql, dynamicTypeId, columnsOf(form));
  if (before.isEnabled && !row.isEnabled) await disableChildren(act.sql, dynamicTypeId);
  act.signal(newsTopic);
  await act.audit({ targetType: 'newsCategory', targetId: dynamicTypeId, detail: columnsOf(form) });
  return categoryView(row);
}

/** Deletes a category that nothing was ever put into. @throws NotFound, VersionConflict, Refusal notEmpty */
export async function deleteNewsCategory(
  act: Act<StaffCaller>,
  { dynamicTypeId, version }: ParsedRequestOf<typeof deleteOperation>,
): Promise<Record<string, never>> {
  const row = await requireVersion(act, await lockedCategories(act), { dynamicTypeId, version });
  await lockForDeletion(act.sql, dynamicTypeId);
  if (await isCategoryUsed(act.sql, dynamicTypeId)) throw new Refusal('notEmpty');
  await removeCategory(act.sql, dynamicTypeId);
  act.signal(newsTopic);
  await act.audit({ targetType: 'newsCategory', targetId: dynamicTypeId, detail: { name: row.name } });
  return {};
}

async function requireVersion(
  act: Act<StaffCaller>,
  all: readonly NewsCategoryRow[],
  { dynamicTypeId, version }: { dynamicTypeId: number; version: number },
): Promise<NewsCategoryRow> {
  const row = all.find(({ id }) => id === dynamicTypeId);
  if (!row) throw new NotFound('没有找到这个栏目');
  if (row.version !== version) throw await overtaken(act, contestedCategory(dynamicTypeId));
  return row;
}
