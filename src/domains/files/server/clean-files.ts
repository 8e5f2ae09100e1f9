import type { Transact } from '#platform/server/background.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { purposeRules } from '../contract/files.words.ts';
import { storagePaths } from './file-keys.ts';
import type { FileRow } from './files.queries.ts';
import { deleteFiles, takeExpired } from './files.store.ts';

const batch = 50;

/** Removes files whose time is over: first their rows are taken, then the bytes go, then the rows. True when more wait. */
export async function cleanFiles(transact: Transact, storage: StoragePort): Promise<boolean> {
  const rows = await transact((act) => takeExpired(act.sql, act.now, batch));
  if (rows.length === 0) return false;
  for (const path of rows.flatMap(pathsOf)) await storage.remove(path);
  await transact(async (act) => {
    await deleteFiles(
      act.sql,
      rows.map((row) => row.id),
    );
    await act.audit({
      targetType: 'file',
      targetId: null,
      action: 'files.clean',
      detail: { count: rows.length },
    });
  });
  return rows.length === batch;
}

function pathsOf({ key, purpose }: Pick<FileRow, 'key' | 'purpose'>): string[] {
  const { widths, isPrivate } = purposeRules[purpose];
  if (isPrivate) return [storagePaths.sealed(key)];
  if (widths.length === 0) return [storagePaths.document(key)];
  return widths
    .flatMap((width) => [`${width}.webp`, `${width}.avif`])
    .map((suffix) => storagePaths.picture(key, suffix));
}
