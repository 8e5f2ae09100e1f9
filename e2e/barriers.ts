import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CDPSession, Page } from '@playwright/test';
import type * as axeCore from 'axe-core';

declare const axe: typeof axeCore;

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const wcagTags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

export type BarrierWish = {
  /** What is looked at; the whole page unless told. */
  within?: string;
  /** Good practice too, not the law alone. */
  isStrict?: boolean;
};

/** Breaches of WCAG 2.2 AA that a machine can find, each with the first places. */
export async function violationsOf(page: Page, { within, isStrict }: BarrierWish = {}): Promise<string[]> {
  await loadAxe(page);
  await page.evaluate(markLooks, 3);
  const run = { within: within ?? 'html', tags: isStrict ? [...wcagTags, 'best-practice'] : wcagTags };
  return page.evaluate(async ({ within, tags }) => {
    axe.configure({ rules: [{ id: 'color-contrast', selector: '[data-look]' }] });
    const { violations } = await axe.run(within, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
    });
    const found: string[] = [];
    for (const { id, nodes } of violations) {
      const places = nodes.map((node) => node.target.join(' '));
      const breaches = id === 'target-size' ? await whereItIsPressed(places) : places;
      if (breaches.length > 0) found.push(`${id}: ${breaches.slice(0, 3).join(' | ')}`);
    }
    return found;

    /** Those of the places that are too small in the middle of the screen, too: a bar that stays in view covers what scrolls below it. */
    async function whereItIsPressed(places: readonly string[]): Promise<string[]> {
      const small: string[] = [];
      for (const place of places) {
        document.querySelector(place)?.scrollIntoView({ block: 'center', behavior: 'instant' });
        const again = await axe.run(place, { runOnly: { type: 'rule', values: ['target-size'] } });
        if (again.violations.length > 0) small.push(place);
      }
      return small;
    }
  }, run);
}

const sessions = new WeakMap<Page, CDPSession>();

/**
 * Loads axe where the document has none. Half a megabyte of source goes to the browser as it is: by `page.evaluate` it would be an
 * argument that is quoted, unquoted and handed to `eval`, three times the work, and nothing of it kept for the next document.
 */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => typeof axe !== 'undefined')) return;
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { exceptionDetails } = await session.send('Runtime.evaluate', { expression: axeSource });
  if (exceptionDetails) throw new Error(`axe was not loaded: ${exceptionDetails.text}`);
}

/**
 * Names what is measured for contrast, the longest of all rules: of elements that look alike, with all that they stand in
 * (rows of a table, cards of a list), the first `kept` that can be seen. In the browser.
 */
function markLooks(kept: number): void {
  const names = new Map<string, number>();
  const looks = new Map<Element, number>();
  const lookOf = (element: Element): number => {
    const known = looks.get(element);
    if (known !== undefined) return known;
    const style = getComputedStyle(element);
    const own = [
      element.localName,
      ...['class', 'style', 'disabled', 'aria-disabled', 'type'].map((name) => element.getAttribute(name)),
      style.color,
      style.backgroundColor,
      style.backgroundImage,
      style.opacity,
      style.filter,
      style.textShadow,
      style.fontSize,
      style.fontWeight,
      style.position,
    ];
    const parent = element.parentElement;
    const name = `${parent ? lookOf(parent) : 0}>${own.join('|')}`;
    const look = names.get(name) ?? names.size + 1;
    names.set(name, look);
    looks.set(element, look);
    return look;
  };
  const isSeen = (element: Element): boolean => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 && height > 0 && element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    );
  };
  for (const element of document.querySelectorAll('[data-look]')) element.removeAttribute('data-look');
  const counts = new Map<number, number>();
  for (const element of document.querySelectorAll('body *')) {
    if (!isSeen(element)) continue;
    const look = lookOf(element);
    const before = counts.get(look) ?? 0;
    counts.set(look, before + 1);
    if (before < kept) element.setAttribute('data-look', '');
  }
}
