import { expect, it } from 'vitest';
import { judgeVisit } from './visit.rules.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const at = (text: string): Date => new Date(`2026-${text}:00+08:00`);

it.each([
  ['11-24T09:00', '11-24T11:00', undefined],
  ['11-24T09:00', '11-24T21:00', undefined],
  ['11-23T12:00', '11-23T14:00', 'timePast'],
  ['11-23T09:00', '11-24T14:00', 'timePast'],
  ['11-24T09:00', '11-24T09:00', 'tooLong'],
  ['11-24T09:00', '11-24T08:00', 'tooLong'],
  ['11-24T09:00', '11-24T21:05', 'tooLong'],
])('a visit from %s to %s is %s', (start, end, refusal) => {
  expect(judgeVisit({ visitStart: at(start), visitEnd: at(end) }, now)).toBe(refusal);
});

it('lies within two months', () => {
  const late = new Date('2027-01-23T09:00:00+08:00');
  expect(judgeVisit({ visitStart: late, visitEnd: new Date(late.getTime() + 3_600_000) }, now)).toBe(
    'timeTooFar',
  );
});
