import type { Sql } from '#database/transaction.ts';
import type { Place } from '#platform/contract/ground.ts';
import type { LeftOutTeam, RankedTeam } from '../../contract/ranking.contract.ts';
import { candidates, type KnownTeam, readDispatchSettings } from '../ranking/ranking.queries.ts';
import { rankTeams, type Score } from '../ranking/ranking.rules.ts';
import type { NeedWithPlace } from '../jobs.queries.ts';

/** So many are shown and kept with the dispatch. */
const mostShown = 10;

export const placeOf = ({ lng, lat }: { lng: number | null; lat: number | null }): Place | null =>
  lng === null || lat === null ? null : { lng, lat };

type NeedToRank = Pick<NeedWithPlace, 'id' | 'category' | 'peopleNeeded' | 'lng' | 'lat'>;
export const wantedOf = ({ category, peopleNeeded }: Pick<NeedToRank, 'category' | 'peopleNeeded'>) => ({
  category,
  peopleNeeded: peopleNeeded ?? 1,
});

/** The ranking of teams for a need, best first, with those that cannot. */
export async function rankForNeed(sql: Sql, need: NeedToRank, now: Date) {
  const rules = await readDispatchSettings(sql);
  const looking = { needId: need.id, category: need.category, place: placeOf(need), now };
  const { ranked, leftOut } = rankTeams(await candidates(sql, looking), wantedOf(need), rules);
  return { ranked: ranked.slice(0, mostShown), leftOut: leftOut.slice(0, mostShown), rules, looking };
}

/** A ranked team as it is shown, and as it is kept with a dispatch. */
export const rankedView = (team: KnownTeam & Score): RankedTeam => ({
  teamId: team.teamId,
  name: team.name,
  shortName: team.shortName,
  sealChar: team.sealChar,
  category: team.mainCategory as RankedTeam['category'],
  score: team.score,
  parts: team.parts,
  metres: team.metres,
  place: team.place,
});

export const leftOutView = ({
  team,
  reason,
}: {
  team: KnownTeam;
  reason: LeftOutTeam['reason'];
}): LeftOutTeam => ({
  teamId: team.teamId,
  name: team.name,
  shortName: team.shortName,
  reason,
});
