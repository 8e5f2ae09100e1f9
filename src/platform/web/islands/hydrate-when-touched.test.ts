import { afterEach, expect, it, vi } from 'vitest';
import { hydrateWhenTouched } from './hydrate-when-touched.ts';

afterEach(() => {
  document.body.innerHTML = '';
});

function open() {
  document.body.innerHTML = `<div data-island="one"><button type="button">切换</button></div>
    <div data-island="two"><form><input><button type="submit">搜索</button></form></div>`;
  const pressed = vi.fn<() => void>();
  const hydrate = vi.fn<() => Promise<void>>(async () => {
    for (const place of document.querySelectorAll<HTMLElement>('[data-island]'))
      place.dataset['hydrated'] = '';
    document.querySelector('[type="button"]')?.addEventListener('click', pressed);
  });
  hydrateWhenTouched(document, hydrate);
  return { hydrate, pressed };
}

it('loads nothing before somebody points at a part or comes to it, and once for all of them', async () => {
  const { hydrate } = open();
  expect(hydrate).not.toHaveBeenCalled();
  document.querySelector('input')?.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  document.querySelector('[data-island="one"]')?.dispatchEvent(new Event('pointerenter'));
  await Promise.resolve();
  expect(hydrate).toHaveBeenCalledTimes(1);
});

it('does a press that came before the button could act, once', async () => {
  const { hydrate, pressed } = open();
  document.querySelector<HTMLElement>('[type="button"]')?.click();
  await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  document.querySelector<HTMLElement>('[type="button"]')?.click();
  await Promise.resolve();
  expect([hydrate.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 2]);
});
