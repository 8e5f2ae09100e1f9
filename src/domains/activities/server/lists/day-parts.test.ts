import { beforeEach, expect, test } from 'vitest';
import { type BuiltTeam, buildTeam } from '#domains/teams/testing/teams.builders.ts';
import { openTables } from '#testing/open-tables.ts';
import { buildActivity } from '../../testing/activities.builders.ts';
import { testNow } from '../../testing/activity-world.ts';
import { readList } from './list-pages.queries.ts';

const { database, sql } = openTables();
let team: BuiltTeam;
beforeEach(async () => {
  team = await buildTeam(sql());
});

const at = (time: string): Date => new Date(`2026-${time}:00+08:00`);
const build = async (...starts: string[]): Promise<number> => {
  const shifts = starts.map((start) => ({ startsAt: at(start) }));
  return (await buildActivity(sql(), { teamId: team.teamId, now: testNow, shifts })).activityId;
};
const partsOf = async (id: number): Promise<number> => {
  const row = sql().selectFrom('activities').select('dayParts').where('id', '=', id);
  return (await row.executeTakeFirstOrThrow()).dayParts;
};
const move = (activityId: number, from: string, to: string) =>
  sql()
    .updateTable('shifts')
    .set({ startsAt: at(to), endsAt: new Date(at(to).getTime() + 3_600_000) })
    .where('activityId', '=', activityId)
    .where('startsAt', '=', at(from))
    .execute();

test('an activity knows at which times of day it has a shift, whoever writes one', async () => {
  const id = await build('11-28T11:59', '11-29T12:00', '11-30T17:59');
  expect(await partsOf(id)).toBe(1 + 2);
  await move(id, '11-28T11:59', '11-28T18:00');
  expect(await partsOf(id)).toBe(2 + 4);
  await sql()
    .deleteFrom('shifts')
    .where('activityId', '=', id)
    .where('startsAt', '<', at('11-29T00:00'))
    .execute();
  expect(await partsOf(id)).toBe(2);
  await move(id, '11-30T17:59', '11-30T00:00');
  expect(await partsOf(id)).toBe(1 + 2);
  await sql().deleteFrom('shifts').where('activityId', '=', id).execute();
  expect(await partsOf(id)).toBe(0);
});

test('a list at a time of day asks no shift, and is told all the same that shifts change it', async () => {
  const [morning, both] = [await build('11-28T09:00'), await build('11-28T09:00', '11-29T19:00')];
  const read = async (wish: object) => {
    const tables = new Set<string>();
    const filter = { keyword: '', hasPlaces: false, minorsWelcome: false, ...wish };
    const order = { sort: 'soonest' as const, page: { pageNum: 1, pageSize: 20 }, now: testNow };
    const { ids } = await readList(database().noteReads(tables), filter, order);
    return { ids, tables };
  };
  expect((await read({ timeOfDay: 'morning' })).ids).toEqual([morning, both]);
  const { ids, tables } = await read({ timeOfDay: 'evening' });
  expect(ids).toEqual([both]);
  expect(tables).toContain('shifts');
  const firstDay = { from: at('11-28T00:00'), to: at('11-29T00:00') };
  expect((await read({ timeOfDay: 'evening', ...firstDay })).ids).toEqual([]);
  expect((await read({ timeOfDay: 'morning', ...firstDay })).ids).toEqual([morning, both]);
});
