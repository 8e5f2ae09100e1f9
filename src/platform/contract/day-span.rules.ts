import { dayIn } from './instants.ts';

/** What is said to who asks for days that end before they begin. */
export const endBeforeStart = '结束日期早于开始日期，请改其中一个';

/** True unless both days are given and the last lies before the first. */
export const isInOrder = (from: string | undefined, to: string | undefined): boolean =>
  !from || !to || from <= to;

/** For `refine` of a request with two days that may be absent: an end before the start is refused at the end. */
export const daysInOrder = <From extends string, To extends string>(from: From, to: To) =>
  [
    (request: { [Name in From | To]?: string | undefined }): boolean => isInOrder(request[from], request[to]),
    { path: [to] as string[], message: endBeforeStart },
  ] as const;

/** Days of a filter, either end open; days out of order are none, and `refused` keeps them as they were given. */
export type DaySpan = {
  from: string | undefined;
  to: string | undefined;
  refused?: { from: string; to: string };
};

/** The days that two texts of an address name; what is no day is dropped. */
export function daySpanIn(fromText: string | null | undefined, toText: string | null | undefined): DaySpan {
  const [from, to] = [dayIn(fromText), dayIn(toText)];
  if (from && to && !isInOrder(from, to)) return { from: undefined, to: undefined, refused: { from, to } };
  return { from, to };
}
