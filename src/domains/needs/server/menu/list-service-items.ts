import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { NeedType } from '../../contract/needs.words.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { areaNames, countItems, countItemTabs, itemPage, offersForStaff } from './menu.queries.ts';
import { namesOf } from './menu.views.ts';

/** A page of one tab, each service with the teams that offer it or ask to. */
export const listServiceItems: UseCase<typeof contract.listServiceItems> = async ({ sql }, request) => {
  const { pageNum, pageSize } = request;
  const items = await itemPage(sql, request);
  const offers = await offersForStaff(
    sql,
    items.map(({ id }) => id),
  );
  const names = await areaNames(sql);
  const list = items.map((item) => ({
    serviceItemId: item.id,
    name: item.name,
    needType: item.needType as NeedType,
    category: item.category as CategoryKey,
    summary: item.summary,
    terms: item.terms,
    minutes: item.minutes,
    leadDays: item.leadDays,
    status: item.status,
    orderCount: Number(item.orderCount ?? 0),
    updatedAt: toInstant(item.updatedAt),
    version: item.version,
    offers: offers
      .filter(({ itemId }) => itemId === item.id)
      .map(({ id, teamId, teamName, areas, weeklyQuota, status, pausedUntil, note, version }) => ({
        offerId: id,
        teamId,
        teamName,
        areaNames: namesOf(areas, names),
        weeklyQuota,
        status,
        pausedUntil,
        note,
        version,
      })),
  }));
  const tabs = await countItemTabs(sql);
  return { list, total: await countItems(sql, request), pageNum, pageSize, tabs };
};
