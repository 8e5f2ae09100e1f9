import { describe, expect, it } from 'vitest';
import { newNewsForm } from '../form/news-form-parts.ts';
import { compareNews, diffLines } from './news-diff.ts';

const kinds = (before: string[], after: string[]): string =>
  diffLines(before, after)
    .map(({ kind, text }) => `${{ same: ' ', removed: '-', added: '+' }[kind]}${text}`)
    .join('');

describe('diffLines', () => {
  it.each([
    [['a', 'b'], ['a', 'b'], ' a b'],
    [['a', 'b'], ['a', 'c'], ' a-b+c'],
    [[], ['a'], '+a'],
    [['a'], [], '-a'],
    [['a', 'b', 'c'], ['c', 'a'], '-a-b c+a'],
    [['a', 'c'], ['a', 'b', 'c'], ' a+b c'],
  ])('%j against %j', (before, after, expected) => {
    expect(kinds(before, after)).toBe(expected);
  });

  it('tells texts of thousands of lines as replaced, and at once', () => {
    const lines = Array.from({ length: 5_000 }, (_, index) => String(index));
    expect(diffLines(lines, [...lines].reverse())).toHaveLength(10_000);
  });
});

it('names the fields that differ, paragraph by paragraph, and no others', () => {
  const before = newNewsForm({ title: '标题', content: '<p>一</p><p>二</p>', dynamicTypeId: 1 });
  const after = { ...before, content: '<p>一</p><p>三</p><img src="/files/a" alt="江">', dynamicTypeId: 2 };
  const fields = compareNews(before, after, { categoryName: (id) => `栏目${id}` });
  expect(fields.map(({ label }) => label)).toEqual(['栏目', '正文', '正文图片']);
  expect(fields[1]?.lines.map(({ kind }) => kind)).toEqual(['same', 'removed', 'added']);
});
