import type { Database } from '#database/connection.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, hourMs, plus } from '../city.ts';
import { type CitySignUp, isOldEnough } from '../grow-sign-ups.ts';

/** One request goes to whoever takes it, the other waits for the team's consent as well. */
const modes = ['firstCome', 'review'] as const;
const askedEach = 3;
const leadHours = 60;
const reasons = ['临时要出差，来不了。', '家里老人要陪去医院，来不了。'] as const;

/** 换班与顶班: people who cannot come have asked members of the team, whom nothing keeps from the shift. */
export async function loadCovers(
  database: Database,
  city: City,
  signUps: readonly CitySignUp[],
): Promise<void> {
  // Those with the first logins come first: the ones people try.
  const busy = new Set<number>();
  const places = new Map(city.volunteers.map(({ id }, place) => [id, place]));
  const people = new Map(city.volunteers.map((person) => [person.id, person]));
  const mayCome = ({ shift }: CitySignUp, id: number): boolean => {
    const person = people.get(id);
    return person !== undefined && !busy.has(id) && isOldEnough(city, shift, person);
  };
  const placeOf = (id: number): number => places.get(id) ?? places.size;
  const asking = signUps
    .filter(
      ({ status, shift, createdAt }) =>
        status === 'confirmed' &&
        shift.activity.status === 'published' &&
        shift.startsAt > plus(city.now, leadHours * hourMs) &&
        createdAt < plus(city.now, -6 * hourMs),
    )
    .toSorted((one, other) => placeOf(one.volunteer.id) - placeOf(other.volunteer.id));
  for (const [index, mode] of modes.entries())
    for (const signUp of asking.filter(({ shift }) => shift.activity.signUpMode === mode)) {
      const mates = (await matesOf(database, signUp)).toSorted((one, other) => placeOf(one) - placeOf(other));
      const free = mates.filter((id) => mayCome(signUp, id)).slice(0, askedEach);
      if (free.length < askedEach) continue;
      await insertCover(database, city, { signUp, free, reason: reasons[index] ?? reasons[0] });
      for (const id of free) busy.add(id);
      break;
    }
}

/** Members of the team with no other shift on that day. */
async function matesOf(database: Database, { shift, volunteer }: CitySignUp): Promise<number[]> {
  const rows = await database.kysely
    .selectFrom('teamMembers as m')
    .innerJoin('volunteers as v', 'v.id', 'm.volunteerId')
    .select('v.id')
    .where('m.teamId', '=', shift.activity.team.id)
    .where('m.status', '=', 'active')
    .where('v.status', '=', 'active')
    .where('v.id', '<>', volunteer.id)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('signUps as u')
            .select('u.id')
            .whereRef('u.volunteerId', '=', 'v.id')
            .where('u.startsAt', '<', shift.endsAt)
            .where('u.endsAt', '>', shift.startsAt),
        ),
      ),
    )
    .orderBy('v.id')
    .limit(200)
    .execute();
  return rows.map(({ id }) => id);
}

type Asking = { signUp: CitySignUp; free: readonly number[]; reason: string };

async function insertCover(database: Database, city: City, { signUp, free, reason }: Asking): Promise<void> {
  const askedAt = plus(city.now, -3 * hourMs);
  const { id: requestId } = await database.kysely
    .insertInto('coverRequests')
    .values({
      signUpId: signUp.id,
      activityId: signUp.shift.activity.id,
      shiftId: signUp.shift.id,
      askerId: signUp.volunteer.id,
      reason,
      groupNo: 2,
      nextGroupAt: plus(city.now, 21 * hourMs),
      createdAt: askedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await bulkInsert(
    database,
    'coverAsks',
    free.map((volunteerId, index) => ({
      requestId,
      volunteerId,
      groupNo: 2,
      askedAt: askedAt.toISOString(),
      answer: index === askedEach - 1 ? ('no' as const) : null,
    })),
  );
}
