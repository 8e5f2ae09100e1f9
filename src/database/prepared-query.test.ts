import { sql as raw } from 'kysely';
import { expect, it } from 'vitest';
import { openTables } from '#testing/open-tables.ts';
import { preparedByShape } from './prepared-query.ts';

const { sql } = openTables();

type Asked = { word: string; other?: string | undefined; most: number };
let built = 0;
const build = (_sql: unknown, { word, other, most }: Asked, { isLoud }: { isLoud: boolean }) => {
  built += 1;
  const text = word === word.toUpperCase() ? raw`${word}::text` : raw`lower(${word})`;
  return raw<{
    text: string;
    both: string | null;
    most: number;
  }>`select ${isLoud ? raw`upper(${text})` : text} as text,
  ${other === undefined ? null : `${word}&${other}`}::text as both, ${most}::int as most`;
};
const read = preparedByShape(build);

it('compiles once for each shape and fills in the values of each run, also inside longer texts', async () => {
  const quiet = { isLoud: false };
  expect(await read(sql(), { word: '河$1', most: 3 }, quiet)).toEqual([
    { text: '河$1', both: null, most: 3 },
  ]);
  expect(await read(sql(), { word: '江', most: 4 }, quiet)).toEqual([{ text: '江', both: null, most: 4 }]);
  expect(built).toBe(1);
  expect(await read(sql(), { word: 'WiFi', most: 4 }, quiet)).toEqual([
    { text: 'wifi', both: null, most: 4 },
  ]);
  expect(await read(sql(), { word: 'Ab', most: 1, other: '湖' }, quiet)).toEqual([
    { text: 'ab', both: 'Ab&湖', most: 1 },
  ]);
  expect(await read(sql(), { word: 'cD', most: 1, other: '海' }, { isLoud: true })).toEqual([
    { text: 'CD', both: 'cD&海', most: 1 },
  ]);
  expect(built).toBe(4);
  expect(await read(sql(), { word: 'eF', most: 2, other: '泉' }, { isLoud: true })).toEqual([
    { text: 'EF', both: 'eF&泉', most: 2 },
  ]);
  expect(built).toBe(4);
});
