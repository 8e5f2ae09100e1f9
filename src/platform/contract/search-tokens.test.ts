import { describe, expect, test } from 'vitest';
import { openPatterns, searchPatterns, searchQuery, searchTokens, titleQuery } from './search-tokens.ts';

describe('searchTokens', () => {
  test('cuts Han into overlapping pairs and keeps the last character alone', () => {
    expect(searchTokens('', '把江岸还给').split(' ')).toEqual(['把江', '江岸', '岸还', '还给', '给']);
  });

  test('marks the pairs of the title a second time', () => {
    expect(searchTokens('净滩', '').split(' ')).toEqual(['净滩', 't净滩', '滩', 't滩']);
  });

  test('keeps Latin words and numbers whole, whatever their width and case', () => {
    expect(searchTokens('', 'ABC2026 Wi-Fi').split(' ')).toEqual(['abc2026', 'wi', 'fi']);
  });

  test('holds nothing that a tsvector literal would have to quote', () => {
    expect(searchTokens("'a'", "<b>\\ : & | ! ' 志愿\n，。")).toMatch(/^[\p{Script=Han}a-z0-9 ]+$/u);
  });

  test('names each token once', () => {
    expect(searchTokens('', '志愿志愿').split(' ')).toEqual(['志愿', '愿志', '愿']);
  });
});

test('what is longer than a text or keyword may be is not looked at', () => {
  expect(searchTokens('', `${'，'.repeat(100_000)}净滩`)).toBe('');
  expect(searchQuery(`${'，'.repeat(200)}净滩`)).toBeUndefined();
  expect(searchPatterns(`净滩${'，'.repeat(200)}江岸`)).toEqual(['%净滩%']);
});

describe('searchQuery', () => {
  test.each([
    ['净滩行动', '净滩 & 滩行 & 行动'],
    ['滩', '滩:*'],
    ['Wifi 手机', 'wifi:* & 手机'],
    ['净滩 净滩', '净滩'],
  ])('turns %s into %s', (keyword, query) => {
    expect(searchQuery(keyword)).toBe(query);
  });

  test('knows when there is nothing to search for', () => {
    expect(searchQuery(" ,。'&|!:*() ")).toBeUndefined();
  });
});

test('searchPatterns wants every word and lets no wildcard through', () => {
  expect(searchPatterns('100% 净_滩:江岸')).toEqual(['%100%', '%净%', '%滩%', '%江岸%']);
});

test('openPatterns leaves out what a token settles', () => {
  expect(openPatterns('净滩 滩 wifi 2026')).toEqual([]);
  expect(openPatterns('净滩行动 5km路 净滩')).toEqual(['%净滩行动%', '%5km路%']);
  expect(openPatterns(`слово ${'a'.repeat(41)}`)).toEqual(['%слово%', `%${'a'.repeat(41)}%`]);
});

test('titleQuery asks for the marked pairs, and for Latin words as they stand', () => {
  expect(titleQuery('净滩行动 5km')).toBe('t净滩 & t滩行 & t行动 & 5km:*');
  expect(titleQuery('滩')).toBe('t滩:*');
});
