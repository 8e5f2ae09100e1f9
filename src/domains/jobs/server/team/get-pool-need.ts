import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/team-jobs.contract.ts';
import { placeOf } from '../dispatch/rank-for-need.ts';
import { takerOf } from '../jobs.queries.ts';
import { knownTeams, readDispatchSettings } from '../ranking/ranking.queries.ts';
import { findPooled } from './pool.queries.ts';
import { poolCard } from './pool.views.ts';

/** One need that is or was in the pool. @throws NotFound for one that never was */
export const getPoolNeed: UseCase<typeof contract.getPoolNeed> = async ({ sql, caller, now }, { id }) => {
  const row = await findPooled(sql, id);
  const looking = row && { needId: id, category: row.category, place: placeOf(row), now };
  const [team] = looking ? await knownTeams(sql, looking, [caller.teamId]) : [];
  if (!row || !team) throw new NotFound('没有找到这张单子，它可能不在抢单池里');
  const taker = await takerOf(sql, id);
  const isOwn = taker?.teamId === caller.teamId;
  return {
    ...poolCard(row, team, await readDispatchSettings(sql)),
    publicText: row.publicText ?? '',
    personCount: row.personCount,
    status: row.status,
    takenBy: taker?.shortName ?? null,
    jobId: isOwn ? taker.jobId : null,
    version: row.version,
  };
};
