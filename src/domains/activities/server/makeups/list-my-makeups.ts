import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/makeups.contract.ts';
import { toMakeupRow } from './makeup-views.ts';
import { makeupsOfTeam, teamMakeupPage } from './makeups.queries.ts';

/** One page of the team's own, the newest first. */
export const listMyMakeups: UseCase<typeof contract.listMyMakeups> = async ({ sql, caller }, page) => {
  const rows = await teamMakeupPage(sql, caller.teamId).limit(page.pageSize).offset(offsetOf(page)).execute();
  const total = await cappedCount(sql, makeupsOfTeam(sql, caller.teamId).select('m.id'));
  return { list: rows.map(toMakeupRow), total, ...page };
};
