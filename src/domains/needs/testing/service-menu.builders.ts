import type { Insertable } from 'kysely';
import type { ServiceItemsTable, ServiceOffersTable } from '#database/tables/needs.ts';
import type { Sql } from '#database/transaction.ts';
import { buildAccount } from '#domains/accounts/testing/accounts.builders.ts';
import { ensurePlaces } from '#domains/site/testing/site.builders.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { testId } from '#testing/test-act.ts';
import { insertItem, insertOffer } from '../server/menu/menu.store.ts';

/** A service on the menu, unless told. */
export async function buildServiceItem(sql: Sql, wish: Partial<Insertable<ServiceItemsTable>> = {}) {
  const now = wish.createdAt instanceof Date ? wish.createdAt : new Date();
  await ensurePlaces(sql);
  const { id } = await insertItem(sql, {
    name: `换灯泡 ${testId() % 1_000_000}`,
    needType: 'repair',
    category: 'neighbor',
    summary: '小修小补，不换电线',
    terms: '灯自己买好',
    minutes: 40,
    leadDays: 1,
    status: 'listed',
    proposedBy: null,
    createdAt: now,
    updatedAt: now,
    ...wish,
  });
  return { serviceItemId: id };
}

type OfferWish = Partial<Insertable<ServiceOffersTable>>;

/** A team that offers a service five times a week everywhere, unless told. */
export async function buildServiceOffer(sql: Sql, wish: OfferWish = {}) {
  const now = wish.createdAt instanceof Date ? wish.createdAt : new Date();
  const itemId = wish.itemId ?? (await buildServiceItem(sql, { createdAt: now })).serviceItemId;
  const teamId = wish.teamId ?? (await buildTeam(sql)).teamId;
  const isDecided = (wish.status ?? 'on') !== 'pending';
  const { id } = await insertOffer(sql, {
    areas: [],
    weeklyQuota: 5,
    status: 'on',
    pausedUntil: null,
    decidedBy: isDecided ? (await buildAccount(sql)).accountId : null,
    decidedAt: isDecided ? now : null,
    createdAt: now,
    updatedAt: now,
    ...wish,
    itemId,
    teamId,
  });
  return { offerId: id, serviceItemId: itemId, teamId };
}
