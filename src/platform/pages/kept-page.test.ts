import { expect, it } from 'vitest';
import { KeptPage } from './kept-page.ts';
import { LastPages } from './last-pages.ts';

const pageOf = (html: string, before?: KeptPage) => new KeptPage(Buffer.from(html), before);

it('a page has the form of the drawing before until it has one of its own, however often it is drawn without', async () => {
  const first = pageOf('<p>第一次</p>');
  first.carry(() => []);
  const packed = await first.variant('br');
  const second = pageOf('<p>第二次</p>', first);
  const third = pageOf('<p>第三次</p>', second);
  for (const page of [second, third]) {
    expect(page.ready('br')).toBeUndefined();
    expect(page.readyBefore('br')).toBe(packed);
    expect(page.readyBefore('gzip')).toBeUndefined();
  }
  third.carry(() => []);
  const own = await third.variant('identity');
  expect(third.ready('identity')).toBe(own);
  expect(third.readyBefore('br')).toBeUndefined();
  expect(pageOf('', third).readyBefore('identity')).toBe(own);
});

it('the last pages are as many as so many bytes hold, each counted once, and what was drawn longest ago goes first', () => {
  const longPage = (length: number) => pageOf('x'.repeat(length));
  const last = new LastPages(3 * longPage(1_000).size);
  const heldOf = () => ['a', 'b', 'c', 'd'].filter((key) => last.get(key)).join('');
  for (const key of ['a', 'b', 'c']) last.note(key, longPage(1_000), 1);
  for (const at of [2, 3, 4]) last.note('a', longPage(1_000), at);
  expect([heldOf(), last.get('a')?.at]).toEqual(['abc', 4]);
  last.note('d', longPage(1_000), 5);
  expect(heldOf()).toBe('acd');
  last.forget('c');
  last.forget('c');
  last.note('b', longPage(1_000), 6);
  expect(heldOf()).toBe('abd');
  last.note('c', longPage(9_000), 7);
  expect(heldOf()).toBe('');
});
