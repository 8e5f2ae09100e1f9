import type { KeyboardEvent } from 'react';

const canFocus =
  ':is(a[href], button, input, select, textarea, summary, [tabindex], [contenteditable="true"]):not(:disabled, [tabindex="-1"], [type="hidden"])';

/** What Tab reaches inside, in its order. */
const stopsIn = (dialog: HTMLElement): HTMLElement[] =>
  [...dialog.querySelectorAll<HTMLElement>(canFocus)].filter(
    (element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true,
  );

/** Tab from the last to the first and back, instead of out of a modal dialog. */
export function keepTabInside(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab' || event.defaultPrevented) return;
  const stops = stopsIn(event.currentTarget);
  const [edge, other] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]];
  if (!other || event.target !== edge) return;
  event.preventDefault();
  other.focus();
}

const oneLine = ['text', 'tel', 'email', 'number', 'url', 'date'];

/** Whether Enter was pressed in a field of one line that has no other use for it: a form would be sent by it. */
export const isEnterToSend = ({ key, target, nativeEvent, defaultPrevented }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !defaultPrevented &&
  // Enter of an input method chooses characters.
  !nativeEvent.isComposing &&
  target instanceof HTMLInputElement &&
  oneLine.includes(target.type) &&
  target.getAttribute('role') !== 'combobox' &&
  target.form === null;
