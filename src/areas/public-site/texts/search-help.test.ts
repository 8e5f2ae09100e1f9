import { expect, it } from 'vitest';
import { helpSections } from './help-content.ts';
import { searchHelp as searchIn } from './search-help.ts';

const sections = helpSections([50, 300, 600, 1000, 1500].map((hours) => hours * 60));
const searchHelp = (query: string, most: number) => searchIn(sections, query, most);

it.each([
  ['签退', '忘记签退怎么办？'],
  ['忘记 密码', '忘记密码'],
  ['候补', '5. 名额满了可以候补'],
  ['桌面 苹果', '苹果手机'],
])('for %s the first answer is %s', (query, title) => {
  const [first] = searchHelp(query, 3);
  expect(first?.title).toBe(title);
  expect(first?.href).toMatch(/^\/user-index\/help#\w/);
});

it('names the hours that the stars ask for as they are set', () => {
  expect(searchHelp('五星候选', 1)[0]?.text).toContain('50、300、600、1000、1500');
});

it('gives no more than asked for, and nothing for words that no answer holds', () => {
  expect(searchHelp('时长', 2)).toHaveLength(2);
  expect(searchHelp('飞船 时长', 3)).toEqual([]);
  expect(searchHelp(' ', 3)).toEqual([]);
});
