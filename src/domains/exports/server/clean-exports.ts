import { dropPrivate } from '#domains/files/server/index.ts';
import { dayMs } from '#platform/contract/durations.ts';
import type { Transact } from '#platform/server/background.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { deadParts } from './exports.queries.ts';
import { deleteParts, expireExports, forgetExports } from '#platform/server/exports/exports.store.ts';

const batch = 50;
/** What became of an export can be looked up so long. */
export const rememberedDays = 90;

/** Ends files whose time is over, removes pieces of no file (first the bytes, then their rows), forgets old orders. True when more waits. */
export async function cleanExports(transact: Transact, storage: StoragePort): Promise<boolean> {
  const keys = await transact(async (act) => {
    await expireExports(act.sql, act.now, batch);
    await forgetExports(act.sql, new Date(act.now.getTime() - rememberedDays * dayMs), batch);
    return deadParts(act.sql, batch);
  });
  if (keys.length === 0) return false;
  for (const key of keys) await dropPrivate(storage, key);
  await transact(async (act) => {
    await deleteParts(act.sql, keys);
    await act.audit({
      action: 'exports.clean',
      targetType: 'export',
      targetId: null,
      detail: { count: keys.length },
    });
  });
  return keys.length === batch;
}
