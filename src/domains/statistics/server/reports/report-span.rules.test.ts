import { describe, expect, it } from 'vitest';
import {
  dayYearBefore,
  daysIn,
  everyDay,
  lastDays,
  partsOf,
  spanBefore,
  spanYearBefore,
  thinned,
} from './report-span.rules.ts';

const november = { fromOn: '2026-11-01', toOn: '2026-11-30' };

describe('a span of days', () => {
  it('counts its first and its last day', () => {
    expect(daysIn(november)).toBe(30);
    expect(everyDay({ fromOn: '2026-02-28', toOn: '2026-03-01' })).toEqual(['2026-02-28', '2026-03-01']);
    expect(lastDays('2026-11-21', 7)).toEqual({ fromOn: '2026-11-15', toOn: '2026-11-21' });
  });

  it('has as many days before it, and the same days a year before', () => {
    expect(spanBefore(november)).toEqual({ fromOn: '2026-10-02', toOn: '2026-10-31' });
    expect(spanYearBefore(november)).toEqual({ fromOn: '2025-11-01', toOn: '2025-11-30' });
    expect(dayYearBefore('2028-02-29')).toBe('2027-02-28');
  });

  it('is told by days up to two months, by months above', () => {
    expect(partsOf({ fromOn: '2026-11-20', toOn: '2026-11-22' })).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-22',
    ]);
    expect(partsOf({ fromOn: '2026-09-20', toOn: '2026-12-02' })).toEqual([
      '2026-09',
      '2026-10',
      '2026-11',
      '2026-12',
    ]);
  });

  it('is drawn with few points that add up to the same', () => {
    expect(thinned([1, 2, 3, 4, 5], 2)).toEqual([6, 9]);
    expect(thinned([1, 2], 14)).toEqual([1, 2]);
  });
});
