import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** What stands in one place, how it looks when somebody writes it again, and where it may. */
const once: readonly { what: string; again: RegExp; in: readonly string[] }[] = [
  {
    what: 'spans of time: platform/contract/durations.ts',
    again: /\bconst (?:second|minute|hour|day|week)Ms =|(?<![\d_.])(?:60_000|3_600_000|86_400_000)(?![\d_])/,
    // The cellar imports nothing of the house.
    in: ['src/platform/contract/durations.ts', 'src/database/'],
  },
  {
    what: 'the keys of a table of words: platform/contract/keys-of.ts',
    again: /Object\.keys\((?:[^()]|\([^()]*\))*\) as /,
    in: ['src/platform/contract/keys-of.ts'],
  },
  {
    what: 'the year of a day, which labels decide: platform/contract/instants.ts',
    again: /slice\(0, 4\)\}\s*年|(?:[dD]ayLabel|dayTimeLabel)\([^\n]*\)\.(?:split|slice)\(/,
    in: ['src/platform/contract/instants.ts'],
  },
  {
    what: 'the line below a field: platform/web/fields/field-note.tsx',
    again: /['"`{ ]hint--err/,
    in: ['src/platform/web/fields/field-note.tsx'],
  },
];

const sources = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .map((file) => path.join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

it.each(once)('written once: $what', ({ again, in: home }) => {
  const copies = sources
    .filter(({ file }) => !home.some((place) => file.startsWith(place)))
    .filter(({ text }) => again.test(text));
  expect(copies.map(({ file }) => file)).toEqual([]);
});
