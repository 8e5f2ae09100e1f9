import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/exports.contract.ts';
import { countExports, exportPage } from './exports.queries.ts';

/** The caller's own exports, newest first. */
export const listMyExports: UseCase<typeof contract.listMyExports> = async ({ sql, caller }, page) => ({
  list: (await exportPage(sql, caller.accountId, page)).map(
    ({ id, askedAt, endedAt, expiresAt, ...row }) => ({
      exportId: id,
      ...row,
      askedAt: toInstant(askedAt),
      endedAt: toInstantOrNull(endedAt),
      expiresAt: toInstantOrNull(expiresAt),
    }),
  ),
  total: await countExports(sql, caller.accountId),
  ...page,
});
