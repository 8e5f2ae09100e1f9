import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/news-categories.contract.ts';
import { newsTopic } from '../desk/publish-news.ts';
import { isCategoryUsed, lockForDeletion, removeCategory } from './categories.store.ts';
import { lockedCategories, requireVersion } from './locked-categories.ts';

/** Deletes a category that nothing was ever put into. @throws NotFound, VersionConflict, Refusal notEmpty */
export const deleteNewsCategory: UseCase<typeof contract.deleteNewsCategory> = async (
  act,
  { dynamicTypeId, version },
) => {
  const row = await requireVersion(act, await lockedCategories(act), { dynamicTypeId, version });
  await lockForDeletion(act.sql, dynamicTypeId);
  if (await isCategoryUsed(act.sql, dynamicTypeId)) throw act.refuse('notEmpty');
  await removeCategory(act.sql, dynamicTypeId);
  act.signal(newsTopic);
  await act.audit({ targetType: 'newsCategory', targetId: dynamicTypeId, detail: { name: row.name } });
  return {};
};
