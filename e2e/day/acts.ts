import type { Page } from '@playwright/test';

/** What a hand did: presses of the pointer, and keys (a character that is typed by its sound is three). */
export type Acts = { presses: number; keys: number };
export type Hand = 'desk' | 'phone';

/**
 * Seconds of one act, by the keystroke-level model (Card, Moran and Newell 1980): thinking 1.2 s, pointing 1.1 s and a press of the
 * button 0.2 s; a key of an average typist 0.28 s. On a phone a press scrolls and looks for longer, and a thumb types slower.
 */
const secondsOf: Record<Hand, { press: number; key: number }> = {
  desk: { press: 2.5, key: 0.28 },
  phone: { press: 3.2, key: 0.45 },
};

/** How long the acts take a practised person, whatever the machine that the journey runs on. */
export const secondsOfActs = ({ presses, keys }: Acts, hand: Hand): number =>
  presses * secondsOf[hand].press + keys * secondsOf[hand].key;

/** Counts on the page what is done on it from now on, on every page that follows. */
export async function countActs(page: Page): Promise<() => Acts> {
  const acts: Acts = { presses: 0, keys: 0 };
  await page.exposeFunction('noteActs', (presses: number, keys: number) => {
    acts.presses += presses;
    acts.keys += keys;
  });
  await page.addInitScript(listenForActs);
  await page.evaluate(listenForActs);
  return () => ({ ...acts });
}

/** Runs in the page. */
function listenForActs(): void {
  const { noteActs } = window as unknown as { noteActs: (presses: number, keys: number) => void };
  const written = new WeakMap<EventTarget, string>();
  const hear = (name: string, heard: (event: Event) => void): void =>
    document.addEventListener(name, heard, { capture: true, passive: true });
  const textOf = (field: EventTarget | null): string | undefined => {
    if (!(field instanceof HTMLElement)) return undefined;
    if (field instanceof HTMLTextAreaElement) return field.value;
    if (field instanceof HTMLInputElement)
      return field.type === 'checkbox' || field.type === 'radio' ? undefined : field.value;
    return field.isContentEditable ? field.innerText : undefined;
  };
  const keysFor = (text: string): number =>
    [...text].reduce((sum, character) => sum + (character > '\u2E7F' ? 3 : 1), 0);
  hear('pointerdown', () => noteActs(1, 0));
  // A list of choices is opened and chosen from.
  hear('change', ({ target }) => target instanceof HTMLSelectElement && noteActs(2, 0));
  hear('focusin', ({ target }) => {
    const text = textOf(target);
    if (target && text !== undefined) written.set(target, text);
  });
  hear('input', ({ target }) => {
    const text = textOf(target);
    if (!target || text === undefined) return;
    const before = written.get(target) ?? '';
    // What stood there and is written over was selected first.
    noteActs(0, text.startsWith(before) ? keysFor(text.slice(before.length)) : 1 + keysFor(text));
    written.set(target, text);
  });
  hear('keydown', (event) => {
    if (event instanceof KeyboardEvent && event.key.length > 1) noteActs(0, 1);
  });
}
