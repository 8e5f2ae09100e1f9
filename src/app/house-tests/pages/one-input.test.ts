import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSource, sourceFiles } from '#testing/source-code.ts';

/** Whatever is chosen from a list is a `Select`; this is something else that is drawn by the browser's. */
const otherSelects: Record<string, string> = {
  'domains/teams/web/members/member-batch-bar.tsx': 'a menu of acts on the dark bar of a batch',
  'platform/web/fields/select.tsx': 'the select itself',
};

it('a select is drawn by Select', () => {
  const drawn = sourceFiles().filter((file) => /<select[\s>]/.test(readSource(file)));
  expect(drawn).toEqual(Object.keys(otherSelects));
});

it('a day is typed in DayInput, a time in TimeInput, which understands 0830, 8:30 and 20点', () => {
  const own = /\btype(=|: )["'`{]+(date|time|datetime-local|month|week)\b/;
  const drawn = sourceFiles().filter((file) => own.test(readSource(file)));
  expect(drawn).toEqual(['platform/web/fields/time/day-input.tsx']);
});

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => ({ file, rules: readFileSync(`src/${file}`, 'utf8').split('}') }));

/** Rules about inputs or chips that say a height of their own in pixels, or another size than that of their place. */
const ownHeights = (name: string, token: string) =>
  sheets.flatMap(({ file, rules }) =>
    rules
      .filter((rule) => new RegExp(`\\.${name}(?![\\w-]|\\s+[^{,])[^{]*\\{`).test(rule))
      .flatMap((rule) =>
        [...rule.matchAll(/(?<![\w-])(?:min-)?height: ([^;]+);/g)].map(([, height]) => height),
      )
      .filter((height) => ![`var(--${token})`, 'var(--h-inp)', 'auto'].includes(height ?? ''))
      .map((height) => `${file}: ${height}`),
  );

it('inputs are one height in a place, whatever they take: text, choice, day or search', () => {
  expect(ownHeights('inp', 'h-inp')).toEqual([]);
});

it('chips are one height, and as high as the inputs that they stand beside', () => {
  expect(ownHeights('chip', 'h-chip')).toEqual([]);
});
