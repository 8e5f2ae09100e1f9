import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/my-jobs.contract.ts';
import { myJobCard } from './my-job.views.ts';
import { countMyTabs, myJobPage } from './my-jobs.queries.ts';

/** The caller's own parts in jobs in one tab, with how many stand in each. */
export const listMyJobs: UseCase<typeof contract.listMyJobs> = async ({ sql, caller }, request) => {
  const { volunteerId } = caller;
  const { pageNum, pageSize, tab } = request;
  const rows = await myJobPage(sql, { ...request, volunteerId });
  const tabs = await countMyTabs(sql, volunteerId);
  const total = tabs.find((one) => one.tab === tab)?.count ?? 0;
  return { list: rows.map(myJobCard), total, pageNum, pageSize, tabs };
};
