import { expect, it } from 'vitest';
import { KeptPage } from './kept-page.ts';

it('a page has the form of the drawing before until it has one of its own, however often it is drawn without', async () => {
  const first = new KeptPage('<p>第一次</p>');
  first.carry(() => []);
  const packed = await first.variant('br');
  const second = new KeptPage('<p>第二次</p>', first);
  const third = new KeptPage('<p>第三次</p>', second);
  for (const page of [second, third]) {
    expect(page.ready('br')).toBeUndefined();
    expect(page.readyBefore('br')).toBe(packed);
    expect(page.readyBefore('gzip')).toBeUndefined();
  }
  third.carry(() => []);
  const own = await third.variant('identity');
  expect(third.ready('identity')).toBe(own);
  expect(third.readyBefore('br')).toBeUndefined();
  expect(new KeptPage('', third).readyBefore('identity')).toBe(own);
});
