import { expect, test } from 'vitest';
import { hourLimits } from '../../contract/hours.words.ts';
import { judgeDecide, judgeSample, sampleSize } from './decide.rules.ts';

const waiting = {
  state: 'submitted',
  hadPart: false,
  awaitsVolunteer: false,
  awaitsAnswer: false,
  awaitsMaterial: false,
  isBlocked: false,
  lacksReason: false,
} as const;

test.each([
  [undefined, 'approve', {}],
  [undefined, 'reject', {}],
  [undefined, 'approve', { state: 'disputed' }],
  ['samePerson', 'approve', { hadPart: true }],
  ['samePerson', 'reject', { hadPart: true }],
  ['samePerson', 'approve', { state: 'disputed', hadPart: true }],
  ['notAgreed', 'approve', { awaitsVolunteer: true }],
  [undefined, 'reject', { awaitsVolunteer: true }],
  ['awaitsPerson', 'approve', { awaitsAnswer: true, isBlocked: true }],
  ['awaitsPerson', 'reject', { awaitsAnswer: true }],
  ['conflictStands', 'approve', { isBlocked: true }],
  [undefined, 'reject', { isBlocked: true }],
  ['lateReasonMissing', 'approve', { lacksReason: true }],
  [undefined, 'reject', { lacksReason: true }],
  ['wrongState', 'approve', { state: 'calculated' }],
  ['wrongState', 'approve', { state: 'publicity' }],
  ['wrongState', 'reject', { state: 'rejected', hadPart: true }],
] as const)('deciding is %s to %s for %o', (refusal, verdict, more) => {
  expect(judgeDecide({ ...waiting, ...more }, verdict)).toBe(refusal);
});

test.each([
  [1, 1],
  [5, 5],
  [21, 5],
  [50, 5],
  [51, 6],
  [200, 20],
])('of %d records %d are looked at', (count, size) => {
  expect(sampleSize(count)).toBe(size);
});

const now = new Date('2026-11-21T12:00:00+08:00');
const before = (minutes: number): Date => new Date(now.getTime() - minutes * 60_000);
const sample = {
  hourIds: [1, 2, 3],
  sampleIds: [1, 3],
  openedIds: [3, 1],
  createdAt: before(hourLimits.sampleMinutes),
  usedAt: null,
};

test.each([
  [undefined, {}, [1, 2, 3]],
  [undefined, {}, [3, 1, 2]],
  ['sampleUnopened', { openedIds: [1] }, [1, 2, 3]],
  ['sampleUnopened', { openedIds: [] }, [1, 2, 3]],
  ['sampleGone', {}, [1, 2]],
  ['sampleGone', {}, [1, 2, 4]],
  ['sampleGone', {}, [1, 2, 3, 4]],
  ['sampleGone', { usedAt: before(1) }, [1, 2, 3]],
  ['sampleGone', { createdAt: new Date(before(hourLimits.sampleMinutes).getTime() - 1) }, [1, 2, 3]],
] as const)('a sample is %s with %o for %o', (refusal, more, hourIds) => {
  expect(judgeSample({ ...sample, ...more }, hourIds, now)).toBe(refusal);
});

test('without a sample one is asked for', () => {
  expect(judgeSample(undefined, [1], now)).toBe('sampleNeeded');
});
