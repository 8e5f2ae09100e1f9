/** What a text says of the time of day, and between which hours such a thing starts. Hours count on past midnight. */
const times: readonly { word: RegExp; from: number; to: number }[] = [
  { word: /清早|清晨|晨跑|晨练/u, from: 5, to: 9 },
  { word: /早高峰/u, from: 6.5, to: 9 },
  { word: /正午|午休|午饭时/u, from: 10.5, to: 13.5 },
  { word: /下午|午后/u, from: 12, to: 17 },
  { word: /晚高峰/u, from: 16.5, to: 19 },
  {
    word: /夜巡|夜间|夜归|夜里|放映夜|篮球夜|陪伴夜|第 (?:\{n\}|\d+) 晚|晚饭后|末班车之后|观灯|夜市/u,
    from: 17,
    to: 28,
  },
];

/** The hour of an instant `HH:MM`; those before five belong to the night before. */
export function hourOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours + minutes / 60;
  return hour < 5 ? hour + 24 : hour;
}

/** Words of a text that name another time of day than the one at which its work starts; empty where all agree. */
export const wrongTimes = (text: string, startsAt: string): string[] =>
  times
    .filter(({ from, to }) => hourOf(startsAt) < from || hourOf(startsAt) > to)
    .flatMap(({ word }) => word.exec(text)?.[0] ?? []);
