import { describe, expect, it } from 'vitest';
import { shiftTimeOf } from './activity-draft.rules.ts';

const now = new Date('2026-11-23T12:00:00+08:00');
const at = (text: string): Date => new Date(`${text}+08:00`);

describe('shiftTimeOf', () => {
  it.each([
    ['the planned time', '2026-11-25T14:00', '2026-11-25T16:30', '2026-11-25T14:00', '2026-11-25T16:30'],
    [
      'two hours of a span of days',
      '2026-11-25T08:00',
      '2026-11-29T18:00',
      '2026-11-25T08:00',
      '2026-11-25T10:00',
    ],
    [
      'a morning ahead when it is past',
      '2026-11-22T14:00',
      '2026-11-22T17:00',
      '2026-11-25T09:00',
      '2026-11-25T12:00',
    ],
  ])('is %s', (_what, planStart, planEnd, start, end) => {
    const planned = { planStart: at(`${planStart}:00`), planEnd: at(`${planEnd}:00`) };
    expect(shiftTimeOf(planned, now)).toEqual({ start: at(`${start}:00`), end: at(`${end}:00`) });
  });
});
