import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/follows.contract.ts';
import { countFollowedTeams, followedTeamRows } from './follows.queries.ts';

/** The teams that the caller follows, and how much each has ahead. */
export const listFollowedTeams: UseCase<typeof contract.listFollowedTeams> = async (act, request) => {
  const { volunteerId } = act.caller;
  const [rows, total] = await Promise.all([
    followedTeamRows(act.sql, { ...request, volunteerId }, act.now),
    countFollowedTeams(act.sql, volunteerId),
  ]);
  const list = rows.map(({ status, createdAt, category, areaName, aheadCount, ...row }) => ({
    ...row,
    category: category as CategoryKey,
    areaName: areaName ?? '',
    isActive: status === 'active',
    followedAt: toInstant(createdAt),
    aheadCount: Number(aheadCount),
  }));
  return { list, total, ...request };
};
