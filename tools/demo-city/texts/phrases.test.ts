import { describe, expect, it } from 'vitest';
import { ACTIVITY_SUMMARIES, PHRASES } from './phrases.ts';
import { repeated } from './repeated.ts';

describe('the phrases', () => {
  it('hold forty summaries and more, each between 20 and 2000 characters', () => {
    const summaries = Object.values(ACTIVITY_SUMMARIES).flat();
    expect(summaries.length).toBeGreaterThanOrEqual(40);
    expect(summaries.filter((text) => text.length < 20 || text.length > 2000)).toEqual([]);
    expect(repeated(summaries)).toEqual([]);
  });

  it('are never said twice nor longer than a reason may be', () => {
    const all = Object.values(PHRASES).flat();
    expect(all.length).toBeGreaterThan(30);
    expect(repeated(all)).toEqual([]);
    expect(all.filter((text) => text.length < 4 || text.length > 200)).toEqual([]);
  });
});
