/** On a `<details>` that hangs over the page like a menu: a tap beside it, Escape and another one that opens close it. */
export const menuDisclosure = { 'data-menu': true } as const;

const openMenus = (root: ParentNode): HTMLDetailsElement[] => [
  ...root.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]'),
];

/** Closes disclosures that are menus as menus close. Without scripts their own heading does. */
export function closeMenus(document: Document): void {
  document.addEventListener('pointerdown', ({ target }) => {
    for (const menu of openMenus(document))
      if (!(target instanceof Node && menu.contains(target))) menu.open = false;
  });
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    for (const menu of openMenus(document)) {
      const isInside = menu.contains(document.activeElement);
      menu.open = false;
      // Or the focus would be on nothing.
      if (isInside) menu.querySelector('summary')?.focus();
    }
  });
}
