import { lastCutOff } from '#domains/follows/server/follows.rules.ts';
import { toInstant } from '#platform/contract/instants.ts';
import { type City, type CityActivity, dayMs, plus } from '../city.ts';
import { createRandom, type Random } from '../texts/random.ts';

type Row = Record<string, unknown>;

/** People who keep an eye on something; the others' lists are empty. */
const followers = 300;
const openStates = ['published', 'running', 'settling', 'publicity', 'closed', 'cancelled'];

/** What people keep, follow and wait for: of every state, at instants after the thing was there. */
export function growFollows(city: City): { favourites: Row[]; follows: Row[]; reminders: Row[] } {
  const rng = createRandom('jianglan follows');
  const shown = city.activities.filter(
    ({ state, publishedAt }) => publishedAt !== null && publishedAt < city.now && openStates.includes(state),
  );
  const notOpen = shown.filter(({ status, opensAt }) => status === 'published' && opensAt > city.now);
  const teams = city.teams.filter(({ status }) => status === 'active');
  const favourites: Row[] = [];
  const follows: Row[] = [];
  const reminders: Row[] = [];
  for (const { id: volunteerId, registeredAt } of city.volunteers.slice(0, followers)) {
    const since = (activity: CityActivity) =>
      between(rng, new Date(Math.max(Number(activity.publishedAt), Number(registeredAt))), city.now);
    const row = (activity: CityActivity): Row => ({
      volunteerId,
      activityId: activity.id,
      createdAt: toInstant(since(activity)),
    });
    favourites.push(...rng.sample(shown.slice(-400), rng.int(0, 14)).map(row));
    if (rng.chance(0.4)) reminders.push(...rng.sample(notOpen, rng.int(1, 2)).map(row));
    for (const team of rng.sample(teams, rng.int(0, 4))) {
      const createdAt = between(
        rng,
        new Date(Math.max(Number(registeredAt), Number(plus(city.now, -90 * dayMs)))),
        city.now,
      );
      const told = lastCutOff(city.now);
      follows.push({
        volunteerId,
        teamId: team.id,
        createdAt: toInstant(createdAt),
        toldUntil: toInstant(told > createdAt ? told : createdAt),
      });
    }
  }
  return { favourites, follows, reminders };
}

const between = (rng: Random, from: Date, to: Date): Date =>
  plus(from, Math.floor(rng.next() * Math.max(0, to.getTime() - from.getTime())));
