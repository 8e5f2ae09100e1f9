import { hourMs, minuteMs } from '#platform/contract/durations.ts';

const hourMinutes = hourMs / minuteMs;
const halfDay = 4 * hourMinutes;

/** 40 分钟, 1.5 小时, 半天: about how long a service takes. */
export function aboutLabel(minutes: number): string {
  if (minutes < hourMinutes) return `${minutes} 分钟`;
  if (minutes === halfDay) return '半天';
  return `${Math.round((minutes / hourMinutes) * 10) / 10} 小时`;
}

export const leadLabel = (days: number): string => (days === 0 ? '不用提前' : `${days} 天`);

/** 全市, or the names of the districts. */
export const districtsLabel = (names: readonly string[]): string =>
  names.length === 0 ? '全市' : names.join('、');
