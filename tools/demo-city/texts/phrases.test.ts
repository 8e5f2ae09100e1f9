import { describe, expect, it } from 'vitest';
import * as phrases from './phrases.ts';
import { repeated } from './repeated.ts';

const { ACTIVITY_SUMMARIES, REJECTION_REASONS, ...lists } = phrases;

describe('the phrases', () => {
  it('hold forty summaries and more, each between 20 and 2000 characters', () => {
    const summaries = Object.values(ACTIVITY_SUMMARIES).flat();
    expect(summaries.length).toBeGreaterThanOrEqual(40);
    expect(summaries.filter((text) => text.length < 20 || text.length > 2000)).toEqual([]);
    expect(repeated(summaries)).toEqual([]);
  });

  it('are never said twice nor longer than a reason may be', () => {
    const all = [...Object.values(lists).flat(), ...Object.values(REJECTION_REASONS).flat()];
    expect(repeated(all)).toEqual([]);
    expect(all.filter((text) => text.length < 4 || text.length > 200)).toEqual([]);
  });
});
