import { expect, type Locator, type Page } from '@playwright/test';

/**
 * Turns the pages of a list of a centre, from the first on, until a row holds the text; whether it stands on the first depends on the day and on
 * what other journeys did. Throws when no page has one.
 */
export async function rowOnPages(page: Page, path: string, text: string): Promise<Locator> {
  const row = page.getByRole('listitem').filter({ hasText: text }).first();
  await page.goto(path);
  for (;;) {
    // The foot of a list is there together with its rows.
    await expect(page.getByText(/^共 [\d,]+ /)).toBeVisible();
    if (await row.isVisible()) return row;
    const next = page.getByRole('link', { name: '下一页' });
    if (!(await next.isVisible())) throw new Error(`no page of ${path} holds ${text}`);
    await page.goto(new URL((await next.getAttribute('href')) ?? '', page.url()).href);
  }
}
