import { activityById, shiftsOf } from '#domains/activities/server/activities.queries.ts';
import { formOf } from '#domains/activities/server/publish/form.rules.ts';
import type { Database } from '#database/connection.ts';
import { bulkInsert } from '../bulk-insert.ts';
import { type City, type CityActivity, hourMs, plus } from '../city.ts';
import type { CitySignUp } from '../grow-sign-ups.ts';

/** Hours since a change passed, of the activities whose people are asked: some may still answer, some were silent. */
const passedHours = [30, 60];
/** So many hours ahead at least, so that half of the time left is more than two days. */
const leadHours = 110;
/** A question asked now can be answered for so long at most (domain.md 4.2.4). */
const openHours = 48;
const fewestPeople = 4;

/** Three changes of what people signed up for: one waits for review, two have passed and their people were asked again. */
export async function loadChanges(
  database: Database,
  city: City,
  signUps: readonly CitySignUp[],
): Promise<void> {
  const [waiting, ...passed] = changeable(city, signUps).slice(0, passedHours.length + 1);
  if (waiting) await insertChange(database, city, { activity: waiting });
  for (const [index, activity] of passed.entries()) {
    const decidedAt = plus(city.now, -(passedHours[index] ?? 0) * hourMs);
    const changeId = await insertChange(database, city, { activity, decidedAt });
    await askPeople(database, { changeId, decidedAt, people: peopleOf(activity, signUps, decidedAt) });
  }
}

const peopleOf = ({ id }: CityActivity, signUps: readonly CitySignUp[], before: Date) =>
  signUps.filter(
    ({ shift, status, createdAt }) =>
      shift.activity.id === id && status === 'confirmed' && createdAt <= before,
  );

/** Published, all of it far enough ahead, with people who signed up long ago. */
function changeable(city: City, signUps: readonly CitySignUp[]): CityActivity[] {
  const since = plus(city.now, -Math.max(...passedHours) * hourMs);
  const isAhead = ({ id }: CityActivity): boolean =>
    city.shifts.every(
      ({ activity, startsAt }) => activity.id !== id || startsAt > plus(city.now, leadHours * hourMs),
    );
  return city.activities.filter(
    (one) =>
      one.status === 'published' &&
      isAhead(one) &&
      one.publishedAt !== null &&
      one.publishedAt < since &&
      peopleOf(one, signUps, since).length >= fewestPeople,
  );
}

/** A waiting change leads to another gate; one that passed came from there. */
async function insertChange(
  database: Database,
  { now, reviewerId }: City,
  { activity: { id, placeName }, decidedAt }: { activity: CityActivity; decidedAt?: Date },
): Promise<number> {
  const row = await activityById(database.kysely, id);
  if (!row) throw new Error(`the demo city has no activity ${id}`);
  const form = formOf(row, await shiftsOf(database.kysely, id));
  const other = `${placeName}（北门）`;
  const [before, after] = decidedAt ? [other, placeName] : [placeName, other];
  const { id: changeId } = await database.kysely
    .insertInto('activityChanges')
    .values({
      activityId: id,
      form: JSON.stringify({ ...form, placeName: after }),
      fields: ['placeName'],
      differences: JSON.stringify([{ label: '集合地点', before, after }]),
      askedShiftIds: null,
      status: decidedAt ? 'passed' : 'pending',
      submittedAt: plus(decidedAt ?? now, -5 * hourMs),
      decidedAt: decidedAt ?? null,
      decidedBy: decidedAt ? reviewerId : null,
      note: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return changeId;
}

type Asking = { changeId: number; decidedAt: Date; people: readonly CitySignUp[] };

/** Of four people one has said nothing. */
const askPeople = (database: Database, { changeId, decidedAt, people }: Asking) =>
  bulkInsert(
    database,
    'reconfirmations',
    people.map(({ id }, index) => {
      const hasAnswered = index % 4 !== 3;
      return {
        signUpId: id,
        changeId,
        askedAt: decidedAt.toISOString(),
        expiresAt: plus(decidedAt, openHours * hourMs).toISOString(),
        answer: hasAnswered ? 'keep' : null,
        answeredAt: hasAnswered ? plus(decidedAt, (1 + (index % 20)) * hourMs).toISOString() : null,
      };
    }),
  );
