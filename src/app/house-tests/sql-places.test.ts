import { describe, expect, it } from 'vitest';
import { readSource, sourceFiles } from '#testing/source-code.ts';
import { sqlStatements } from '#testing/sql-statements.ts';

const schema = readSource('database/schema.ts');
/** Whose table it is: a room's, or the floor's. */
const ownerOf = new Map(
  [...schema.matchAll(/import type \{([^}]+)\} from '\.\/tables\/(\w+)\.ts'/g)].flatMap(
    ([, types = '', owner = '']) => types.split(',').map((type) => [type.trim(), owner] as const),
  ),
);
const tablesIn = (text: string, ownerBy: (type: string) => string) =>
  [...text.matchAll(/^ {2}(\w+): (\w+Table);/gm)].map(
    ([, table = '', type = '']) => [table, ownerBy(type)] as const,
  );
const tables = new Map([
  ...tablesIn(schema, (type) => ownerOf.get(type) ?? ''),
  ...tablesIn(readSource('database/tables/platform.ts'), () => 'platform'),
]);
const files = sourceFiles()
  .filter((file) => !file.startsWith('database/'))
  .map((file) => ({ file, statements: sqlStatements(file) }))
  .filter(({ statements }) => statements.length > 0);
const roomOf = (file: string) =>
  /^domains\/(\w+)\//.exec(file)?.[1] ?? /^(platform)\//.exec(file)?.[1] ?? 'app';
const namesOf = (found: typeof files) => found.map(({ file }) => file);

describe('SQL stands where it is looked for', () => {
  it('knows whose every table is', () => {
    expect([...tables.values()]).not.toContain('');
    expect(tables.size).toBeGreaterThan(50);
  });

  it('statements stand in .queries and .store, but for the floor with its own tables', () => {
    const elsewhere = files
      .filter(({ file }) => !/\.(queries|store)\.ts$/.test(file))
      .filter(
        ({ file, statements }) =>
          roomOf(file) !== 'platform' ||
          statements.some(({ table }) => (tables.get(table) ?? 'platform') !== 'platform'),
      );
    expect(namesOf(elsewhere)).toEqual([]);
  });

  it('.queries only read', () => {
    const writing = files.filter(
      ({ file, statements }) =>
        file.endsWith('.queries.ts') && statements.some(({ verb }) => verb !== 'select'),
    );
    expect(namesOf(writing)).toEqual([]);
  });

  it('a .store writes tables of its own room', () => {
    const foreign = files.filter(
      ({ file, statements }) =>
        file.endsWith('.store.ts') &&
        statements.some(({ verb, table }) => verb !== 'select' && tables.get(table) !== roomOf(file)),
    );
    expect(namesOf(foreign)).toEqual([]);
  });
});
