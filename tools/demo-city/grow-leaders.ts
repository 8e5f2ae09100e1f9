import type { Database } from '#database/connection.ts';
import { bulkInsert } from './bulk-insert.ts';
import { type City, dayMs, plus } from './city.ts';
import { isShownTeam } from './grow-people.ts';
import { createRandom } from './texts/random.ts';

/**
 * Who leads what runs or is to come (领队): up to two members of the team without an office in it; those of the shown team
 * are led by the third volunteer too (README, demo accounts).
 */
export async function loadLeaders(database: Database, city: City): Promise<void> {
  const members = await database.kysely
    .selectFrom('teamMembers')
    .select(['teamId', 'volunteerId'])
    .where('status', '=', 'active')
    .where('memberRole', '=', 'member')
    .where('volunteerId', 'is not', null)
    .orderBy('id')
    .execute();
  const rng = createRandom('jianglan leaders');
  const third = city.volunteers[2]?.id;
  const isToCome = ({ id, status }: City['activities'][number]) =>
    status === 'published' &&
    city.shifts.some(({ activity, endsAt }) => activity.id === id && endsAt > city.now);
  const rows = city.activities.filter(isToCome).flatMap(({ id, team }) => {
    const people = members.flatMap((one) => (one.teamId === team.id ? [one.volunteerId] : []));
    const drawn = rng.sample(people, Math.min(people.length, rng.int(0, 2)));
    const leaders = isShownTeam(team) && third !== undefined ? [third, ...drawn] : drawn;
    return [...new Set(leaders)].map((volunteerId) => ({
      activityId: id,
      volunteerId,
      appointedAt: plus(city.now, -dayMs).toISOString(),
      appointedBy: team.accountId,
    }));
  });
  await bulkInsert(database, 'activityLeaders', rows);
}
