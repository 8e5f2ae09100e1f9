import { cappedCount } from '#database/capped-count.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import { offsetOf } from '#platform/contract/paging.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { listTeams as operation } from '../contract/teams.contract.ts';
import { teamCard } from './team-views.ts';
import { activeTeams, teamCardRows } from './teams.queries.ts';

/** A page of active teams. */
export async function listTeams(
  { sql }: Act,
  request: ParsedRequestOf<typeof operation>,
): Promise<ResultOf<typeof operation>> {
  const { pageNum, pageSize, sort } = request;
  const rows = await teamCardRows(sql, request, sort).limit(pageSize).offset(offsetOf(request)).execute();
  const total = await cappedCount(sql, activeTeams(sql, request).select('t.id'));
  return { list: rows.map(teamCard), total, pageNum, pageSize };
}
