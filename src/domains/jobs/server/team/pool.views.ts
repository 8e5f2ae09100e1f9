import { placeNameOf } from '#domains/needs/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { PoolCard } from '../../contract/team-jobs.contract.ts';
import { leftOutLabels } from '../../contract/ranking.words.ts';
import { placeOf, wantedOf } from '../dispatch/rank-for-need.ts';
import type { KnownTeam } from '../ranking/ranking.queries.ts';
import { judgeTeam, type RankRules, scoreTeam } from '../ranking/ranking.rules.ts';
import type { PoolRow } from './pool.queries.ts';

/** A need of the pool as one team sees it: staff's words, the community, and whether the team can take it. */
export function poolCard(row: PoolRow, team: KnownTeam, rules: RankRules): PoolCard {
  const wanted = wantedOf(row);
  const stoppedBy = judgeTeam(team, wanted, rules) ?? null;
  const [best] = scoreTeam(team, wanted, rules).parts.toSorted(
    (one, other) => other.points / (other.most || 1) - one.points / (one.most || 1),
  );
  return {
    needId: row.id,
    needNo: row.needNo,
    title: row.publicTitle ?? row.title,
    needType: row.needType as PoolCard['needType'],
    category: row.category as PoolCard['category'],
    urgency: row.urgency,
    placeName: placeNameOf(row.areaName, { kind: row.unitKind, name: row.unitName }),
    place: placeOf(row),
    metres: team.metres,
    expectStart: toInstant(row.expectStart),
    expectEnd: toInstant(row.expectEnd),
    isTimeFlexible: row.isTimeFlexible,
    peopleNeeded: row.peopleNeeded ?? 1,
    openedAt: toInstant(row.openedAt),
    dueAt: toInstant(row.poolDueAt),
    stoppedBy,
    why: stoppedBy ? leftOutLabels[stoppedBy] : (best?.why ?? ''),
  };
}
