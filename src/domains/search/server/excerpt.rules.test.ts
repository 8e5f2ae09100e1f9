import { expect, test } from 'vitest';
import { excerptOf, wordsOf } from './excerpt.rules.ts';

test('words are what stands between punctuation, whatever their width and case', () => {
  expect(wordsOf('净滩, ＷiFi 100%')).toEqual(['净滩', 'wifi', '100']);
});

test('a short text is given whole, on one line', () => {
  expect(excerptOf('第一段\n第二段', ['二'])).toBe('第一段 第二段');
});

test('a long text is cut around the first word', () => {
  const excerpt = excerptOf(`${'前'.repeat(200)}净滩${'后'.repeat(200)}`, ['没有', '净滩']);
  expect(excerpt).toMatch(/^…前{24}净滩后+…$/u);
  expect(excerpt.length).toBeLessThan(100);
});

test('without any of the words it begins at the start', () => {
  expect(excerptOf('前'.repeat(200), ['净滩'])).toMatch(/^前{96}…$/u);
});

test('no half of a pair of surrogates is left', () => {
  expect(excerptOf('𠮷'.repeat(100), ['x'])).not.toMatch(/\p{Surrogate}/u);
  expect(excerptOf(`${'𠮷'.repeat(20)}净滩`, ['净滩'])).not.toMatch(/\p{Surrogate}/u);
});
