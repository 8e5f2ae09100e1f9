import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { NeedType } from '../../contract/needs.words.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { areaNames, countTeamOffers, teamOfferPage } from './menu.queries.ts';
import { namesOf } from './menu.views.ts';

/** A page of what the caller's team offers. */
export const listServiceOffers: UseCase<typeof contract.listServiceOffers> = async (
  { sql, caller },
  { pageNum, pageSize },
) => {
  const { teamId } = caller;
  const rows = await teamOfferPage(sql, { teamId, pageNum, pageSize });
  const names = await areaNames(sql);
  const list = rows.map(({ id, itemId, needType, areas, ...row }) => ({
    offerId: id,
    serviceItemId: itemId,
    needType: needType as NeedType,
    areas,
    areaNames: namesOf(areas, names),
    itemStatus: row.itemStatus,
    name: row.name,
    summary: row.summary,
    terms: row.terms,
    minutes: row.minutes,
    leadDays: row.leadDays,
    weeklyQuota: row.weeklyQuota,
    status: row.status,
    pausedUntil: row.pausedUntil,
    note: row.note,
    version: row.version,
  }));
  return { list, total: await countTeamOffers(sql, teamId), pageNum, pageSize };
};
