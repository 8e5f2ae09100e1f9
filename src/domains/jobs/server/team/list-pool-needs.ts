import type { Sql } from '#database/transaction.ts';
import { offsetOf } from '#platform/contract/page-limits.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { placeOf } from '../dispatch/rank-for-need.ts';
import { readDispatchSettings, teamForNeeds } from '../ranking/ranking.queries.ts';
import type { RankRules } from '../ranking/ranking.rules.ts';
import { countOpenJobs, countPool, mostJudged, poolPage, type PoolRow } from './pool.queries.ts';
import { poolCard } from './pool.views.ts';
import { teamPlace } from './team-jobs.queries.ts';

/** What stands in the pool, with whether the calling team can take it; or only what it can. */
export const listPoolNeeds: UseCase<typeof contract.listPoolNeeds> = async (
  { sql, caller, now },
  { isFitting = false, ...request },
) => {
  const { pageNum, pageSize } = request;
  const { teamId } = caller;
  const home = await teamPlace(sql, teamId);
  const filter = { ...request, home, now };
  const rules = await readDispatchSettings(sql);
  const cardsOf = (rows: readonly PoolRow[]) => judged(sql, rows, { teamId, rules, now });
  const rest = {
    pageNum,
    pageSize,
    freeCount: Math.max(0, rules.openJobs - (await countOpenJobs(sql, teamId))),
    hasPlace: home !== null,
  };
  if (!isFitting)
    return {
      list: await cardsOf(await poolPage(sql, filter)),
      total: await countPool(sql, filter),
      ...rest,
    };
  const cards = await cardsOf(await poolPage(sql, { ...filter, pageNum: 1, pageSize: mostJudged }));
  const fitting = cards.filter(({ stoppedBy }) => stoppedBy === null);
  const from = offsetOf(request);
  return { list: fitting.slice(from, from + pageSize), total: fitting.length, ...rest };
};

/** Needs of the pool as cards for one team. */
async function judged(
  sql: Sql,
  rows: readonly PoolRow[],
  { teamId, rules, now }: { teamId: number; rules: RankRules; now: Date },
) {
  const looking = rows.map((row) => ({ needId: row.id, category: row.category, place: placeOf(row), now }));
  const teams = await teamForNeeds(sql, looking, teamId);
  return rows.flatMap((row, at) => {
    const team = teams[at];
    return team ? [poolCard(row, team, rules)] : [];
  });
}
