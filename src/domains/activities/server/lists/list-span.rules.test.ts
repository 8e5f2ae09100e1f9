import { expect, test } from 'vitest';
import { spanAhead, spanOf } from './list-span.rules.ts';

const day = (date: string): Date => new Date(`2026-${date}T00:00:00+08:00`);
/** A Saturday. */
const saturday = new Date('2026-11-21T14:00:00+08:00');

test.each([
  ['today', saturday, '11-21', '11-22'],
  ['tomorrow', saturday, '11-22', '11-23'],
  ['week', saturday, '11-21', '11-23'],
  ['weekend', saturday, '11-21', '11-23'],
  ['weekend', new Date('2026-11-18T08:00:00+08:00'), '11-21', '11-23'],
  ['weekend', new Date('2026-11-22T08:00:00+08:00'), '11-22', '11-23'],
  ['week', new Date('2026-11-22T08:00:00+08:00'), '11-22', '11-23'],
  ['week', new Date('2026-11-23T00:00:00+08:00'), '11-23', '11-30'],
  ['month', saturday, '11-21', '12-21'],
] as const)('%s as of %s', (...[span, now, from, to]) => {
  expect(spanOf({ span }, now)).toEqual({ from: day(from), to: day(to) });
});

test('the day changes at midnight in Shanghai', () => {
  expect(spanOf({ span: 'today' }, new Date('2026-11-21T16:00:00Z')).from).toEqual(day('11-22'));
});

test('days given by hand are both included and win', () => {
  const wanted = { span: 'today', from: '2026-11-25', to: '2026-11-26' } as const;
  expect(spanOf(wanted, saturday)).toEqual({ from: day('11-25'), to: day('11-27') });
  expect(spanOf({ to: '2026-11-26' }, saturday)).toEqual({ to: day('11-27') });
});

test('nothing asked, nothing narrowed', () => {
  expect(spanOf({}, saturday)).toEqual({});
});

test.each([
  [{ span: 'today' }, saturday, day('11-22')],
  [{ from: '2026-11-01', to: '2026-11-21' }, saturday, day('11-22')],
  [{ span: 'tomorrow' }, day('11-22'), day('11-23')],
  [{ span: 'today', phase: 'running' }, day('11-21'), day('11-22')],
  [{ from: '2026-11-21', to: '2026-11-21', phase: 'ended' }, day('11-21'), day('11-22')],
  [{ span: 'today', withRunning: true }, day('11-21'), day('11-22')],
] as const)('ahead, %o begins at %s', (request, from, to) => {
  expect(spanAhead(request, saturday)).toEqual({ from, to });
});
