import { expect, test } from 'vitest';
import { afterRating, drawnCountOf, judgeRating, judgeReopening } from './rating.rules.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const at = (text: string) => new Date(text);

test.each([
  ['solved', 0, 'closed'],
  ['part', 0, 'closed'],
  ['unsolved', 0, 'inService'],
  ['unsolved', 1, 'closed'],
  ['solved', 1, 'closed'],
] as const)('%s after %d times more leads to %s', (outcome, reworkCount, to) => {
  expect(afterRating(outcome, reworkCount)).toBe(to);
});

test.each([
  ['inService', null, 'notToRate'],
  ['closed', at('2026-11-24T00:00:00+08:00'), 'notToRate'],
  ['toRate', at('2026-11-23T12:00:01+08:00'), undefined],
  ['toRate', now, 'ratingOver'],
] as const)('rating while %s until %s', (status, rateDueAt, refusal) => {
  expect(judgeRating({ status, rateDueAt }, now)).toBe(refusal);
});

test.each([
  ['toRate', null, 'notClosed'],
  ['closed', at('2026-10-24T12:00:00+08:00'), undefined],
  ['closed', at('2026-10-24T11:59:59+08:00'), 'reopenOver'],
] as const)('taking up again while %s since %s', (status, endedAt, refusal) => {
  expect(judgeReopening({ status, endedAt }, now)).toBe(refusal);
});

test.each([
  [0, 0],
  [1, 1],
  [20, 1],
  [21, 2],
  [748, 38],
])('of %d ended needs %d are called back', (ended, drawn) => {
  expect(drawnCountOf(ended)).toBe(drawn);
});
