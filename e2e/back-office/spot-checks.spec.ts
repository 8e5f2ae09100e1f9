import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';

test('a drawn record is looked at again: the seed is shown, a finding needs its reason and is kept', async ({
  page,
}) => {
  await page.goto('/login');
  await fillLogin(page, 'shenhe001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto('/review/anomalies');
  await page.getByRole('main').getByRole('link', { name: '每周抽查' }).click();
  await expect(page).toHaveURL('/review/spot-checks');
  await page.getByText('最近几周的种子').click();
  const seed = page.getByRole('list', { name: '最近几周的种子' }).getByRole('listitem').first();
  await expect(seed.locator('code')).toHaveText(/^[0-9a-f]{64}$/);
  const act = page.getByRole('button', { name: /^记录抽查结果 / }).first();
  const hourNo = ((await act.getAttribute('aria-label')) ?? '').replace('记录抽查结果 ', '');
  await act.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: '看全部证据，申请作废' })).toHaveAttribute(
    'href',
    /tab=counting&hour=\d+$/,
  );
  await dialog.getByLabel('核对结果').selectOption({ label: '核对不符' });
  await dialog.getByRole('button', { name: '记下结果' }).click();
  await expect(dialog.getByText('请写明问了谁、看了什么，至少 5 个字').first()).toBeVisible();
  await dialog.getByLabel('说明').fill('电话问了本人，说没有到场。');
  await dialog.getByRole('button', { name: '记下结果' }).click();
  await expect(page.getByText('抽查结果已记下')).toBeVisible();
  await page.goto('/review/spot-checks?tab=done');
  const row = page.locator('tbody tr').filter({ visible: true }).filter({ hasText: hourNo });
  await expect(row).toContainText('核对不符');
  await expect(row).toContainText('电话问了本人，说没有到场。');
});
