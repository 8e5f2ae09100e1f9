import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Schema } from '#database/schema.ts';
import type { Sql } from '#database/transaction.ts';
import type { Compilable } from './sql-snapshot.ts';

/**
 * The statement that a query function sends, for `expectSql`, when the function executes it itself. Nothing is executed:
 * no row ever comes back.
 */
export async function recordSql(run: (sql: Sql) => Promise<unknown>): Promise<Compilable> {
  const texts: string[] = [];
  const sql = new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => void texts.push(event.query.sql),
  });
  // A function that insists on a row throws for want of one, after it has sent its statement.
  await run(sql).catch(() => undefined);
  const text = texts.join(';\n');
  if (!text) throw new Error('nothing was sent');
  return { compile: () => ({ sql: text }) };
}
