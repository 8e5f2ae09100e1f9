import { test as base } from '@playwright/test';
import { clearAway } from './kept-pages.ts';

export { expect } from '@playwright/test';

/** A journey in the browser. What it opens besides its own page is cleared away when it ends: a page that nobody looks at goes on asking. */
export const test = base.extend<{ clearedAway: undefined }>({
  clearedAway: [
    async ({ browser, baseURL }, use) => {
      const before = new Set(browser.contexts());
      await use(undefined);
      await clearAway(browser, { before, shared: baseURL ?? '' });
    },
    { auto: true },
  ],
});
