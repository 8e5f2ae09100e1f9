import { microPhotosOf } from '#domains/files/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { jobInScope } from '../directive/own-part-of-city.ts';
import { countMicroParts, microPartPage } from './micro.queries.ts';
import { microPartView } from './micro.views.ts';

/** Who has a place in a task inside the caller's data scope. @throws NotFound for every other */
export const listMicroParts: UseCase<typeof contract.listMicroParts> = async (act, request) => {
  const { jobId, pageNum, pageSize } = request;
  await jobInScope(act, jobId);
  const rows = await microPartPage(act.sql, request);
  const photosOf = await microPhotosOf(
    act.sql,
    rows.map(({ partId }) => partId),
  );
  return {
    list: rows.map((row) => ({ ...microPartView(row, photosOf), name: row.name })),
    total: await countMicroParts(act.sql, jobId),
    pageNum,
    pageSize,
  };
};
