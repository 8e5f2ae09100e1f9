import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import { distanceTo } from '#platform/contract/ground.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/teams.contract.ts';
import { teamCard } from './team-views.ts';
import { activeTeams, teamCardRows } from './teams.queries.ts';

/** A page of active teams. */
export const listTeams: UseCase<typeof contract.listTeams> = async ({ sql }, request) => {
  const { pageNum, pageSize, near } = request;
  const rows = await teamCardRows(sql, request).limit(pageSize).offset(offsetOf(request)).execute();
  const total = await cappedCount(sql, activeTeams(sql, request).select('t.id'));
  return {
    list: rows.map((row) => ({ ...teamCard(row), distanceM: distanceTo(near, row) })),
    total,
    pageNum,
    pageSize,
  };
};
