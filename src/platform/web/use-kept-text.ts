import { useState } from 'react';
import { cookieNames, readCookie } from './session/session-cookies.ts';

const keptTexts = new Map<string, string>();

/**
 * A typed text that outlives its field: who looks at something else and comes back finds it again, until it is sent or the
 * window closes. Kept for the person who typed it; without a key nothing is kept. Gives the text, how to change it, and how
 * to forget what is kept.
 */
export function useKeptText(
  key: string | undefined,
): [text: string, change: (text: string) => void, forget: () => void] {
  const place = `${readCookie(cookieNames.id) ?? ''}:${key ?? ''}`;
  const [text, setText] = useState(() => (key === undefined ? undefined : keptTexts.get(place)) ?? '');
  const change = (next: string): void => {
    if (key !== undefined) keptTexts.set(place, next);
    setText(next);
  };
  return [text, change, () => void keptTexts.delete(place)];
}
