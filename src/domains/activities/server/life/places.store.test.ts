import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { openTables } from '#testing/open-tables.ts';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { buildActivity } from '../../testing/activities.builders.ts';
import { storedActivity, testNow } from '../../testing/activity-world.ts';
import { changeWaiting, freePlaces, placeTakenCte, takePlaces } from './places.store.ts';

const { sql } = openTables();

async function build(capacity: number) {
  const { activityId, shiftIds } = await buildActivity(sql(), {
    now: testNow,
    shifts: [{ capacity }, {}],
  });
  return { activityId, shiftId: shiftIds[0] ?? 0 };
}
const counts = async (activityId: number) => {
  const { takenCount, shifts } = await storedActivity(sql(), activityId);
  return { activity: takenCount, shift: shifts[0]?.takenCount, waiting: shifts[0]?.waitCount };
};

const take = (shiftId: number, now = testNow, count = 1) => takePlaces(sql(), { shiftId, now, count });

describe('takePlaces and freePlaces', () => {
  test('take and give back, on the shift and on the activity, and never beyond the places', async () => {
    const { activityId, shiftId } = await build(2);
    expect(await take(shiftId)).toBe(true);
    expect(await take(shiftId)).toBe(true);
    expect(await take(shiftId)).toBe(false);
    expect(await counts(activityId)).toMatchObject({ activity: 2, shift: 2 });
    await freePlaces(sql(), shiftId, 2);
    expect(await counts(activityId)).toMatchObject({ activity: 0, shift: 0 });
    await expect(freePlaces(sql(), shiftId)).rejects.toMatchObject({
      constraint: 'shifts_not_oversold',
    });
  });

  test('several are taken together or none of them', async () => {
    const { activityId, shiftId } = await build(3);
    expect(await take(shiftId, testNow, 2)).toBe(true);
    expect(await take(shiftId, testNow, 2)).toBe(false);
    expect(await take(shiftId)).toBe(true);
    expect(await counts(activityId)).toMatchObject({ activity: 3, shift: 3 });
  });

  test.each(['closed', 'cancelled'] as const)('a %s shift gives no place', async (status) => {
    const { shiftId } = await build(2);
    await sql().updateTable('shifts').set({ status }).where('id', '=', shiftId).execute();
    expect(await take(shiftId)).toBe(false);
  });

  test('nor does one that has begun', async () => {
    const { activityId, shiftId } = await build(2);
    const { startsAt } = await storedActivity(sql(), activityId);
    expect(await take(shiftId, startsAt ?? testNow)).toBe(false);
  });
});

test('placeTakenCte hands the place to the statement that uses it', async () => {
  const { activityId, shiftId } = await build(1);
  const take = () =>
    raw<{ shiftId: number; activityId: number }>`with ${placeTakenCte(shiftId, testNow)}
      select shift_id, activity_id from place_taken`.execute(sql());
  expect((await take()).rows).toEqual([{ shiftId, activityId }]);
  expect((await take()).rows).toEqual([]);
});

test('changeWaiting counts up and down and never below nobody', async () => {
  const { activityId, shiftId } = await build(1);
  await changeWaiting(sql(), shiftId, 2);
  await changeWaiting(sql(), shiftId, -1);
  expect(await counts(activityId)).toMatchObject({ waiting: 1 });
  await expect(changeWaiting(sql(), shiftId, -2)).rejects.toMatchObject({
    constraint: 'shifts_waiting',
  });
});

describeOnPostgres('a rush', () => {
  test('of 60 for 20 places lets exactly 20 in', async () => {
    const { activityId, shiftId } = await build(20);
    const taken = await Promise.all(Array.from({ length: 60 }, () => take(shiftId)));
    expect(taken.filter(Boolean)).toHaveLength(20);
    expect(await counts(activityId)).toMatchObject({ activity: 20, shift: 20 });
  });
});
