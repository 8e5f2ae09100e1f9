import { expect, it } from 'vitest';
import { linesOf } from './draw-poster.ts';

const tenAcross = (line: string): number => [...line].length * 93.6;

it('cuts a text where the sheet ends, and says that there is more', () => {
  expect(linesOf('一二三四五六七八九十甲乙', 2, tenAcross)).toEqual(['一二三四五六七八九十', '甲乙']);
  expect(linesOf('一二三四五六七八九十甲乙丙丁戊己庚辛壬癸子', 2, tenAcross)).toEqual([
    '一二三四五六七八九十',
    '甲乙丙丁戊己庚辛壬…',
  ]);
  expect(linesOf('短', 3, tenAcross)).toEqual(['短']);
});
