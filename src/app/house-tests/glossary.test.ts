import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');
const self = path.relative(root, import.meta.filename);
const source = ['src', 'tools']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
      path.join(folder, name),
    ),
  )
  .filter((file) => /\.(?:tsx?|css|cjs)$/.test(file) && file !== self)
  .map((file) => readFileSync(path.join(root, file), 'utf8'))
  .join('\n');
/** Rows of a glossary's tables; the last cell names the word in code or on the wire. */
const rows = readFileSync(path.join(root, 'GLOSSARY.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !line.startsWith('|--'));

/** The identifiers and addresses of a row that no code has. */
function unknownIn(row: string): string[] {
  const cell = row.split('|').at(-2) ?? '';
  const named = [...cell.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word);
  // Of an address with a placeholder the part before it must stand in the code.
  return named.filter((word) => {
    const fixed = word.split(/[{…]/)[0] ?? word;
    const variants = [fixed, fixed.charAt(0).toLowerCase() + fixed.slice(1)];
    return !variants.some((variant) => source.includes(variant));
  });
}

it('every word of the glossary is in the code', () => {
  expect(rows.length).toBeGreaterThan(90);
  expect(rows.flatMap(unknownIn)).toEqual([]);
});

it('finds a word that is gone', () => {
  expect(unknownIn('| 报名 | sign-up | `bm`, `signUpForNothing` |')).toEqual(['signUpForNothing']);
});

/** The last word of a name in the singular: `auditSeals` is about a seal. */
const wordIn = (name: string): string =>
  (/[A-Z]?[a-z]+$/.exec(name)?.[0] ?? name)
    .toLowerCase()
    .replace(/ies$/, 'y')
    .replace(/(?<!s)s$/, '');

it('every room and every table has its word in the glossary', () => {
  const schema = ['schema.ts', 'tables/platform.ts']
    .map((file) => readFileSync(path.join(root, 'src/database', file), 'utf8'))
    .join('\n');
  const tables = [...schema.matchAll(/^ {2}(\w+): \w+Table;/gm)].map(([, table = '']) => table);
  const rooms = readdirSync(path.join(root, 'src/domains'));
  const said = rows.join('\n').toLowerCase();
  expect(tables.length).toBeGreaterThan(50);
  expect([...tables, ...rooms].filter((name) => !new RegExp(`\\b${wordIn(name)}`).test(said))).toEqual([]);
});
