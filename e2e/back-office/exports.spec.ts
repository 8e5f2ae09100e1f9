import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';

test('staff find what became of their exports beside their name', async ({ page }) => {
  await page.goto('/login');
  await fillLogin(page, 'shenji001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.getByRole('button', { name: /^个人信息：/ }).click();
  await page.getByRole('link', { name: '我的导出' }).click();
  await expect(page).toHaveURL('/dashboard/exports');
  for (const [state, why] of [
    ['已过期', '文件已在'],
    ['没有生成', '请缩小筛选条件重新导出'],
    ['已取消', '你取消了这次导出'],
  ] as const)
    await expect(page.getByRole('row').filter({ hasText: state })).toContainText(why);
});
