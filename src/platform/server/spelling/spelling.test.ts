import { expect, it } from 'vitest';
import { openSpelling } from './spelling.ts';

it.each([
  ['张伟', 'zhangwei zw'],
  ['单雪', 'shanxue sx'],
  ['曾小贤', 'zengxiaoxian zxx'],
  ['吕布', 'lvbu lb'],
  ['欧阳娜娜', 'ouyangnana oynn'],
  ['迪丽·热巴', 'dilireba dlrb'],
  ['Anna', 'anna anna'],
])('%s is spelled %s', async (name, spelling) => {
  const spellingOf = await openSpelling();
  expect(spellingOf(name)).toBe(spelling);
  expect(spellingOf(name)).toBe(spelling);
});
