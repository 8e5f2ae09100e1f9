import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import type { CategoryKey } from '#domains/site/contract/categories.words.ts';
import { type ServiceItemTab, serviceItemTabKeys } from '../../contract/service-menu.words.ts';

export type MenuFilter = {
  keyword?: string | undefined;
  category?: string | undefined;
  area?: string | undefined;
  needType?: string | undefined;
};

/** Services that at least one team in good standing offers; some hundreds at most. */
const listed = (sql: Sql, { keyword, category, area, needType }: MenuFilter) =>
  sql
    .selectFrom('serviceItems as i')
    .where('i.status', '=', raw.lit('listed'))
    .where(
      raw<boolean>`exists (select 1 from service_offers o join teams t on t.id = o.team_id
        where o.item_id = i.id and o.status = 'on' and t.status = 'active'
          and (${area ?? null}::text is null or o.areas = '{}' or ${area ?? ''} = any(o.areas)))`,
    )
    .$if(category !== undefined, (rows) => rows.where('i.category', '=', category ?? ''))
    .$if(needType !== undefined, (rows) => rows.where('i.needType', '=', needType ?? ''))
    .$if(Boolean(keyword), (rows) =>
      rows.where((row) =>
        row.or([
          row('i.name', 'like', containing(keyword ?? '')),
          row('i.summary', 'like', containing(keyword ?? '')),
        ]),
      ),
    );

