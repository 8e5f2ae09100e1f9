import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { drawTree } from './draw-tree.ts';
import { byReact, canTakeTurns } from './hooks.ts';
import { NotDrawnHere } from './not-drawn-here.ts';

/** How trees become HTML. */
export type DrawHtml = (tree: () => ReactNode, idPrefix?: string) => string;

/**
 * Draws a tree to HTML, byte for byte what React's `renderToString` writes and what its `hydrateRoot` takes over, in a part of the time
 * (decision 0055). What our own drawing does not know is left to React, as a whole: `tree` is then made once more.
 */
export const drawHtml: DrawHtml = (tree, idPrefix = '') => {
  if (canTakeTurns) {
    try {
      return drawTree(tree(), idPrefix);
    } catch (error) {
      if (!(error instanceof NotDrawnHere)) throw error;
    }
  }
  return byReact(() => renderToString(tree(), { identifierPrefix: idPrefix }));
};
