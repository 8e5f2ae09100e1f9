import { toDay } from '#platform/contract/instants.ts';
import { cursorOf, keyOf } from '#platform/contract/keyset.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/manage-volunteers.contract.ts';
import { countVolunteers, volunteerPage } from './manage-volunteers.queries.ts';
import { viewOf } from './volunteer-row.ts';

/** A page of volunteers inside the caller's scope, by number or by cursor. */
export const listVolunteersForStaff: UseCase<typeof contract.listVolunteersForStaff> = async (
  act,
  request,
) => {
  const { pageNum, pageSize, countsAll, cursor, sort, ...asked } = request;
  const filter = { ...asked, scope: act.caller.scope, today: toDay(act.now) };
  const rows = await volunteerPage(act.sql, filter, {
    after: keyOf(cursor),
    limit: pageSize + 1,
    offset: cursor === undefined ? offsetOf({ pageNum, pageSize }) : 0,
    sort,
  }).execute();
  const shown = rows.slice(0, pageSize);
  const last = rows.length > pageSize && sort === undefined ? shown.at(-1) : undefined;
  return {
    list: shown.map((row) => viewOf(row, toDay(act.now))),
    total: await countVolunteers(act.sql, filter, countsAll),
    nextCursor: last ? cursorOf({ at: last.registeredAt, id: last.id }) : null,
    pageNum,
    pageSize,
  };
};
