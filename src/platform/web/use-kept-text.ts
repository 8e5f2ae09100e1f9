import { useState } from 'react';
import { dropKeptForm, keepForm, keptPlace, readKeptForm } from './long-form/kept-form.ts';

/**
 * A typed text that outlives its field: who looks at something else, or has to log in again, finds it when coming back, until
 * it is sent or the tab closes. Kept for the person who typed it; without a key nothing is kept. Where nothing was typed yet stands `start`. Gives the text, how to change
 * it, and how to forget what is kept.
 */
export function useKeptText(
  key: string | undefined,
  start = '',
): [text: string, change: (text: string) => void, forget: () => void] {
  const place = key === undefined ? undefined : keptPlace(key);
  const [text, setText] = useState(() => {
    const kept = place === undefined ? undefined : readKeptForm('tab', place)?.form;
    return typeof kept === 'string' ? kept : start;
  });
  const change = (next: string): void => {
    const keptAt = new Date().toISOString();
    if (place !== undefined) keepForm('tab', place, { form: next, version: undefined, keptAt });
    setText(next);
  };
  return [text, change, () => place !== undefined && dropKeptForm('tab', place)];
}
