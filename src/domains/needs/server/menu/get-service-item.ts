import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/service-menu.contract.ts';
import { findMenuItem } from './menu.queries.ts';
import { menuCards } from './menu.views.ts';

/** One service of the menu. @throws NotFound for one that is not on it */
export const getServiceItem: UseCase<typeof contract.getServiceItem> = async ({ sql, now }, { id }) => {
  const item = await findMenuItem(sql, id);
  const [card] = item ? await menuCards({ sql, now }, [item]) : [];
  if (!card) throw new NotFound('菜单上没有这项服务');
  return card;
};
