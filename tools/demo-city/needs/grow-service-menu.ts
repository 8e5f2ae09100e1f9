import type { Database } from '#database/connection.ts';
import { categoryOfType } from '#domains/needs/server/needs.rules.ts';
import { addDays, toInstant } from '#platform/contract/instants.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, type CityTeam, dayMs, plus } from '../city.ts';
import { createRandom } from '../texts/random.ts';
import { SERVICES } from '../texts/service-menu.ts';

type Row = Record<string, unknown>;
type Service = (typeof SERVICES)[number];

/** Teams in good standing that do such work, those of the category first. */
function teamsFor(city: City, { type, teams }: Service, place: number): CityTeam[] {
  const category = categoryOfType(type);
  const able = city.teams.filter(({ status }) => status === 'active');
  const own = able.filter((team) => team.category === category);
  const also = able.filter((team) => team.category !== category && team.alsoServes.includes(category));
  const all = [...own, ...also, ...able];
  const from = place % Math.max(1, own.length - teams + 1);
  return [...new Set([...all.slice(from), ...all])].slice(0, teams);
}

/** A full menu of services, most of them listed, some that wait for staff, pause or were taken off. */
export async function loadServiceMenu(database: Database, city: City): Promise<void> {
  const rng = createRandom('jianglan service menu');
  const items: Row[] = [];
  const offers: Row[] = [];
  for (const [place, service] of SERVICES.entries()) {
    const since = plus(city.now, -rng.int(60, 300) * dayMs);
    const isNew = service.state === 'proposed';
    const at = isNew ? plus(city.now, -rng.int(1, 3) * dayMs) : since;
    const teams = teamsFor(city, service, place);
    const times = { createdAt: toInstant(at), updatedAt: toInstant(at) };
    items.push({
      id: place + 1,
      name: service.name,
      needType: service.type,
      category: categoryOfType(service.type),
      summary: service.summary,
      terms: service.terms,
      minutes: service.minutes,
      leadDays: service.lead,
      status: service.state,
      proposedBy: teams[0]?.id ?? null,
      ...times,
    });
    for (const team of teams)
      offers.push({
        itemId: place + 1,
        teamId: team.id,
        areas: service.city ? [] : [team.area],
        weeklyQuota: service.quota,
        status: isNew ? 'pending' : service.state === 'off' ? 'ended' : 'on',
        pausedUntil: service.paused ? addDays(city.today, service.paused) : null,
        decidedBy: isNew ? null : city.reviewerId,
        decidedAt: isNew ? null : toInstant(plus(at, dayMs)),
        ...times,
      });
  }
  await bulkInsert(database, 'serviceItems', items);
  await bulkInsert(database, 'serviceOffers', offers);
}
