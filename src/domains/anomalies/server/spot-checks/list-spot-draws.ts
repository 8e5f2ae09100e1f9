import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/spot-checks.contract.ts';
import { countDraws, latestDraws } from './spot-checks.queries.ts';

/** The weeks that were drawn, the latest first, for everybody: seeds and numbers alone. */
export const listSpotDraws: UseCase<typeof contract.listSpotDraws> = async ({ sql }, page) => ({
  list: await latestDraws(sql, { limit: page.pageSize, offset: offsetOf(page) }),
  total: await countDraws(sql),
  ...page,
});
