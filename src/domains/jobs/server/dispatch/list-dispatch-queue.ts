import { toInstant } from '#platform/contract/instants.ts';
import { placeNameOf } from '#domains/needs/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/dispatch.contract.ts';
import { countQueue, countStages, queuePage, type QueueRow } from './queue.queries.ts';

/** A page of one stage inside the caller's data scope, with the counts of all stages. */
export const listDispatchQueue: UseCase<typeof contract.listDispatchQueue> = async (
  { sql, caller, now },
  request,
) => {
  const { pageNum, pageSize } = request;
  const filter = { ...request, scope: caller.scope };
  const rows = await queuePage(sql, filter, now);
  const total = await countQueue(sql, filter, now);
  const stages = await countStages(sql, caller.scope, now);
  return { list: rows.map((row) => queueRow(row, now)), total, pageNum, pageSize, stages };
};

const queueRow = (row: QueueRow, now: Date) => ({
  needId: row.id,
  needNo: row.needNo,
  title: row.title,
  needType: row.needType as contract.DispatchQueueRow['needType'],
  category: row.category as contract.DispatchQueueRow['category'],
  urgency: row.urgency,
  placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
  status: row.status,
  startedAt: toInstant(row.startedAt),
  dueAt: toInstant(row.dueAt),
  isOverdue: row.dueAt < now,
  teamName: row.teamName,
});
