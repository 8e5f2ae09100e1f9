import { startOfDay, toDay, weekdayOf } from '#platform/contract/instants.ts';
import { remembered } from '#platform/contract/text/remembered.ts';

const weekdays = ['日', '一', '二', '三', '四', '五', '六'];
const lunarDigits = ['', '一', '二', '三', '四', '五', '六', '七', '八', '九', '十'];

const lunarParts = new Intl.DateTimeFormat('zh-CN-u-ca-chinese', {
  month: 'long',
  day: 'numeric',
  timeZone: 'Asia/Shanghai',
});

/** Day of a lunar month as it is spoken: 初一, 十三, 廿四, 三十. */
function lunarDayName(day: number): string {
  if (day <= 10) return `初${lunarDigits[day]}`;
  if (day === 20) return '二十';
  if (day === 30) return '三十';
  return `${day < 20 ? '十' : '廿'}${lunarDigits[day % 10]}`;
}

/** `2026年11月21日 星期六·农历十月十三`, in Asia/Shanghai; without the lunar part where the runtime lacks that calendar. */
export const todayLabel = (now: Date): string => labelOf(toDay(now));

/** It takes a tenth of a millisecond, and every page says it. */
const labelOf = remembered(findLabel, { most: 10 });

function findLabel(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  const solar = `${year}年${month}月${date}日 星期${weekdays[weekdayOf(day)]}`;
  const parts = lunarParts.formatToParts(startOfDay(day));
  const lunarMonth = parts.find((part) => part.type === 'month')?.value;
  const lunarDay = Number.parseInt(parts.find((part) => part.type === 'day')?.value ?? '', 10);
  return lunarMonth?.endsWith('月') && lunarDay > 0
    ? `${solar}·农历${lunarMonth}${lunarDayName(lunarDay)}`
    : solar;
}
