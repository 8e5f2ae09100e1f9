import { readWorkdaysLeft } from '#domains/site/server/index.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaint-desk.contract.ts';
import { countDesk, countTabs, deskPage } from './desk.queries.ts';
import { deskRow } from './desk.views.ts';
import { complainedOf } from './require-unrelated.ts';

/** A page of one tab inside the caller's data scope, with the counts of all tabs. */
export const listComplaints: UseCase<typeof contract.listComplaints> = async (
  act,
  { isMine, ...request },
) => {
  const { sql, caller, now } = act;
  const { pageNum, pageSize } = request;
  const filter = {
    ...request,
    scope: caller.scope,
    handlerId: isMine === true ? caller.accountId : undefined,
  };
  const rows = await deskPage(sql, filter, now);
  const about = await complainedOf(act, rows);
  const { ahead } = await readWorkdaysLeft(sql, now);
  return {
    list: rows.map((row) =>
      about.has(row.id) ? { ...deskRow(row, ahead), subject: '与你有关，由别人办理' } : deskRow(row, ahead),
    ),
    total: await countDesk(sql, filter, now),
    pageNum,
    pageSize,
    tabs: await countTabs(sql, caller.scope, now),
  };
};
