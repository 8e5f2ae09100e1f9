import { createContext, type ReactNode, useContext } from 'react';

/** Draws something of a page by itself, and gives what stands for it in the page. */
export type DrawApart = {
  /** What a row says, for as long as it is the same object and all else is as told; undefined when it cannot stand apart. */
  row: (row: object, told: string, draw: () => ReactNode) => string | undefined;
  /** A part with islands, once for what is told to it; no other of the page has its name. */
  part: (name: string, told: string, draw: () => ReactNode) => string;
};

const DrawApartContext = createContext<DrawApart | undefined>(undefined);

/** Given once per page by the page server: what no browser's React takes over may be drawn apart, and kept. */
export const DrawApartProvider = DrawApartContext.Provider;

type Content = { children: ReactNode } | { dangerouslySetInnerHTML: { __html: string } };

/**
 * The content of an element that says what one row says, for as long as it is the same object and the day lasts (labels name days as 今天 and 明天).
 * `told` is all else that it says; undefined: it is drawn each time, as it always is in a browser. It may ask for no context (decision 0055).
 */
export function useDrawnOnce(row: object, told: string | undefined, draw: () => ReactNode): Content {
  const drawApart = useContext(DrawApartContext);
  const html = told === undefined ? undefined : drawApart?.row(row, told, draw);
  return html === undefined ? { children: draw() } : { dangerouslySetInnerHTML: { __html: html } };
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
