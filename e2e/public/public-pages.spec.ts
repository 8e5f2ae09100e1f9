import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { violationsOf } from '../barriers.ts';
import { takePage } from '../kept-pages.ts';
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

// Whoever reads without scripts looks at all pages: a new page is a new process.
let reader: Page;

test.beforeAll(async ({ browser }) => {
  reader = await browser.newPage({ javaScriptEnabled: false });
});

test.afterAll(() => reader.close());

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

    test('is light, quiet and free of barriers', async ({ browser, baseURL }) => {
      const visitor = await takePage(browser, baseURL ?? '');
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
