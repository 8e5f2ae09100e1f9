import { expect, it } from 'vitest';
import { leftOut } from '#domains/mydata/server/topics/left-out.ts';
import { profileTopic } from '#domains/mydata/server/topics/profile-topic.ts';
import { topics } from '#domains/mydata/server/topics/topics.ts';
import { openTables } from '#testing/open-tables.ts';

const { database } = openTables({ isOneStory: true });
const exported = new Set([profileTopic, ...topics].flatMap(({ tables }) => tables));

/** Tables with a column that leads to an account or a volunteer: by a foreign key, by its name, or by the hash of a phone or an owner. */
async function personTables(): Promise<string[]> {
  const { rows } = await database().pool.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and (
       a.attname ~ '(^|_)(account|volunteer|actor|author|party|writer|uploader|reviewer|handler|objector|requester|holder|witness|person|member|user|operator)_(id|ids|no|name)$'
       or a.attname ~ '(mobile|recipient|owner)_(hash|cipher|masked)$'
       or exists (select from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid and a.attnum = any (k.conkey)
         and k.confrelid in ('accounts'::regclass, 'volunteers'::regclass)))
     order by 1`,
    [],
  );
  return rows.map(({ name }) => name);
}

it('every table that names people is in what a person takes along, or is left out with a reason', async () => {
  const tables = await personTables();
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
