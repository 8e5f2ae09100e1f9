import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { Schema } from '#database/schema.ts';
import type { Sql } from '#database/transaction.ts';
import { type Compilable, offlineKysely } from './sql-snapshot.ts';

/**
 * The statement that a query function sends, for `expectSql`, when the function executes it itself. Nothing is executed:
 * no row ever comes back.
 */
export async function recordSql(run: (sql: Sql) => Promise<unknown>): Promise<Compilable> {
  const texts: string[] = [];
  // A function that insists on a row throws for want of one, after it has sent its statement.
  await run(offlineKysely((text) => void texts.push(text))).catch(() => undefined);
  const text = texts.join(';\n');
  if (!text) throw new Error('nothing was sent');
  return { compile: () => ({ sql: text }) };
}

/** The same database, telling of every statement that is sent through its typed queries. */
export const withStatementsHeard = (database: Database, heard: (text: string) => void): Database => ({
  ...database,
  kysely: new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => heard(event.query.sql),
  }),
});
