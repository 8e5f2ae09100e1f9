import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { expect } from 'vitest';
import type { Schema } from '#database/schema.ts';

/** Compiles queries without a database, named as the product names columns. */
export const offlineSql = new Kysely<Schema>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
});

/** Anything with Kysely's `compile`: a query builder, or a raw statement (which needs the handle). */
export type Compilable = { compile(handle: typeof offlineSql): { sql: string } };

/**
 * Compares the compiled SQL of some queries with the file committed beside them, so that a reviewer reads SQL and a
 * change of a builder chain cannot slip by. `npx vitest run <file> -u` writes it; in CI a difference fails.
 */
export async function expectSql(file: string, queries: Record<string, Compilable>): Promise<void> {
  const texts = Object.entries(queries).map(
    ([title, query]) => `-- ${title}\n${layOut(query.compile(offlineSql).sql)};\n`,
  );
  await expect(texts.join('\n')).toMatchFileSnapshot(file);
}

/** Builders compile to one line: breaks it before the clauses. Statements written by hand keep their own lines. */
function layOut(sql: string): string {
  const text = sql.trim();
  if (text.includes('\n')) return text;
  return text.replace(
    / (from|where|inner join|left join|group by|order by|limit|on conflict|returning|set|values|for update|union all) /gu,
    '\n$1 ',
  );
}
