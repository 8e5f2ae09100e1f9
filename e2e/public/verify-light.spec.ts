import { expect, test } from '../journey.ts';
import { listenForComplaints, weighScripts } from '../page-watch.ts';

/** Issue 14: whoever verifies a paper on a phone loads no more. */
const verifyBudgetBytes = 60 * 1024;

test('/verify is light and works without React', async ({ page }) => {
  const complaints = listenForComplaints(page, (text) => text.includes('status of 400'));
  const scriptBytes = weighScripts(page);
  await page.goto('/verify#ZM99010020200101000001A.AAAAAA', { waitUntil: 'networkidle' });
  await expect(page.getByText('查无此证')).toBeVisible();
  await expect(page.getByLabel('证书编号')).toHaveValue(/^ZM/);
  await page
    .getByLabel('证书或时长凭证')
    .setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{}') });
  await expect(page.getByText('这不是本平台的证书或时长凭证')).toBeVisible();
  await page.getByLabel('证书编号').fill('12');
  await page.getByRole('button', { name: '核验', exact: true }).click();
  await expect(page.locator('[data-verify-answer]')).toContainText(/编号/);
  await page.waitForLoadState('networkidle');
  expect(await scriptBytes()).toBeLessThan(verifyBudgetBytes);
  expect(complaints).toEqual([]);
});

test('the header of /verify comes to life when it is touched', async ({ page }) => {
  const complaints = listenForComplaints(page, () => false);
  await page.goto('/verify', { waitUntil: 'networkidle' });
  await page.getByRole('button', { name: '长辈版' }).filter({ visible: true }).first().click();
  await expect(page.locator('[data-view="elder"]').first()).toBeAttached();
  const search = page.getByRole('combobox', { name: '搜索' }).filter({ visible: true }).first();
  await search.focus();
  await expect(page.locator('[data-island="site-search"][data-hydrated]').first()).toBeAttached();
  await search.pressSequentially('净滩', { delay: 100 });
  await expect(page.getByRole('listbox').first()).toBeVisible();
  expect(complaints).toEqual([]);
});
