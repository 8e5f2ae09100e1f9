import { useEffect, useRef } from 'react';

/** Acts by the key that calls them, as `KeyboardEvent.key` in small letters; undefined while an act is not to be had. */
export type DeskKeys = Readonly<Record<string, (() => void) | undefined>>;

const storageKey = 'desk-keys-off';

/** Single keys act unless the person turned them off at this device (WCAG 2.1.4). */
export const areKeysOn = (): boolean => localStorage.getItem(storageKey) === null;
export function turnKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(storageKey);
  else localStorage.setItem(storageKey, '1');
}

/** Typing, an open dialog or menu, and keys with a modifier belong to whoever has the focus. */
const belongsElsewhere = ({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent): boolean =>
  ctrlKey ||
  metaKey ||
  altKey ||
  defaultPrevented ||
  (target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, select, [contenteditable="true"], [role="menu"]',
    ) !== null) ||
  document.querySelector('dialog[open], [role="dialog"]') !== null;

/** Acts of a page by single keys while it is shown. */
export function useDeskKeys(keys: DeskKeys): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const act = latest.current[event.key.toLowerCase()];
      if (!act || belongsElsewhere(event) || !areKeysOn()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
