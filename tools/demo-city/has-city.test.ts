import { afterAll, beforeEach, expect, it } from 'vitest';
import { openTestDatabase } from '#testing/test-database.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { houseRowsKey, putHouseRows } from '#app/first-run/first-run.ts';
import { hasCity, whileMarked } from './has-city.ts';

const database = await openTestDatabase({
  seed: ({ kysely }) => putHouseRows(kysely, { isDemo: false }),
  seedKey: houseRowsKey,
});
beforeEach(() => database.reset());
afterAll(() => database.close());

const halfCity = /not loaded to its end/;

it('a city is there once it was loaded to its end', async () => {
  expect(await hasCity(database)).toBe(false);
  await whileMarked(database, async () => void (await buildTeam(database.kysely)));
  expect(await hasCity(database)).toBe(true);
});

it('a load that was cut off is told at the next start, and not taken for a city', async () => {
  const cutOff = whileMarked(database, async () => {
    await buildTeam(database.kysely);
    throw new Error('the power went');
  });
  await expect(cutOff).rejects.toThrow('the power went');
  await expect(hasCity(database)).rejects.toThrow(halfCity);
});

it('of two processes one loads', async () => {
  const second = whileMarked(database, () => whileMarked(database, async () => undefined));
  await expect(second).rejects.toThrow(halfCity);
});
