import { expect, it } from 'vitest';
import { capitalHours, pagesOf, writtenDay } from './paper.rules.ts';

it.each([
  ['36.2', '叁拾陆点贰'],
  ['100.0', '壹佰整'],
  ['1,005.5', '壹仟零伍点伍'],
  ['0.5', '零点伍'],
  ['20.0', '贰拾整'],
])('writes %s hours as %s', (label, words) => {
  expect(capitalHours(label)).toBe(words);
});

it.each([
  ['2026-11-21', '二〇二六年十一月二十一日'],
  ['2025-10-10', '二〇二五年十月十日'],
  ['2026-01-30', '二〇二六年一月三十日'],
])('dates %s as %s', (day, words) => {
  expect(writtenDay(day)).toBe(words);
});

it('lists 14 rows on the first page and 32 on every other', () => {
  const rows = Array.from({ length: 80 }, (_, at) => at);
  expect(pagesOf(rows).map(({ length }) => length)).toEqual([14, 32, 32, 2]);
  expect(pagesOf(rows.slice(0, 14))).toHaveLength(1);
  // What ends the paper needs its room below the last row.
  expect(pagesOf(rows.slice(0, 44)).map(({ length }) => length)).toEqual([14, 25, 5]);
});
