import { expect, it } from 'vitest';
import type { EntryFacts } from '../contract/awards.contract.ts';
import { columnsOf, judgeFacts } from './awards.rules.ts';

const now = new Date('2026-11-21T00:30:00+08:00');
const training: EntryFacts = {
  kind: 'training',
  title: '急救员初级培训',
  grantor: '市红十字会',
  heldOn: '2026-11-21',
  content: '',
  place: '',
  classHours: 1.5,
  validUntil: null,
  qualification: 'firstAid',
};

it('is of today at the latest, in the city', () => {
  expect(judgeFacts(training, now)).toBeUndefined();
  expect(judgeFacts({ ...training, heldOn: '2026-11-22' }, now)).toBe('inFuture');
});

it('is valid longer than its own day', () => {
  expect(judgeFacts({ ...training, validUntil: '2026-11-21' }, now)).toBe('validBefore');
  expect(judgeFacts({ ...training, validUntil: '2026-11-22' }, now)).toBeUndefined();
});

it('keeps class hours in halves, and none of an award', () => {
  expect(columnsOf(training, 92)).toMatchObject({
    halfHours: 3,
    score: 92,
    qualification: 'firstAid',
    level: null,
  });
  const { title, grantor, heldOn, content } = training;
  expect(columnsOf({ kind: 'award', title, grantor, heldOn, content, level: 'city' }, 92)).toMatchObject({
    halfHours: null,
    score: null,
    qualification: null,
    level: 'city',
  });
});
