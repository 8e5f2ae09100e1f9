import { useState } from 'react';

/**
 * What stands in a field of the browser while it is typed: a day is typed digit by digit, and only what `isWhole` goes on to
 * `onChange`. Anew when another value is given from outside.
 */
export function useTypedValue(
  given: string,
  isWhole: (typed: string) => boolean,
  onChange: (value: string) => void,
): [typed: string, type: (text: string) => void] {
  const [shown, setShown] = useState(given);
  const [typed, setTyped] = useState(given);
  const type = (text: string): void => {
    setTyped(text);
    if (!isWhole(text)) return;
    setShown(text);
    if (text !== given) onChange(text);
  };
  if (shown === given) return [typed, type];
  setShown(given);
  setTyped(given);
  return [given, type];
}
