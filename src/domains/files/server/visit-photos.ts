import { dayMs } from '#platform/contract/durations.ts';
import type { Sql } from '#database/transaction.ts';
import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { attachFiles, releaseFiles } from './attach-files.ts';
import { filesOfTargets } from './files.queries.ts';
import { microPhotoRows } from './micro-photos.ts';

const targetType = 'jobAssignment';
/** As long as names and phones of a need: a year (domain.md B). */
const keptMs = 365 * dayMs;

/** Ties photos of a visit to the feedback that they came with, for a year. @throws InvalidInput for files of others */
export async function keepVisitPhotos(
  act: Pick<Act<SignedInCaller>, 'sql' | 'caller' | 'now'>,
  assignmentId: number,
  fileIds: readonly number[],
): Promise<void> {
  const target = { targetType, targetId: assignmentId, purpose: 'visitPhoto' as const };
  await attachFiles(act, { ...target, fileIds });
  await releaseFiles(act, { ...target, at: new Date(act.now.getTime() + keptMs) });
}

type Visit = { assignmentId: number | null; photoCount: number | null };

/** Photos of these visits by the visit, those of a 随手志愿 too, whose visit has its id; empty where their year is over. */
export async function visitPhotosOf(
  sql: Sql,
  visits: readonly Visit[],
): Promise<(assignmentId: number | null) => number[]> {
  const assignmentIds = visits.flatMap(({ assignmentId, photoCount }) =>
    assignmentId !== null && photoCount ? [assignmentId] : [],
  );
  if (assignmentIds.length === 0) return () => [];
  const rows = [
    ...(await filesOfTargets(sql, { targetType, targetIds: assignmentIds, purpose: 'visitPhoto' })),
    ...(await microPhotoRows(sql, assignmentIds)),
  ];
  return (assignmentId) => rows.flatMap(({ id, targetId }) => (targetId === assignmentId ? [id] : []));
}
