import { describe, expect, it } from 'vitest';
import type { NewsItem } from './news.ts';
import { NEWS, NEWS_CATEGORIES } from './news.ts';
import { repeated } from './repeated.ts';

/** Titles of the items for which `isWrong` holds. */
function offenders(isWrong: (item: NewsItem) => boolean): string[] {
  return NEWS.filter(isWrong).map((item) => item.title);
}

describe('the news', () => {
  it('are at least 48, eight or more in each of the six categories', () => {
    const counts = NEWS_CATEGORIES.map(
      (category) => NEWS.filter((item) => item.category === category).length,
    );
    expect(counts).toHaveLength(6);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(8);
    expect(repeated(NEWS.map((item) => item.title))).toEqual([]);
  });

  it('keep the lengths their fields allow', () => {
    expect(offenders(({ title }) => title.length < 4 || title.length > 60)).toEqual([]);
    expect(offenders(({ summary }) => summary.length === 0 || summary.length > 200)).toEqual([]);
    expect(offenders(({ source }) => source.length === 0 || source.length > 50)).toEqual([]);
    expect(offenders(({ body }) => body.length < 2 || body.length > 5)).toEqual([]);
    expect(offenders(({ daysAgo }) => !Number.isInteger(daysAgo) || daysAgo < 0)).toEqual([]);
  });
});
