import { hourMs, dayMs } from './durations.ts';

const shanghaiOffsetMs = 8 * hourMs;

const two = (value: number): string => String(value).padStart(2, '0');

/** Wall-clock parts in Asia/Shanghai (UTC+8 all year since 1991), read from the UTC getters. */
const wallClock = (at: Date): Date => new Date(at.getTime() + shanghaiOffsetMs);

/** ISO 8601 with the +08:00 offset, seconds precision: what every call sends. */
export function toInstant(at: Date): string {
  return `${wallClock(at).toISOString().slice(0, 19)}+08:00`;
}

/** The same for a value that may be absent. */
export const toInstantOrNull = (at: Date | null | undefined): string | null => (at ? toInstant(at) : null);

/** Calendar day in Asia/Shanghai, `2026-11-28`. */
export const toDay = (at: Date): string => wallClock(at).toISOString().slice(0, 10);

/** First instant of a Shanghai calendar day. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00+08:00`);

/** First instant of the day after. */
export const endOfDay = (day: string): Date => new Date(startOfDay(day).getTime() + dayMs);

/** The calendar day that a text from an address names; undefined for anything else, a 30th of February too. */
export function dayIn(text: string | null | undefined): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const start = startOfDay(text);
  return !Number.isNaN(start.getTime()) && toDay(start) === text ? text : undefined;
}

/** The day `count` calendar days later (or earlier when negative). */
export const addDays = (day: string, count: number): string =>
  toDay(new Date(startOfDay(day).getTime() + count * dayMs));

/** Weekday of a Shanghai day, 0 = Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay();

/** The Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, -((weekdayOf(day) + 6) % 7));

/** The present of labels: what goes without saying, this year, is measured by it. */
const present = { now: (): Date => new Date() };
/** Lets labels follow another clock: a drawn page that of its server, a test its own. */
export const followClock = (now: () => Date): void => void (present.now = now);
/** Today as labels know it. */
export const labelDay = (): string => toDay(present.now());

/** By `weekdayOf`. */
export const weekdayNames = ['周日', '周一', '周二', '周三', '周四', '周五', '周六'];

const dateOf = (at: Date | string): string => {
  const [, month, date] = toDay(new Date(at)).split('-').map(Number);
  return `${month}月${date}日`;
};
const yearOf = (at: Date | string): string => `${toDay(new Date(at)).slice(0, 4)}年`;
const isOfThisYear = (at: Date | string): boolean => yearOf(at) === yearOf(present.now());

/** `11月28日`; a day of another year bears it: `2025年11月28日`. */
export const dateLabel = (at: Date | string): string => (isOfThisYear(at) ? dateOf(at) : wholeDateLabel(at));

/** `2026年11月28日`: where the year is part of what is said (成立日期, 学习资料). */
export const wholeDateLabel = (at: Date | string): string => `${yearOf(at)}${dateOf(at)}`;

/** `11月28日 周六`, with the year where it is another. The one form in which people read a day. */
export const dayLabel = (at: Date | string): string =>
  `${dateLabel(at)} ${weekdayNames[weekdayOf(toDay(new Date(at)))]}`;

/** `08:30` in Asia/Shanghai. */
export function timeLabel(at: Date | string): string {
  const clock = wallClock(typeof at === 'string' ? new Date(at) : at);
  return `${two(clock.getUTCHours())}:${two(clock.getUTCMinutes())}`;
}

/** `08:30–11:30`; a span over midnight names the second day. */
export function spanLabel(from: Date | string, to: Date | string): string {
  const sameDay = toDay(new Date(from)) === toDay(new Date(to));
  return `${timeLabel(from)}–${sameDay ? '' : `${dayLabel(to)} `}${timeLabel(to)}`;
}

/** `11月28日 周六 08:30`, with the year where it is another. */
export const dayTimeLabel = (at: Date | string): string => `${dayLabel(at)} ${timeLabel(at)}`;

/** `2026-11-28 08:30`: in tables and exports of staff, which are kept, ordered and compared. */
export const dateTimeLabel = (at: Date | string): string => `${toDay(new Date(at))} ${timeLabel(at)}`;

/** Relative time of the specification: under 30 s 刚刚, then minutes, hours, 1 天前, then the date. */
export function agoLabel(at: Date | string, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - new Date(at).getTime()) / 1_000);
  if (seconds < 30) return '刚刚';
  if (seconds < 3_600) return `${Math.max(1, Math.floor(seconds / 60))} 分钟前`;
  if (seconds < 86_400) return `${Math.floor(seconds / 3_600)} 小时前`;
  if (seconds < 172_800) return '1 天前';
  return dayTimeLabel(at);
}

/** How long something waits, coarsely: `38 分钟`, `31 小时`, `3 天`. */
export function waitedLabel(minutes: number): string {
  if (minutes < 60) return `${minutes} 分钟`;
  const hours = Math.floor(minutes / 60);
  return hours < 72 ? `${hours} 小时` : `${Math.floor(hours / 24)} 天`;
}
