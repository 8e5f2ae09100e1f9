import { expect, test } from '@playwright/test';
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

for (const publicPage of publicPages) {
  test.describe(`public page ${publicPage.name}`, () => {
    let address: string;

    test.beforeAll(async ({ browser }) => {
      const page = await browser.newPage();
      address = await addressOf(publicPage, page);
      await page.close();
    });

    test('shows its heading and its list without scripts', async ({ browser }) => {
      const page = await browser.newPage({ javaScriptEnabled: false });
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
      if (publicPage.hasList) {
        const entries = page.getByRole('main').locator('a[href^="/user-index/"] :is(h2, h3, h4, b)');
        await expect(entries.first()).toBeVisible();
      }
      await page.close();
    });

    test('is light, quiet and free of barriers', async ({ page, baseURL }) => {
      const complaints = listenForComplaints(page, isOwnStatus(publicPage));
      const scriptBytes = weighScripts(page);
      await page.goto(address, { waitUntil: 'networkidle' });
      expect(await scriptBytes()).toBeLessThan(scriptBudgetBytes);
      expect.soft(await violationsOf(page), 'at 1440 px').toEqual([]);
      await page.setViewportSize(phone);
      expect.soft(await violationsOf(page), 'at 390 px').toEqual([]);

      await page.setViewportSize({ width: 320, height: 640 });
      expect.soft(await overflowOf(page), 'wider than 320 px').toBe(0);

      await page.context().addCookies([{ name: 'view', value: 'elder', url: baseURL ?? '' }]);
      await page.setViewportSize(desktop);
      await page.reload({ waitUntil: 'networkidle' });
      await expect(page.locator('[data-view="elder"]').first()).toBeAttached();
      const isNotice = /^40\d$/.test(publicPage.name);
      await expect(page.getByRole('button', { name: '朗读本页' })).toHaveCount(isNotice ? 0 : 1);
      expect.soft(await violationsOf(page), 'in the view for the elderly').toEqual([]);
      expect(complaints).toEqual([]);
    });
  });
}
