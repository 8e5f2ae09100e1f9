type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fields = 'input:not([type=hidden],[type=file]), textarea, select';
const signs = ['input', 'change'] as const;

const isTick = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && (field.type === 'checkbox' || field.type === 'radio');

const stateOf = (field: Field): string | boolean => (isTick(field) ? field.checked : field.value);

/** Otherwise than the server drew it. */
function isMoved(field: Field): boolean {
  if (isTick(field)) return field.checked !== field.defaultChecked;
  if (!(field instanceof HTMLSelectElement)) return field.value !== field.defaultValue;
  const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
  return drawn !== field.selectedOptions[0];
}

/** Whoever comes back, or reloads, finds fields as the browser puts them back: nobody chose that now, and a list chosen again would lead away again. */
function isPutBack(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return visit?.type === 'back_forward' || visit?.type === 'reload';
}

/**
 * Notes what is typed, chosen and ticked in the fields of a place that cannot act yet, and gives what tells it to the place once it
 * can: React takes what stands in a field when it comes for what its own state says, and would put that back at the next change.
 * A word that is still being put together is told by its own end.
 */
export function noteTypedEarly(place: HTMLElement): () => void {
  const typed = new Map<Field, string | boolean>();
  for (const field of isPutBack() ? [] : place.querySelectorAll<Field>(fields))
    if (isMoved(field)) typed.set(field, stateOf(field));
  const note = (event: Event): void => {
    const field = event.target as Field;
    if (!field.matches(fields)) return;
    if ((event as InputEvent).isComposing) typed.delete(field);
    else typed.set(field, stateOf(field));
  };
  for (const sign of signs) place.addEventListener(sign, note, true);
  return () => {
    for (const sign of signs) place.removeEventListener(sign, note, true);
    for (const [field, state] of typed) if (field.isConnected) tell(field, state);
  };
}

/** As if it were done now. What a field stood at must be another for React to hear of it. */
function tell(field: Field, state: string | boolean): void {
  if (isTick(field)) {
    // Of a group, the one that was chosen says it for all.
    if (field.type === 'radio' && !state) return;
    field.checked = !state;
    field.click();
    return;
  }
  if (!(field instanceof HTMLSelectElement)) field.value = '';
  const written = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  written?.set?.call(field, state);
  for (const sign of signs) field.dispatchEvent(new Event(sign, { bubbles: true }));
}
