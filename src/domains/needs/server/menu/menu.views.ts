import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import type { Sql } from '#database/transaction.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { NeedType } from '../../contract/needs.words.ts';
import type { ServiceMenuCard } from '../../contract/service-menu.contract.ts';
import { areaNames, countOrders, type ItemRow, offersOn } from './menu.queries.ts';
import { areasOf, chanceOf, weekBegan } from './menu.rules.ts';

/** Teams whose seals stand on a card. */
const shownTeams = 3;

export const namesOf = (areas: readonly string[], names: ReadonlyMap<string, string>): string[] =>
  areas.map((code) => names.get(code) ?? code);

/** Services as everybody sees them, with what is left of this week. */
export async function menuCards(
  { sql, now }: { sql: Sql; now: Date },
  items: readonly ItemRow[],
): Promise<ServiceMenuCard[]> {
  const ids = items.map(({ id }) => id);
  const [offers, ordered, names] = [
    await offersOn(sql, ids),
    await countOrders(sql, ids, weekBegan(now)),
    await areaNames(sql),
  ];
  return items.map((item) => {
    const own = offers.filter(({ itemId }) => itemId === item.id);
    const areas = areasOf(own);
    return {
      serviceItemId: item.id,
      name: item.name,
      needType: item.needType as NeedType,
      category: item.category as CategoryKey,
      summary: item.summary,
      terms: item.terms,
      minutes: item.minutes,
      leadDays: item.leadDays,
      areas,
      areaNames: namesOf(areas, names),
      teams: own.slice(0, shownTeams).map(({ teamId, name, shortName, sealChar, category, iconUrl }) => ({
        teamId,
        name: shortName || name,
        sealChar,
        category,
        iconUrl,
      })),
      teamCount: own.length,
      ...chanceOf(own, ordered.get(item.id) ?? 0, toDay(now)),
    };
  });
}
