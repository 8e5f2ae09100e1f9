/**
 * Leaves the islands of a page as the server drew them until somebody points at one, comes to it by key or taps it: then `hydrate` brings
 * the page's islands to life, once. A press that came before a button could act is done when it can.
 */
export function hydrateWhenTouched(root: ParentNode, hydrate: () => Promise<void>): void {
  let living: Promise<void> | undefined;
  const begin = (): Promise<void> => (living ??= hydrate());
  for (const place of root.querySelectorAll<HTMLElement>('[data-island]')) {
    for (const sign of ['pointerenter', 'focusin'] as const)
      place.addEventListener(sign, () => void begin(), { once: true });
    place.addEventListener(
      'click',
      ({ target }) => {
        const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]');
        const isAlive = 'hydrated' in place.dataset;
        void begin().then(() => {
          if (button && !isAlive) button.click();
        });
      },
      { once: true },
    );
  }
}
