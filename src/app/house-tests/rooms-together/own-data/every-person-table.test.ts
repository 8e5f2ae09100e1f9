import { expect, it } from 'vitest';
import { leftOut } from '#domains/mydata/server/topics/left-out.ts';
import { profileTopic } from '#domains/mydata/server/topics/profile-topic.ts';
import { topics } from '#domains/mydata/server/topics/topics.ts';
import { openTables } from '#testing/open-tables.ts';
import { personTables } from './person-tables.ts';

const { database } = openTables({ isOneStory: true });
const exported = new Set([profileTopic, ...topics].flatMap(({ tables }) => tables));

it('every table that names people is in what a person takes along, or is left out with a reason', async () => {
  const tables = await personTables(database());
  expect(tables.length).toBeGreaterThan(50);
  expect(tables.filter((name) => !exported.has(name) && !(name in leftOut))).toEqual([]);
});

it('no table is both in it and left out, and none is named that does not exist', async () => {
  const { rows } = await database().pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
    [],
  );
  const names = new Set(rows.map(({ name }) => name));
  expect([...exported].filter((name) => name in leftOut)).toEqual([]);
  expect([...exported, ...Object.keys(leftOut)].filter((name) => !names.has(name))).toEqual([]);
});
