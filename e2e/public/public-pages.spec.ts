import { expect, type Page, test } from '@playwright/test';
import { violationsOf } from '../barriers.ts';
import { listenForComplaints, overflowOf, weighScripts } from '../page-watch.ts';
import { addressOf, type PublicPage, publicPages } from './public-pages.ts';

const scriptBudgetBytes = 100 * 1024;
const desktop = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

/** The notices answer with their own status, which the browser's console mentions. */
const isOwnStatus =
  ({ name }: PublicPage) =>
  (text: string) =>
    /^40\d$/.test(name) && text.includes(`status of ${name}`);

// A browser's new page is a new process that reads every script and axe itself anew, which takes longer than what is tried:
// two visitors look at all pages, and forget between them what a browser keeps.
let reader: Page;
let visitor: Page;

test.beforeAll(async ({ browser }) => {
  reader = await browser.newPage({ javaScriptEnabled: false });
  visitor = await browser.newPage();
});

test.afterAll(async () => {
  await reader.close();
  await visitor.close();
});

/** Makes the visitor a stranger: nothing is kept, nobody listens, and the window is as wide as at first. */
async function beStranger(page: Page): Promise<void> {
  for (const event of ['console', 'pageerror', 'response'] as const) page.removeAllListeners(event);
  await page.setViewportSize(desktop);
  // The page before keeps what it likes while it is left; a picture keeps nothing.
  await page.goto('/favicon.svg');
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
}

for (const publicPage of publicPages) {
  test.describe(`public page ${publicPage.name}`, () => {
    let address: string;

    test.beforeAll(async () => {
      address = await addressOf(publicPage, reader);
    });

    test('shows its heading and its list without scripts', async () => {
      await reader.context().clearCookies();
      await reader.goto(address);
      await expect(reader.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (publicPage.hasList) {
        const entries = reader.getByRole('main').locator('a[href^="/user-index/"] :is(h2, h3, h4, b)');
        await expect(entries.first()).toBeVisible();
      }
    });

    test('is light, quiet and free of barriers', async ({ baseURL }) => {
      await beStranger(visitor);
      const complaints = listenForComplaints(visitor, isOwnStatus(publicPage));
      const scriptBytes = weighScripts(visitor);
      await visitor.goto(address, { waitUntil: 'networkidle' });
      expect(await scriptBytes()).toBeLessThan(scriptBudgetBytes);
      expect.soft(await violationsOf(visitor), 'at 1440 px').toEqual([]);
      await visitor.setViewportSize(phone);
      expect.soft(await violationsOf(visitor), 'at 390 px').toEqual([]);

      await visitor.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflowOf(visitor), 'wider than 320 px').toBe(0);

      await visitor.context().addCookies([{ name: 'view', value: 'elder', url: baseURL ?? '' }]);
      await visitor.setViewportSize(desktop);
      await visitor.reload({ waitUntil: 'networkidle' });
      await expect(visitor.locator('[data-view="elder"]').first()).toBeAttached();
      const isNotice = /^40\d$/.test(publicPage.name);
      await expect(visitor.getByRole('button', { name: '朗读本页' })).toHaveCount(isNotice ? 0 : 1);
      expect.soft(await violationsOf(visitor), 'in the view for the elderly').toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
