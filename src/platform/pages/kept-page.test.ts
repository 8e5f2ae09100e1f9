import { gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { AnswerBody } from '#platform/server/answers/answer-body.ts';
import { KeptPage } from './kept-page.ts';
import { LastPages } from './last-pages.ts';

const pageOf = (html: string, before?: KeptPage) => new KeptPage(new AnswerBody([html]), before);

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

const ordinary = '<p>活动列表</p>'.repeat(500);

it('of a page that is only asked for packed no document is kept, and every form is made of what is there', async () => {
  const page = pageOf(ordinary);
  page.carry(() => []);
  const drawnSize = page.size;
  const packed = await page.variant('br');
  expect(page.size).toBe(2_000 + packed.body.length);
  expect(packed.body.bytes().buffer.byteLength).toBe(packed.body.length);
  expect(page.size).toBeLessThan(drawnSize / 3);
  const forms = [await page.variant('gzip'), await page.variant('identity')].map(({ body }) => body);
  expect(gunzipSync(forms[0]?.bytes() ?? '').toString()).toBe(ordinary);
  expect(forms[1]?.toString()).toBe(ordinary);
  expect(page.size).toBe(2_000 + [packed.body, ...forms].reduce((sum, { length }) => sum + length, 0));
});

it('a packed page is changed in its document, once, and is reckoned with what it was changed to', async () => {
  const page = pageOf(ordinary);
  page.carry(() => []);
  await page.variant('br');
  const before = page.size;
  const change = (html: string) => html.replace('活动', '旧的活动');
  const [changed, again] = await Promise.all([page.changed(change), page.changed(change)]);
  expect(again).toBe(changed);
  changed.carry(() => []);
  const { body } = await changed.variant('identity');
  expect(body.toString()).toBe(change(ordinary));
  expect(page.size).toBe(before + changed.size);
});

it('the last pages are weighed anew when a form was made, or the document given up', async () => {
  const last = new LastPages(2.5 * pageOf(ordinary).size);
  const pages = ['a', 'b'].map((key) => {
    const page = pageOf(ordinary);
    page.carry(() => []);
    last.note(key, page, 1);
    return page;
  });
  await pages[0]?.variant('br');
  last.weigh('a');
  last.note('c', pageOf(ordinary), 2);
  expect(last.get('a')).toBeDefined();
  await pages[0]?.variant('identity');
  last.weigh('a');
  expect([last.get('a'), last.get('b')?.page]).toEqual([undefined, pages[1]]);
});
