import { expect, it } from 'vitest';
import { judgePlan, plannedVisit } from './directives.rules.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const at = (hours: number): Date => new Date(now.getTime() + hours * 3_600_000);
const plan = (from: number, to: number) => ({ planStart: at(from), planEnd: at(to) });

it.each([
  ['an hour ahead', plan(1, 3), undefined],
  ['less than an hour ahead', plan(0.9, 3), 'timePast'],
  ['a quarter of a year ahead', plan(90 * 24, 90 * 24 + 2), undefined],
  ['later than that', plan(90 * 24 + 1, 90 * 24 + 2), 'timeTooFar'],
  ['a month long', plan(2, 2 + 31 * 24), undefined],
  ['longer', plan(2, 3 + 31 * 24), 'tooLong'],
  ['ending before it begins', plan(3, 2), 'tooLong'],
  ['ending as it begins', plan(3, 3), 'tooLong'],
])('a plan %s', (_, planned, verdict) => expect(judgePlan(planned, now)).toBe(verdict));

it('is what members check in for, unless it takes more than one visit', () => {
  expect(plannedVisit(plan(2, 14))).toEqual({ visitStart: at(2), visitEnd: at(14), visitStatus: 'agreed' });
  expect(plannedVisit(plan(2, 15))).toEqual({});
});
