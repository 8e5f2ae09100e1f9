import { expect, it } from 'vitest';
import { closeMenus } from './close-menus.ts';

it('closes a menu by a tap beside it and by Escape, with the focus on its heading; a disclosure that is none stays', () => {
  document.body.innerHTML = `
    <details data-menu open><summary>菜单</summary><a href="#x">帮助</a></details>
    <details open><summary>说明</summary></details><p>正文</p>`;
  closeMenus(document);
  const [menu, note] = document.querySelectorAll('details');
  const tap = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  tap('a');
  expect(menu?.open).toBe(true);
  tap('p');
  expect([menu?.open, note?.open]).toEqual([false, true]);
  if (menu) menu.open = true;
  document.querySelector('a')?.focus();
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  expect([menu?.open, note?.open]).toEqual([false, true]);
  expect(document.activeElement?.textContent).toBe('菜单');
});
