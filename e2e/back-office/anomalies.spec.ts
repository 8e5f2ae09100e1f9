import { expect, test } from '../journey.ts';
import { fillLogin, sendDecision } from '../people.ts';

test('the board shows both readings, a conclusion needs cause and reason, and is kept', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'shenhe001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.getByRole('link', { name: '去办异常看板' }).click();
  await expect(page).toHaveURL('/review/anomalies');
  await expect(page.getByText('看板只提示，不扣分、不冻结、不作废', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: /^同一部手机替多人签到/ }).click();
  await expect(page).toHaveURL(/rule=sharedDevice/);
  const aside = page.getByRole('complementary', { name: '提示和结论' });
  await expect(aside.getByText('为什么提示')).toBeVisible();
  await expect(aside.getByText('也可能是正常的')).toBeVisible();
  await expect(aside.getByRole('button', { name: '记为属实' })).toBeDisabled();
  await aside.getByLabel('原因').selectOption({ label: '设备共用属正常' });
  await aside.getByRole('button', { name: '记为误报' }).click();
  await expect(aside.getByText('请写明看了哪些证据、为什么，至少 5 个字')).toBeVisible();
  await aside.getByRole('textbox', { name: '说明' }).fill('五位老人没带手机，签到表有签名。');
  await aside.getByRole('button', { name: '记为误报' }).click();
  await sendDecision(page);
  await expect(page.getByText('已记下：误报')).toBeVisible();
  await page.goto('/review/anomalies?tab=unfounded');
  await expect(page.getByText('五位老人没带手机，签到表有签名。').first()).toBeVisible();
});
