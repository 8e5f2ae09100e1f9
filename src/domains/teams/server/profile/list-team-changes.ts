import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-profile.contract.ts';
import { changeViews } from './team-change-views.ts';
import { changePage, changeRows } from './team-profile.queries.ts';

/** A page of changes inside the caller's data scope, with how many wait in all. */
export const listTeamChanges: UseCase<typeof contract.listTeamChanges> = async ({ sql, caller }, request) => {
  const { pageNum, pageSize, countsAll } = request;
  const { scope } = caller;
  const filter = { ...request, scope };
  const rows = await changePage(sql, filter).limit(pageSize).offset(offsetOf(request)).execute();
  const views = await changeViews(sql, rows);
  const list = rows.flatMap(({ teamId, teamNo, teamName, organisationName, deciderName }, index) => {
    const view = views[index];
    return view ? [{ ...view, teamId, teamNo, teamName, organisationName, deciderName }] : [];
  });
  const total = await cappedCount(sql, changeRows(sql, filter).select('c.id'), countsAll);
  const pending = changeRows(sql, { tab: 'pending', scope }).select('c.id');
  return { list, total, pageNum, pageSize, pendingCount: await cappedCount(sql, pending) };
};
