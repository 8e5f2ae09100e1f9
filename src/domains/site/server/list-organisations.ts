import { cappedCount } from '#database/lists/capped-count.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site.contract.ts';
import { organisationRows } from './site.queries.ts';

/** A page of practice organisations, level by level. */
export const listOrganisations: UseCase<typeof contract.listOrganisations> = async ({ sql }, request) => {
  const rows = await organisationRows(sql, request)
    .select(['o.id', 'o.kind', 'o.name', 'o.parentId', 'o.area', 'o.address', 'o.lng', 'o.lat'])
    .select('a.name as areaName')
    .orderBy('o.sort')
    .orderBy('o.id')
    .limit(request.pageSize)
    .offset(offsetOf(request))
    .execute();
  return {
    list: rows.map(({ id, areaName, ...row }) => ({ organisationId: id, areaName: areaName ?? '', ...row })),
    total: await cappedCount(sql, organisationRows(sql, request).select('o.id')),
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
};
