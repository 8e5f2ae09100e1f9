import { describe, expect, it } from 'vitest';
import {
  agoLabel,
  dateLabel,
  dateTimeLabel,
  dayIn,
  dayLabel,
  dayTimeLabel,
  followClock,
  labelDay,
  spanLabel,
  wholeDateLabel,
} from './instants.ts';

it.each([
  ['2026-11-21', '2026-11-21'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-30', undefined],
  ['2026-13-01', undefined],
  ['2026-1-1', undefined],
  ['x', undefined],
  [null, undefined],
])('takes a day out of an address: %s', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

it('says the year of a record, in Shanghai time', () => {
  expect(dateTimeLabel('2025-12-31T16:05:00Z')).toBe('2026-01-01 00:05');
});

describe('the year of a day', () => {
  // Labels decide it by their clock, so that no caller can forget it.
  const at = (now: string) => followClock(() => new Date(now));

  it('goes without saying in this year, and stands there in any other', () => {
    at('2026-11-22T09:00:00+08:00');
    expect([
      dayLabel('2026-11-28T08:30:00+08:00'),
      dayLabel('2025-11-28T08:30:00+08:00'),
      dateLabel(new Date('2027-01-03T08:30:00+08:00')),
      dayTimeLabel('2027-01-03T08:30:00+08:00'),
      agoLabel('2025-11-28T08:30:00+08:00', new Date('2026-11-22T09:00:00+08:00')),
    ]).toEqual([
      '11月28日 周六',
      '2025年11月28日 周五',
      '2027年1月3日',
      '2027年1月3日 周日 08:30',
      '2025年11月28日 周五 08:30',
    ]);
  });

  it('turns at midnight in Shanghai', () => {
    at('2026-12-31T15:59:59Z');
    expect([labelDay(), dateLabel('2026-12-31T20:00:00+08:00')]).toEqual(['2026-12-31', '12月31日']);
    at('2026-12-31T16:00:00Z');
    expect([labelDay(), dateLabel('2026-12-31T20:00:00+08:00')]).toEqual(['2027-01-01', '2026年12月31日']);
  });

  it('stands on both sides of a night into the next year', () => {
    at('2026-11-22T09:00:00+08:00');
    expect(spanLabel('2026-12-31T22:00:00+08:00', '2027-01-01T02:00:00+08:00')).toBe(
      '22:00–2027年1月1日 周五 02:00',
    );
  });

  it('is always said where it is part of what is said', () => {
    at('2026-11-22T09:00:00+08:00');
    expect(wholeDateLabel('2026-03-01T00:00:00+08:00')).toBe('2026年3月1日');
  });
});
