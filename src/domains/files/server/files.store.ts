import type { Insertable } from 'kysely';
import type { FilesTable } from '#database/tables/files.ts';
import type { Sql } from '#database/transaction.ts';

export type FileTarget = { targetType: string; targetId: number };

export const insertFile = (sql: Sql, row: Insertable<FilesTable>) =>
  sql.insertInto('files').values(row).execute();

/** These files belong to the target from now on; under `sealedAs` they forget who sent them and how they were called. */
export const markAttached = (
  sql: Sql,
  fileIds: readonly number[],
  { sealedAs, ...target }: FileTarget & { sealedAs?: string | undefined },
) =>
  sql
    .updateTable('files')
    .set({
      status: 'attached',
      ...target,
      expiresAt: null,
      ...(sealedAs !== undefined && { uploaderId: null, holderHash: null, name: sealedAs }),
    })
    .where('id', 'in', fileIds)
    .execute();

/** When the target's files of one purpose go, but for those it keeps. */
export const markExpiring = (
  sql: Sql,
  {
    targetType,
    targetId,
    purpose,
    keep,
    at,
  }: FileTarget & { purpose: FilesTable['purpose']; keep: readonly number[]; at: Date },
) =>
  sql
    .updateTable('files')
    .set({ expiresAt: at })
    .where('targetType', '=', targetType)
    .where('targetId', '=', targetId)
    .where('purpose', '=', purpose)
    .where('status', '=', 'attached')
    .$if(keep.length > 0, (rows) => rows.where('id', 'not in', keep))
    .execute();

/** When these files go. */
export const markEnding = (sql: Sql, fileIds: readonly number[], at: Date) =>
  sql
    .updateTable('files')
    .set({ expiresAt: at })
    .where('id', 'in', fileIds)
    .where('status', '=', 'attached')
    .execute();

/** Takes some files whose time is over, so that nothing can attach them any more; gives what the disk must lose. */
export const takeExpired = async (sql: Sql, now: Date, limit: number) =>
  sql
    .updateTable('files')
    .set({ status: 'removing' })
    .where('id', 'in', (rows) =>
      rows
        .selectFrom('files')
        .select('id')
        .where('expiresAt', '<=', now)
        .orderBy('expiresAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'key', 'purpose', 'mime'])
    .execute();

export const deleteFiles = (sql: Sql, fileIds: readonly number[]) =>
  sql.deleteFrom('files').where('id', 'in', fileIds).where('status', '=', 'removing').execute();
