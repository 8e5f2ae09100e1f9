import { expect, it } from 'vitest';
import { untouched } from '#domains/mydata/server/closing/untouched.ts';
import { createMemoryStorage } from '#platform/server/ports/storage.ts';
import { openTables } from '#testing/open-tables.ts';
import { createRooms, leavingOf } from '../../../server-rooms.ts';
import { personTables } from './person-tables.ts';

const { database } = openTables({ isOneStory: true });
const traces = leavingOf(
  createRooms({
    secret: 'a secret of the test',
    publicUrl: 'https://example.org',
    storage: createMemoryStorage(),
  }),
).flatMap((leaving) => leaving.traces);
const tables = new Set(traces.map(({ table }) => table));

/** Columns that can hold something about a person, with their tables; numbers, instants and keys of other rows cannot. */
async function tellingColumns(): Promise<{ table: string; column: string }[]> {
  const { rows } = await database().pool.query<{ table: string; column: string }>(
    `select c.relname as table, a.attname as column from pg_class c
     join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
     join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relkind in ('r', 'p') and format_type(a.atttypid, null) in ('text', 'text[]', 'jsonb', 'date', 'bytea')
     order by 1, 2`,
    [],
  );
  return rows;
}

it('every table that names people is gone through when somebody leaves, or is untouched with a reason', async () => {
  const named = await personTables(database());
  expect(named.filter((name) => !tables.has(name) && !(name in untouched))).toEqual([]);
  expect([...tables].filter((name) => name in untouched)).toEqual([]);
});

it('every column that can say something about a person is decided', async () => {
  const undecided = (await tellingColumns()).filter(
    ({ table, column }) =>
      tables.has(table) &&
      !traces.some(
        (trace) =>
          trace.table === table &&
          ((trace.goes && !trace.of.includes(' and ')) ||
            column in trace.becomes ||
            trace.named.includes(column) ||
            trace.stays.includes(column)),
      ),
  );
  expect(undecided.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

it('names no table and no column that does not exist', async () => {
  const { rows } = await database().pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    [],
  );
  const columns = new Set(rows.map(({ name }) => name));
  const said = traces.flatMap(({ table, becomes, named, stays }) =>
    [...Object.keys(becomes), ...named, ...stays].map((column) => `${table}.${column}`),
  );
  expect(said.filter((name) => !columns.has(name))).toEqual([]);
  const known = new Set([...columns].map((name) => name.split('.')[0]));
  expect([...tables, ...Object.keys(untouched)].filter((name) => !known.has(name))).toEqual([]);
});
