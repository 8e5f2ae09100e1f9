import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { countByCategory, countMenu, menuPage } from './menu.queries.ts';
import { menuCards } from './menu.views.ts';

/** A page of the menu, with how many services each category has. */
export const listServiceMenu: UseCase<typeof contract.listServiceMenu> = async ({ sql, now }, request) => {
  const { pageNum, pageSize } = request;
  const items = await menuPage(sql, request);
  const counts = await countByCategory(sql);
  return {
    list: await menuCards({ sql, now }, items),
    total: await countMenu(sql, request),
    pageNum,
    pageSize,
    categories: counts.map(({ category, count }) => ({ category, count: Number(count) })),
  };
};
