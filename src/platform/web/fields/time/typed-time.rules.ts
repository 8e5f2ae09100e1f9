const chineseDigits = '零一二三四五六七八九';

/** `十一`, `二十`, `廿三` as figures; numbers of the clock, so below a hundred. */
const figuresOf = (text: string): string =>
  text
    .replaceAll('两', '二')
    .replaceAll('廿', '二十')
    .replaceAll('〇', '零')
    .replaceAll(/[零一二三四五六七八九十]+/gu, (word) => {
      const [tens = '', ones] = word.includes('十')
        ? word.split('十')
        : ['零', word.replace(/^零(?=.)/u, '')];
      const digit = (sign: string): number => Math.max(0, chineseDigits.indexOf(sign));
      return String(
        (ones === undefined || !word.includes('十') ? 0 : digit(tens || '一') * 10) + digit(ones || '零'),
      );
    });

/** What a word for the part of the day makes of an hour of twelve; hours of twenty-four stay. */
const dayParts: readonly (readonly [words: RegExp, hourOf: (hour: number) => number])[] = [
  [/^(?:凌晨|半夜)/u, (hour) => (hour === 12 ? 0 : hour)],
  [/^(?:早上|早晨|清晨|上午|早|am|a\.m\.)/u, (hour) => hour],
  [/^(?:中午|正午)/u, (hour) => (hour < 4 ? hour + 12 : hour)],
  [/^(?:下午|傍晚|pm|p\.m\.)/u, (hour) => (hour < 12 ? hour + 12 : hour)],
  [/^(?:晚上|夜里|夜晚|今晚|晚)/u, (hour) => (hour === 12 ? 24 : hour < 12 ? hour + 12 : hour)],
];
const clock =
  /^(?:(?<packed>\d{3,4})|(?<hour>\d{1,2})(?:[:.点时](?:(?<minute>\d{2}|(?<=[点时])\d)分?|(?<half>半)|(?<quarter>[13])刻|整|钟)?)?)$/u;

/**
 * The time of day that people mean by what they type, `HH:MM` on the clock of twenty-four hours: `0830`, `8:30`, `8`, `20点`,
 * `晚上8点半`, `八点一刻`, `8:30 pm`. Midnight as an end, `24:00` or `晚上12点`, is `00:00`. Undefined where it means none.
 */
export function timeTyped(text: string): string | undefined {
  let rest = figuresOf(text.normalize('NFKC').toLowerCase().replaceAll(/\s/gu, '').replaceAll('點', '点'));
  rest = rest
    .replace(/^(?<time>[\d:]+)(?<part>[ap]\.?m\.?)$/u, '$<part>$<time>')
    .replace(/^([ap])\.?m\.?/u, '$1m');
  const part = dayParts.find(([words]) => words.test(rest));
  const found = clock.exec(part ? rest.replace(part[0], '') : rest)?.groups;
  if (!found) return undefined;
  const { packed } = found;
  const given = Number(packed?.slice(0, -2) ?? found.hour);
  const minute = found.half
    ? 30
    : Number(found.quarter ?? 0) * 15 || Number(packed?.slice(-2) ?? found.minute ?? 0);
  const hour = part ? part[1](given) : given;
  if (hour > 24 || minute > 59 || (hour === 24 && minute > 0)) return undefined;
  return `${String(hour % 24).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** True for a time that no further key would make another one, so it need not wait until the field is left. */
export const isTimeComplete = (text: string): boolean => /^(?:\d{1,2}[:：]\d{2}|\d{4})$/u.test(text.trim());
