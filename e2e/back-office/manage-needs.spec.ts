import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';
import { raiseVerifiedNeed } from '../raise-need.ts';

test('every need is found in 需求管理 with its course and history, and taken out as a sheet', async ({
  page,
}) => {
  await page.goto('/login');
  const { origin } = new URL(page.url());
  const title = '想请人来教大家包粽子';
  await raiseVerifiedNeed(origin, 46, title);
  await fillLogin(page, 'diaodu001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto('/manage/needs?status=toDispatch');
  await page.getByLabel('公开标题或单号').fill(title);
  await page.getByLabel('公开标题或单号').press('Enter');
  const row = page.locator('tbody tr').filter({ visible: true, hasText: title });
  await expect(row.getByText('待派单')).toBeVisible();
  await row.getByRole('button', { name: title }).click();
  const aside = page.getByRole('complementary', { name: '需求详情' });
  await expect(aside.getByText('工作人员 待派单')).toBeVisible();
  await expect(aside.getByRole('region', { name: '操作记录' }).getByText('审核需求').first()).toBeVisible();
  await expect(aside.getByText('书院巷 14 号活动室')).toHaveCount(0);

  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出服务需求' });
  await dialog.getByRole('textbox', { name: '导出原因' }).fill('月度汇报用');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出表格' }).click();
  expect((await download).suggestedFilename()).toMatch(/^服务需求-/);
});
