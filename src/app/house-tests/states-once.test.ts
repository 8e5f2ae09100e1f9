import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import * as states from '#domains/site/contract/states.words.ts';

const root = path.resolve(import.meta.dirname, '../..');
/** Two words may stand together for other reasons. */
const sets = Object.entries(states).filter(([, words]) => words.length > 2);
/** Says in which order its words come, so that it is no set. */
const ordered = 'domains/signups/server/applications/list-sign-up-marks.ts';
function inAnyOrder(words: readonly string[]): RegExp {
  const word = `'(?:${words.join('|')})'`;
  return new RegExp(`(?<!',\\s*)${word}(?:,\\s*${word}){${words.length - 1}}(?!,\\s*')`);
}
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.|\/testing\/|\/contract\//.test(file) && file !== ordered,
  )
  .map((file) => ({ file, text: readFileSync(path.join(root, file), 'utf8') }));

test.each(sets)('%s are written once', (_name, words) => {
  const written = inAnyOrder(words);
  expect(sources.filter(({ text }) => written.test(text)).map(({ file }) => file)).toEqual([]);
});
