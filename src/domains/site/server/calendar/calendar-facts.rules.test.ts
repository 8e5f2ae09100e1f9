import { expect, it } from 'vitest';
import { calendarFacts } from './calendar-facts.rules.ts';

const off = { isWorkday: false, name: '停服' };
const plain = '没有特别设置，周一到周五是工作日';

it.each([
  [undefined, off, plain, '休息日，停服'],
  [off, { isWorkday: true, name: '补班' }, '休息日，停服', '工作日，补班'],
  [off, undefined, '休息日，停服', plain],
])('a change of %o to %o is told as it was and as it becomes', (before, after, was, becomes) => {
  expect(calendarFacts(before, after).slice(0, 2)).toEqual([
    { label: '现在', text: was },
    { label: '改为', text: becomes },
  ]);
});
