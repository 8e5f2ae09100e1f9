import { expect, it } from 'vitest';
import { spellingOf } from './spelling.ts';

it.each([
  ['张伟', 'zhangwei zw'],
  ['单雪', 'shanxue sx'],
  ['曾小贤', 'zengxiaoxian zxx'],
  ['吕布', 'lvbu lb'],
  ['欧阳娜娜', 'ouyangnana oynn'],
  ['迪丽·热巴', 'dilireba dlrb'],
  ['Anna', 'anna anna'],
])('%s is spelled %s', (name, spelling) => {
  expect(spellingOf(name)).toBe(spelling);
  expect(spellingOf(name)).toBe(spelling);
});
