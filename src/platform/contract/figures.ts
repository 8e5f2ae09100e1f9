const grouped = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 1 });
const groupedTenths = new Intl.NumberFormat('zh-CN', {
  minimumFractionDigits: 1,
  maximumFractionDigits: 1,
  signDisplay: 'negative',
});

/** A number as people read it, `12,345`, with at most one decimal. */
export const figureLabel = (value: number): string =>
  // The formatter takes a microsecond, and a page of cards says dozens of small numbers.
  Number.isInteger(value) && value >= 0 && value < 1_000 && !Object.is(value, -0)
    ? String(value)
    : grouped.format(value);

/** Minutes as hours in tenths, cut and never rounded up (domain.md 4.3.1: 0.1 h = 6 min): 170 → 2.8. */
export const hoursOf = (minutes: number): number => Math.trunc(minutes / 6) / 10;

/** Hours of so many minutes with one decimal: 170 → `2.8`, 75,000 → `1,250.0`. */
export const hoursLabel = (minutes: number): string => groupedTenths.format(hoursOf(minutes));
