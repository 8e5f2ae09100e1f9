import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { maskName } from '#platform/contract/masking.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/spot-checks.contract.ts';
import { spotTabKeys } from '../../contract/spot-checks.words.ts';
import { countSpotChecks, latestDraws, spotPage } from './spot-checks.queries.ts';

/** A page of one tab inside the data scope, with the seeds of the latest draws. */
export const listSpotChecks: UseCase<typeof contract.listSpotChecks> = async ({ sql, caller }, request) => {
  const { pageNum, pageSize, tab, countsAll } = request;
  const { scope } = caller;
  const rows = await spotPage(sql, { ...request, scope });
  const tabs = await Promise.all(
    spotTabKeys.map(async (one) => ({ tab: one, count: await countSpotChecks(sql, { tab: one, scope }) })),
  );
  const list = rows.map(({ byId: _byId, ...row }) => ({
    ...row,
    volunteerName: maskName(row.volunteerName),
    startsAt: toInstant(row.startsAt),
    endsAt: toInstant(row.endsAt),
    checkedInAt: toInstantOrNull(row.checkedInAt),
    checkedOutAt: toInstantOrNull(row.checkedOutAt),
    at: toInstantOrNull(row.at),
  }));
  const total = await countSpotChecks(sql, { tab, scope, countsAll });
  return { list, total, pageNum, pageSize, tabs, draws: await latestDraws(sql) };
};
