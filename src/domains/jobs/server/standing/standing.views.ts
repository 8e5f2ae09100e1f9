import { placeNameOf } from '#domains/needs/server/index.ts';
import type { Sql } from '#database/transaction.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { openPost, PostSlot } from '../../contract/standing.contract.ts';
import type { PostPersonStatus } from '../../contract/standing.words.ts';
import { type PostRow, slotsOfPosts } from './standing.queries.ts';

/** Posts as they are read, each with its slots, in one reading. */
export async function postViews(sql: Sql, rows: readonly PostRow[]) {
  const slots = await slotsOfPosts(
    sql,
    rows.map(({ jobId }) => jobId),
  );
  return (row: PostRow) => ({
    jobId: row.jobId,
    jobNo: row.jobNo,
    title: row.title,
    content: row.content,
    category: row.category as RequestOf<typeof openPost>['category'],
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    address: row.address,
    riskNotice: row.riskNotice,
    teamId: row.teamId,
    teamName: row.teamName,
    trialVisits: row.trialVisits ?? 0,
    leastWeeks: row.leastWeeks ?? 0,
    status: row.status,
    slots: slots.flatMap(({ jobId, ...slot }): PostSlot[] => (jobId === row.jobId ? [slot] : [])),
    version: row.version,
  });
}

type PersonRow = {
  personId: number;
  personStatus: PostPersonStatus;
  personVersion: number;
  slotId: number;
  words: string;
  said: string;
  appliedAt: Date;
  leavesAt: Date | null;
  doneCount: number;
  noticedCount: number;
  lateCount: number;
  missedCount: number;
  nextDutyAt: Date | null;
};

/** Somebody's place in a post, with what they did of it. */
export const postPersonView = (row: PersonRow) => ({
  personId: row.personId,
  status: row.personStatus,
  slotId: row.slotId,
  words: row.words,
  said: row.said,
  appliedAt: toInstant(row.appliedAt),
  leavesAt: toInstantOrNull(row.leavesAt),
  doneCount: row.doneCount,
  noticedCount: row.noticedCount,
  lateCount: row.lateCount,
  missedCount: row.missedCount,
  nextDutyAt: toInstantOrNull(row.nextDutyAt),
  version: row.personVersion,
});
