import type { MouseEvent } from 'react';

/**
 * A click on a row's act, without the second half of a double click: the row may be gone by then, and the next one stands
 * under the pointer. Keys are unaffected.
 */
export const firstClick =
  (act: () => void) =>
  ({ detail }: Pick<MouseEvent, 'detail'>): void => {
    if (detail <= 1) act();
  };
