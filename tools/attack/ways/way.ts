import type { CityDay } from './city-day.ts';

/** One way to come by an hour that nobody served, or to take somebody's away. */
export type Way = {
  what: string;
  /** What it must come to: a refusal, or the state in which the centre sees it. */
  must: string;
  run: (day: CityDay) => Promise<string>;
};

/** What is said to a leader or reviewer as the reason. */
export const reason = '现场情况已经当面核对，记录属实。';

/** The person of that place on a list; a list that is too short is a fault of the campaign. */
export function personAt(people: readonly string[], index: number): string {
  const person = people[index];
  if (person === undefined) throw new Error(`nobody is at place ${index}`);
  return person;
}
