import {
  CamelCasePlugin,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import { format } from 'sql-formatter';
import { expect } from 'vitest';
import type { Schema } from '#database/schema.ts';

/** Queries without a database, named as the product names columns: nothing is executed, no row comes back. */
export const offlineKysely = (heard: (text: string) => void = () => undefined) =>
  new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: (event) => heard(event.query.sql),
  });

export const offlineSql = offlineKysely();

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

/** The same for statements that were heard, by the title of each. */
export const expectStatements = (file: string, heard: ReadonlyMap<string, string>): Promise<void> =>
  expectSql(
    file,
    Object.fromEntries([...heard].map(([title, text]) => [title, { compile: () => ({ sql: text }) }])),
  );

/** One clause after the other, whether a builder compiled the statement or somebody wrote it by hand. */
function layOut(sql: string): string {
  const lines = format(sql, { language: 'postgresql', keywordCase: 'lower', functionCase: 'lower' }).split(
    '\n',
  );
  return joinShort(joinShort(lines)).join('\n');
}

const indentOf = (line = ''): number => line.length - line.trimStart().length;

/** A clause with a single line below it, or brackets around one, stand on one line. */
function joinShort(lines: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [line = '', below = '', next = ''] = lines.slice(at, at + 3);
    const isAlone = indentOf(below) > indentOf(line) && indentOf(next) <= indentOf(line);
    const isBracket = line.endsWith('(') && next.trimStart().startsWith(')');
    if (isAlone && isBracket) joined.push(`${line}${below.trim()}${next.trim()}`);
    else if (isAlone && /^[a-z ]+$/.test(line)) joined.push(`${line} ${below.trim()}`);
    else {
      joined.push(line);
      continue;
    }
    at += isBracket ? 2 : 1;
  }
  return joined;
}
