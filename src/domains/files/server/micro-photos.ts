import { dayMs } from '#platform/contract/durations.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { attachFiles, releaseFiles } from './attach-files.ts';
import { filesOfTargets } from './files.queries.ts';

const target = { targetType: 'microPart', purpose: 'microPhoto' } as const;
/** As long as photos of visits. */
const keptMs = 365 * dayMs;

/**
 * Ties the photos that prove a 随手志愿 to it, for a year, beside those that were sent back.
 * @throws InvalidInput for files of others
 */
export async function keepMicroPhotos(
  act: Pick<Act<SignedInCaller>, 'sql' | 'caller' | 'now'>,
  partId: number,
  fileIds: readonly number[],
): Promise<void> {
  const about = { ...target, targetId: partId };
  await attachFiles(act, { ...about, fileIds });
  await releaseFiles(act, { ...about, at: new Date(act.now.getTime() + keptMs) });
}

export const microPhotoRows = (sql: Sql, partIds: readonly number[]) =>
  filesOfTargets(sql, { ...target, targetIds: partIds });

/** Photos of these parts by the part, in one reading; empty where their year is over. */
export async function microPhotosOf(
  sql: Sql,
  partIds: readonly number[],
): Promise<(partId: number) => number[]> {
  if (partIds.length === 0) return () => [];
  const rows = await microPhotoRows(sql, partIds);
  return (partId) => rows.flatMap(({ id, targetId }) => (targetId === partId ? [id] : []));
}
