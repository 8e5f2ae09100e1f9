import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { labelDay } from '#platform/contract/instants.ts';
import { RecentMap } from '#platform/contract/text/recent-map.ts';

/** What is kept of the rows drawn last: the first pages of lists, some megabytes. */
const mostRows = 300;

/** Draws what a row says once for the row, what is told beside it and the day, and keeps its bytes; undefined for what cannot stand apart. */
export type DrawnRows = (row: object, told: string, draw: () => ReactNode) => Buffer | undefined;

/** Keeps the last three hundred rows, each for all that is told beside it. */
export function drawnRows(): DrawnRows {
  const known = new RecentMap<object, Map<string, Buffer | undefined>>(mostRows);
  const keptOf = (row: object): Map<string, Buffer | undefined> => {
    const before = known.get(row);
    if (before) return before;
    const begun = new Map<string, Buffer | undefined>();
    known.set(row, begun);
    return begun;
  };
  return (row, told, draw) => {
    const key = `${labelDay()} ${told}`;
    const kept = keptOf(row);
    if (kept.has(key)) return kept.get(key);
    const html = renderToStaticMarkup(draw());
    // A picture to be fetched first is asked for before all else, not in the middle of the page.
    const bytes = html.startsWith('<link') ? undefined : Buffer.from(html);
    kept.set(key, bytes);
    return bytes;
  };
}
