import { type FocusEvent, useRef } from 'react';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Codes and passwords are typed again in a moment, a search is no text of one's own, and what is kept is not lost. */
const isOwnText = (target: EventTarget): target is TextControl =>
  (target instanceof HTMLTextAreaElement && !target.dataset['kept']) ||
  (target instanceof HTMLInputElement &&
    ['text', 'tel', 'url', 'email', 'number'].includes(target.type) &&
    target.autocomplete !== 'one-time-code' &&
    target.getAttribute('role') !== 'combobox');

/** Notes what stood in each field when it was entered, and tells whether a person has written something else since. */
export function useTypedText() {
  const early = useRef(new Map<TextControl, string>());
  return {
    note: ({ target }: FocusEvent): void => {
      if (isOwnText(target) && !early.current.has(target)) early.current.set(target, target.value);
    },
    isTyped: (): boolean =>
      [...early.current].some(([control, value]) => control.isConnected && control.value !== value),
  };
}
