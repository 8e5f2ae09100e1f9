import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { fillLogin } from '../people.ts';

test('a team offers a service, staff put it on the menu, and a resident begins an order with it', async ({
  page,
  browser,
}) => {
  const name = `修拉链 ${Date.now() % 100_000}`;
  await page.goto('/user-index/login');
  await fillLogin(page, 'duiwu003');
  await page.waitForURL('/teamcenter/index/teamindex');
  await page.goto('/teamcenter/index/teammodify');
  await page.getByRole('link', { name: '我们的服务' }).click();
  await page.getByRole('button', { name: '提供一项服务' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('服务名称').fill(name);
  await dialog.getByLabel('帮什么忙').selectOption('housework');
  await dialog.getByLabel('一句话说明').fill('拉链卡住、掉齿都能修');
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(dialog.getByText('请填写要注意什么')).toBeVisible();
  await dialog.getByLabel('要注意什么').fill('皮包不修');
  await dialog.getByLabel('每周几次').fill('1');
  await dialog.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('待审核');

  const office = await takePage(browser, new URL(page.url()).origin);
  await office.goto('/login');
  await fillLogin(office, 'diaodu001');
  await office.waitForURL('/dashboard/dashboard');
  await office.goto(`/manage/service-menu?keyword=${encodeURIComponent(name)}`);
  await office.getByRole('button', { name: '队伍', exact: true }).click();
  await office.getByRole('button', { name: '退回' }).click();
  await expect(office.getByText('请写一句给队伍看的话')).toBeVisible();
  await office.getByRole('button', { name: '通过' }).click();
  await expect(office.getByText('已通过')).toBeVisible();

  const resident = await takePage(browser, new URL(page.url()).origin);
  await resident.goto('/user-index/needList');
  await resident.getByRole('link', { name: '服务菜单' }).first().click();
  await resident.getByLabel('找一项服务').fill(name);
  await resident.getByRole('button', { name: '找一找' }).click();
  await expect(resident.getByText('本周还能约 1 次')).toBeVisible();
  await resident.getByRole('link', { name: `点这一项：${name}` }).click();
  await expect(resident.getByText('皮包不修')).toBeVisible();
  await expect(resident.getByRole('textbox', { name: '具体情况' })).toBeVisible();
});
