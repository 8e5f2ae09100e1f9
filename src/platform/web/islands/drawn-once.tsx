import { createContext, type ReactNode, useContext } from 'react';
import { labelDay } from '#platform/contract/instants.ts';

/** Draws something of a page by itself. */
export type DrawApart = {
  /** What a row says. */
  row: (content: ReactNode) => string;
  /** A part with islands, once for what is told to it; no other of the page has its name. */
  part: (name: string, told: string, draw: () => ReactNode) => string;
};

const DrawApartContext = createContext<DrawApart | undefined>(undefined);

/** Given once per page by the page server: what no browser's React takes over may be drawn apart, and kept. */
export const DrawApartProvider = DrawApartContext.Provider;

/** What is kept of the rows drawn last: the first pages of lists, some megabytes. */
const mostRows = 500;
const drawn = new Map<object, Map<string, string>>();

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element that says what one row says, for as long as it is the same object and the day lasts (labels name days as 今天 and 明天).
 * `told` is all else that it says; undefined: it is drawn each time, as it always is in a browser. It may ask for no context (decision 0055).
 */
export function useDrawnOnce(row: object, told: string | undefined, draw: () => ReactNode): Content {
  const drawApart = useContext(DrawApartContext);
  if (!drawApart || told === undefined) return { children: draw() };
  const key = `${labelDay()} ${told}`;
  const kept = keptOf(row);
  const html = kept.get(key) ?? drawApart.row(draw());
  kept.set(key, html);
  // A picture to be fetched first is asked for before all else, not in the middle of the page.
  if (html.startsWith('<link')) return { children: draw() };
  return { dangerouslySetInnerHTML: { __html: html } };
}

/**
 * The content of an element that says what is in `told`, which is JSON, and nothing else: of a list's page its head and filters, which are the same
 * on each of its pages. undefined: it is drawn each time, as it always is in a browser (decision 0055).
 */
export function usePartOnce(name: string, told: object | undefined, draw: () => ReactNode): Content {
  const drawApart = useContext(DrawApartContext);
  if (!drawApart || !told) return { children: draw() };
  return { dangerouslySetInnerHTML: { __html: drawApart.part(name, JSON.stringify(told), draw) } };
}

function keptOf(row: object): Map<string, string> {
  const known = drawn.get(row);
  if (known) return known;
  const [oldest] = drawn.keys();
  if (oldest && drawn.size >= mostRows) drawn.delete(oldest);
  const begun = new Map<string, string>();
  drawn.set(row, begun);
  return begun;
}
