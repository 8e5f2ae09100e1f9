import { expect, it } from 'vitest';
import { wrongTimes } from './time-of-day.ts';

it.each([
  ['渡口老街夜巡第 12 班', '14:30', ['夜巡']],
  ['渡口老街夜巡第 12 班', '19:00', []],
  ['街坊篮球夜', '00:30', []],
  ['清早走一趟江', '06:00', []],
  ['清早走一趟江', '19:00', ['清早']],
  ['早高峰的斑马线', '16:00', ['早高峰']],
  ['喘息午后', '09:00', ['午后']],
  ['正午敲门：老人助餐', '11:00', []],
  ['起夜不怕黑，给外地爸妈录一段晚安', '09:00', []],
])('%s at %s', (text, startsAt, wrong) => {
  expect(wrongTimes(text, startsAt)).toEqual(wrong);
});
