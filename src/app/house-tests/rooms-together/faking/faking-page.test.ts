import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../../../..');
const page = readFileSync(path.join(root, 'docs/faking.md'), 'utf8');
const [found = '', tried = ''] = page.split('## All ways that are tried');

const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => /^(?!faking-page).*\.ts$/.test(name))
    .map((name) => ({ name, text: readFileSync(path.join(root, folder, name), 'utf8') }));

/** Ways as their tests write them: what is done, and what it comes to. */
const waysOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, what = '', comesTo = '']) => ({ what, comesTo }));
const inTests = filesIn('src/app/house-tests/rooms-together/faking').flatMap(({ name, text }) =>
  waysOf(text, /\[\s*'([^']+)',\s*'([^']+)',\s*async/g).map((way) => ({ ...way, where: name })),
);
const inCampaign = filesIn('tools/attack/ways').flatMap(({ name, text }) =>
  waysOf(text, /what: '([^']+)',\s*must: '([^']+)'/g).map((way) => ({ ...way, where: `ways/${name}` })),
);
const row = ({ what, comesTo, where }: { what: string; comesTo: string; where: string }): string =>
  `| ${what} | ${comesTo} | ${where} |`;

describe('docs/faking.md', () => {
  it('names every way that is tried, and none that is not', () => {
    const ways = [...inTests, ...inCampaign].map(row);
    const named = tried.split('\n').filter((line) => /^\| (?!way \||---)/.test(line));
    expect(named.toSorted()).toEqual(ways.toSorted());
    // What an attacker met asks for thirty in `npm test`; the campaign comes besides.
    expect(inTests.length).toBeGreaterThanOrEqual(30);
  });

  it('has no way twice', () => {
    const names = inTests.map(({ what }) => what);
    expect(names).toEqual([...new Set(names)]);
  });

  it('misses no way of a test file: every case of a table is read', () => {
    for (const { name, text } of filesIn('src/app/house-tests/rooms-together/faking')) {
      const cases = text.match(/\basync \(\) =>/g)?.length ?? 0;
      // Helpers that are no case stand outside of the tables and are named functions, or answers.
      const others = text.match(/=>\s+async \(\) =>/g)?.length ?? 0;
      expect({ name, ways: inTests.filter(({ where }) => where === name).length }).toEqual({
        name,
        ways: cases - others,
      });
    }
  });

  it('shows each thing that was found by tests that are there', () => {
    const lines = found.split('\n').filter((line) => /^\| (?!found \||---)/.test(line));
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) {
      const named = [...line.matchAll(/`([^`]+\.ts)`((?:,? ?“[^”]+”)*)/g)];
      expect({ line, shown: named.length > 0 }).toEqual({ line, shown: true });
      for (const [, file = '', titles = ''] of named) {
        const text = readFileSync(path.join(root, file.startsWith('tools/') ? '' : 'src', file), 'utf8');
        for (const [, title = ''] of titles.matchAll(/“([^”]+)”/g)) expect(text).toContain(title);
      }
    }
  });
});
