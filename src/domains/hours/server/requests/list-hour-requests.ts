import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/hour-requests.contract.ts';
import { requestsOnTheWire } from './requests-on-the-wire.ts';
import { requestCounts, requestPage, requestRows } from './requests.queries.ts';

/** A page of the corrections or the claims inside the caller's data scope, with the clock of each. */
export const listHourRequests: UseCase<typeof contract.listHourRequests> = async (act, request) => {
  const { sql, now, caller } = act;
  const { kind, tab, pageNum, pageSize } = request;
  const of = { kind, scope: caller.scope, now };
  const { ids, total } = await requestPage(sql, { ...request, ...of });
  const rows = await requestRows(sql, { kind, ids, scope: caller.scope });
  const shown = await requestsOnTheWire(act, kind);
  const byId = new Map(rows.map((row) => [row.requestId, shown(row, tab)]));
  return {
    list: ids.flatMap((id) => byId.get(id) ?? []),
    total,
    pageNum,
    pageSize,
    counts: await requestCounts(sql, of),
  };
};
