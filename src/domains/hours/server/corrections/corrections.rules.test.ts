import { expect, it } from 'vitest';
import type { CorrectionFacts } from './corrections.rules.ts';
import { gradeOfCorrection, judgeCorrection } from './corrections.rules.ts';

const facts: CorrectionFacts = {
  state: 'effective',
  isCorrection: false,
  minutes: 137,
  shiftMinutes: 180,
  hasPending: false,
};

it.each([
  ['more, after it took effect', 175, {}, undefined],
  ['less, in publicity', 60, { state: 'publicity' as const }, undefined],
  ['the shift and two hours', 300, {}, undefined],
  ['longer than that', 301, {}, 'overShift'],
  ['the same', 137, {}, 'sameMinutes'],
  ['a second one', 175, { hasPending: true }, 'alreadyPending'],
  ['before it is public', 175, { state: 'calculated' as const }, 'notPublic'],
  ['while it is objected to', 175, { state: 'disputed' as const }, 'notPublic'],
  ['what was not accepted', 175, { state: 'rejected' as const }, 'notPublic'],
  ['a correction itself', 175, { isCorrection: true }, 'notPublic'],
])('%s', (_, minutes, wish, verdict) => {
  expect(judgeCorrection(minutes, { ...facts, ...wish })).toBe(verdict);
});

it('a correction is C at best', () => {
  expect((['A', 'B', 'C', 'D'] as const).map(gradeOfCorrection)).toEqual(['C', 'C', 'C', 'D']);
});
