import { expect, it } from 'vitest';
import { houseRows } from '#testing/house-rows.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { hasCity, whileMarked } from './has-city.ts';

const { database, sql } = openTables(houseRows);

const halfCity = /not loaded to its end/;

it('a city is there once it was loaded to its end', async () => {
  expect(await hasCity(database())).toBe(false);
  await whileMarked(database(), async () => void (await buildTeam(sql())));
  expect(await hasCity(database())).toBe(true);
});

it('a load that was cut off is told at the next start, and not taken for a city', async () => {
  const cutOff = whileMarked(database(), async () => {
    await buildTeam(sql());
    throw new Error('the power went');
  });
  await expect(cutOff).rejects.toThrow('the power went');
  await expect(hasCity(database())).rejects.toThrow(halfCity);
});

it('of two processes one loads', async () => {
  const second = whileMarked(database(), () => whileMarked(database(), async () => undefined));
  await expect(second).rejects.toThrow(halfCity);
});
