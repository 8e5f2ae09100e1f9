import { useCallback, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { rowAsked } from '#platform/web/long-form/show-step.ts';
import { partOfRow, partsOf, type ShiftPart } from './shift-parts.rules.ts';

/** Which rows of a long form are shown. */
export type ShiftParts = {
  parts: readonly ShiftPart[];
  /** The place of the part that is shown, and the part itself. */
  current: number;
  shown: ShiftPart;
  turnTo: (part: number) => void;
  /** Shows the part of a row; the same function as long as the form is open. */
  turnToRow: (index: number) => void;
};

const shiftPath = /^shifts\.(\d+)/;

/** The rows a part at a time: two hundred of them would make every key wait. Whoever looks for the field of a row is shown its part. */
export function useShiftParts(count: number): ShiftParts {
  const [row, setRow] = useState(0);
  const turnToRow = useCallback((index: number): void => setRow(index), []);
  useEffect(() => {
    const onAsked = ({ detail }: CustomEvent<string>): void => {
      const index = shiftPath.exec(detail)?.[1];
      if (index !== undefined) flushSync(() => setRow(Number(index)));
    };
    window.addEventListener(rowAsked, onAsked as EventListener);
    return () => window.removeEventListener(rowAsked, onAsked as EventListener);
  }, []);
  const parts = partsOf(count);
  const current = partOfRow(row, count);
  const shown = parts[current] ?? { from: 0, to: count };
  return { parts, current, shown, turnTo: (part) => setRow(parts[part]?.from ?? 0), turnToRow };
}
