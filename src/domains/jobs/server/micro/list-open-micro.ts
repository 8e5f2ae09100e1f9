import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { countOpenMicro, openMicroPage } from './micro.queries.ts';
import { microTaskView } from './micro.views.ts';

/** 随手志愿 with places left that the caller has none of. */
export const listOpenMicro: UseCase<typeof contract.listOpenMicro> = async (
  { sql, caller, now },
  request,
) => {
  const asked = { ...request, volunteerId: caller.volunteerId, now };
  const rows = await openMicroPage(sql, asked);
  return {
    list: rows.map((row) => ({ ...microTaskView(row), placesLeft: row.placesLeft })),
    total: await countOpenMicro(sql, asked),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
