import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';

test('staff take down what a neighbour asks for on the phone, with consent', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'shenhe001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto('/manage/raise-need');
  const form = page.getByRole('region', { name: '代点单' });
  await form.getByLabel('怎么称呼点单人').fill('何奶奶');
  await form.getByLabel('点单人的手机号').fill('13900008123');
  await form.getByLabel('要帮什么忙').selectOption({ label: '家电维修' });
  await form.getByLabel('具体情况').fill('客厅的吸顶灯不亮了，灯已经买好放在门口鞋柜上。');
  await form.getByLabel('在哪里').selectOption({ index: 1 });
  await expect(form.getByLabel('最近的所或站')).toBeEnabled();
  await form.getByLabel('最近的所或站').selectOption({ index: 1 });
  await form.getByLabel('详细地址').fill('渡口老街 14 号 2 单元');
  await form.getByRole('button', { name: '要登高' }).click();
  await form.getByRole('button', { name: '提交这张单' }).click();
  await expect(form.getByText('请先问清楚：本人同意点单，也同意留下这些信息')).toBeVisible();
  const buffer = await page.screenshot({ clip: { x: 0, y: 0, width: 200, height: 200 } });
  await form
    .getByLabel('选择照片（选填）文件')
    .setInputFiles({ name: '吸顶灯.png', mimeType: 'image/png', buffer });
  await expect(form.getByText('吸顶灯.png')).toBeVisible();
  await form.getByRole('checkbox', { name: /已经问清楚/ }).check();
  await form.getByRole('button', { name: '提交这张单' }).click();
  await expect(form.getByText(/单子收到了，单号 X\d+/)).toBeVisible();
  const mine = page.getByRole('region', { name: '我代点的单' });
  await expect(mine.locator('tbody tr').filter({ visible: true }).first()).toContainText(
    '客厅的吸顶灯不亮了',
  );
  await form.getByRole('link', { name: '去核实这张单' }).click();
  const aside = page.getByRole('complementary', { name: '需求和审核' });
  await expect(aside.getByText('客厅的吸顶灯不亮了，灯已经买好放在门口鞋柜上。').first()).toBeVisible();
  await aside.getByRole('button', { name: /看 1 张照片/ }).click();
  await expect(aside.getByRole('img')).toHaveCount(1);
});

test('a 网格员 takes down what a resident asks for at the door, sees it below, and is led to nothing else', async ({
  page,
}) => {
  await page.goto('/login');
  await fillLogin(page, 'wangge001');
  const menu = page.getByRole('navigation', { name: '后台菜单' });
  await menu.getByRole('link', { name: '代点单' }).click();
  await expect(menu.getByRole('link', { name: /审核|管理/ })).toHaveCount(0);
  const form = page.getByRole('region', { name: '代点单' });
  await form.getByRole('button', { name: '上门走访' }).click();
  await form.getByLabel('怎么称呼点单人').fill('岳大爷');
  await form.getByLabel('点单人的手机号').fill('13900008124');
  await form.getByLabel('要帮什么忙').selectOption({ label: '家电维修' });
  await form.getByLabel('具体情况').fill('厨房的水龙头一直滴水，扳手家里有。');
  await form.getByLabel('在哪里').selectOption('澜滨区');
  await expect(form.getByLabel('最近的所或站')).toBeEnabled();
  await form.getByLabel('最近的所或站').selectOption({ index: 2 });
  await form.getByLabel('详细地址').fill('望潮里 3 号 101');
  await form.getByRole('button', { name: '要登高' }).click();
  await form.getByRole('checkbox', { name: /已经问清楚/ }).check();
  await form.getByRole('button', { name: '提交这张单' }).click();
  await expect(form.getByText(/单子收到了，单号 X\d+/)).toBeVisible();
  await expect(form.getByRole('link', { name: '去核实这张单' })).toHaveCount(0);
  const mine = page.getByRole('region', { name: '我代点的单' });
  const row = mine.locator('tbody tr').filter({ visible: true }).first();
  await expect(row).toContainText('厨房的水龙头一直滴水');
  await expect(row.getByRole('button', { name: /厨房的水龙头/ })).toHaveCount(0);
  await page.goto('/review/needs');
  await expect(page).toHaveURL('/401');
});
