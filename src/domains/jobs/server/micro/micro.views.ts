import { placeNameOf } from '#domains/needs/server/index.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { issueMicro } from '../../contract/micro.contract.ts';
import type { MicroPartStatus } from '../../contract/micro.words.ts';
import type { MicroTaskRow } from './micro.queries.ts';

/** A task as volunteers read it; its place is nobody's home. */
export const microTaskView = ({ unitKind, unitName, areaName, ...row }: MicroTaskRow) => ({
  jobId: row.jobId,
  jobNo: row.jobNo,
  title: row.title,
  content: row.content,
  category: row.category as RequestOf<typeof issueMicro>['category'],
  placeName: placeNameOf(areaName, { kind: unitKind, name: unitName }),
  address: row.address,
  teamName: row.teamName,
  pieceMinutes: row.pieceMinutes ?? 0,
  planEnd: toInstant(row.planEnd),
});

type PartRow = {
  partId: number;
  status: MicroPartStatus;
  claimedAt: Date;
  reportDueAt: Date;
  reportText: string | null;
  doneAt: Date | null;
  said: string;
  version: number;
};

/** What one volunteer did, with the photos of it. */
export const microPartView = (row: PartRow, photosOf: (partId: number) => number[]) => ({
  partId: row.partId,
  status: row.status,
  claimedAt: toInstant(row.claimedAt),
  reportDueAt: toInstant(row.reportDueAt),
  reportText: row.reportText,
  doneAt: toInstantOrNull(row.doneAt),
  photoFileIds: photosOf(row.partId),
  said: row.said,
  version: row.version,
});