/** One page of the menu, in the order of the categories and then by name. */
export const menuPage = (sql: Sql, asked: MenuFilter & PageRequest) =>
  listed(sql, asked)
    .innerJoin('serviceCategories as c', 'c.key', 'i.category')
    .selectAll('i')
    .orderBy('c.sort')
    .orderBy('i.name')
    .orderBy('i.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export type ItemRow = Awaited<ReturnType<typeof menuPage>>[number];

export const countMenu = (sql: Sql, filter: MenuFilter) =>
  cappedCount(sql, listed(sql, filter).select('i.id'));

/** How many services each category has, in the order of the categories. */
export const countByCategory = (sql: Sql) =>
  listed(sql, {})
    .innerJoin('serviceCategories as c', 'c.key', 'i.category')
    .select(['i.category', raw<number>`count(*)`.as('count')])
    .groupBy(['i.category', 'c.sort'])
    .orderBy('c.sort')
    .execute() as Promise<{ category: CategoryKey; count: number }[]>;

/** One service of the menu. */
export const findMenuItem = (sql: Sql, itemId: number) =>
  listed(sql, {}).where('i.id', '=', itemId).selectAll('i').executeTakeFirst();

/** More teams than this do not offer one service. */
const mostTeams = 2_000;

/** Who offers these services, first who has done so longest; only teams in good standing. */
export async function offersOn(sql: Sql, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return sql
    .selectFrom('serviceOffers as o')
    .innerJoin('teams as t', 't.id', 'o.teamId')
    .select(['o.itemId', 'o.areas', 'o.weeklyQuota', 'o.pausedUntil', 't.id as teamId', 't.category'])
    .select(['t.shortName', 't.name', 't.sealChar', 't.iconUrl'])
    .where('o.itemId', 'in', itemIds)
    .where('o.status', '=', 'on')
    .where('t.status', '=', 'active')
    .orderBy('o.itemId')
    .orderBy('o.createdAt')
    .orderBy('o.id')
    .limit(mostTeams)
    .execute();
}

/** Orders of these services since the week began, without those that came to nothing. */
export async function countOrders(sql: Sql, itemIds: readonly number[], since: Date) {
  if (itemIds.length === 0) return new Map<number, number>();
  const rows = await sql
    .selectFrom('needs')
    .select(['serviceItemId', raw<number>`count(*)`.as('count')])
    .where('serviceItemId', 'in', itemIds)
    .where('submittedAt', '>=', since)
    .where('status', 'not in', ['rejected', 'merged', 'cancelled'])
    .groupBy('serviceItemId')
    .execute();
  return new Map(rows.map(({ serviceItemId, count }) => [serviceItemId ?? 0, Number(count)]));
}

/** The names of all districts. */
export async function areaNames(sql: Sql): Promise<ReadonlyMap<string, string>> {
  const rows = await sql.selectFrom('areas').select(['code', 'name']).limit(1_000).execute();
  return new Map(rows.map(({ code, name }) => [code, name]));
}

/** A service by its name, whatever its state. */
export const findItemByName = (sql: Sql, name: string) =>
  sql.selectFrom('serviceItems').select('id').where('name', '=', name).executeTakeFirst();

/** What a team offers or asks to offer now. */
export const openOffersOf = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('serviceOffers')
    .select(['id', 'itemId'])
    .where('teamId', '=', teamId)
    .where('status', '<>', 'ended')
    .limit(100)
    .execute();

const ofTeam = (sql: Sql, teamId: number) =>
  sql
    .selectFrom('serviceOffers as o')
    .innerJoin('serviceItems as i', 'i.id', 'o.itemId')
    .where('o.teamId', '=', teamId);

/** One page of a team's offers, what changed last first. */
export const teamOfferPage = (sql: Sql, asked: PageRequest & { teamId: number }) =>
  ofTeam(sql, asked.teamId)
    .selectAll('o')
    .select(['i.name', 'i.needType', 'i.summary', 'i.terms', 'i.minutes', 'i.leadDays'])
    .select('i.status as itemStatus')
    .orderBy('o.updatedAt', 'desc')
    .orderBy('o.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countTeamOffers = (sql: Sql, teamId: number) =>
  cappedCount(sql, ofTeam(sql, teamId).select('o.id'));

export type ItemFilter = {
  tab: ServiceItemTab;
  keyword?: string | undefined;
  needType?: string | undefined;
};

const waits = raw<boolean>`exists (select 1 from service_offers w where w.item_id = i.id and w.status = 'pending')`;

const ofTab = (sql: Sql, { tab, keyword, needType }: ItemFilter) =>
  sql
    .selectFrom('serviceItems as i')
    .$if(tab === 'waiting', (rows) => rows.where(waits))
    .$if(tab !== 'waiting', (rows) => rows.where('i.status', '=', tab === 'listed' ? 'listed' : 'off'))
    .$if(needType !== undefined, (rows) => rows.where('i.needType', '=', needType ?? ''))
    .$if(Boolean(keyword), (rows) => rows.where('i.name', 'like', containing(keyword ?? '')));

/** One page of a tab for staff, what changed last first. */
export const itemPage = (sql: Sql, asked: ItemFilter & PageRequest) =>
  ofTab(sql, asked)
    .selectAll('i')
    .select((row) => [
      row
        .selectFrom('needs as n')
        .whereRef('n.serviceItemId', '=', 'i.id')
        .select(raw<number>`count(*)`.as('count'))
        .as('orderCount'),
    ])
    .orderBy('i.updatedAt', 'desc')
    .orderBy('i.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countItems = (sql: Sql, filter: ItemFilter & { countsAll?: boolean | undefined }) =>
  cappedCount(sql, ofTab(sql, filter).select('i.id'), filter.countsAll);

/** How many services stand in each tab. */
export const countItemTabs = (sql: Sql) =>
  Promise.all(serviceItemTabKeys.map(async (tab) => ({ tab, count: await countItems(sql, { tab }) })));

/** Every offer of these services that did not end, who waits longest first. */
export async function offersForStaff(sql: Sql, itemIds: readonly number[]) {
  if (itemIds.length === 0) return [];
  return sql
    .selectFrom('serviceOffers as o')
    .innerJoin('teams as t', 't.id', 'o.teamId')
    .selectAll('o')
    .select('t.name as teamName')
    .where('o.itemId', 'in', itemIds)
    .where('o.status', '<>', 'ended')
    .orderBy('o.itemId')
    .orderBy('o.updatedAt')
    .orderBy('o.id')
    .limit(mostTeams)
    .execute();
}
