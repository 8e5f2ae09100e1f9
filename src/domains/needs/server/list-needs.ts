import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/needs.contract.ts';
import { countPublicNeeds, publicNeedPage } from './needs.queries.ts';
import { publicCard } from './needs.views.ts';

/** A page of what everybody may see. */
export const listNeeds: UseCase<typeof contract.listNeeds> = async ({ sql }, request) => {
  const { pageNum, pageSize } = request;
  const rows = await publicNeedPage(sql, request);
  return { list: rows.map(publicCard), total: await countPublicNeeds(sql, request), pageNum, pageSize };
};
