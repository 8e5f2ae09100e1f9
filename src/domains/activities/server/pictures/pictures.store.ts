import type { Sql } from '#database/transaction.ts';

/** Files that an activity holds now. */
export const heldFiles = (sql: Sql, activityId: number) =>
  sql
    .selectFrom('activityFiles')
    .select(['fileId', 'isShown'])
    .where('activityId', '=', activityId)
    .orderBy('fileId')
    .execute();

/** Makes these the files of an activity. */
export async function writeFiles(
  sql: Sql,
  activityId: number,
  files: readonly { fileId: number; isShown: boolean }[],
): Promise<void> {
  await sql.deleteFrom('activityFiles').where('activityId', '=', activityId).execute();
  if (files.length === 0) return;
  await sql
    .insertInto('activityFiles')
    .values(files.map((file) => ({ ...file, activityId })))
    .execute();
}

/** Which of these files no activity holds. */
export async function filesOfNobody(sql: Sql, fileIds: readonly number[]): Promise<number[]> {
  if (fileIds.length === 0) return [];
  const held = await sql
    .selectFrom('activityFiles')
    .select('fileId')
    .where('fileId', 'in', fileIds)
    .execute();
  const ids = new Set(held.map(({ fileId }) => fileId));
  return fileIds.filter((id) => !ids.has(id));
}
