import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { overflowOf } from '../page-watch.ts';

test('the centre in large type on a small phone: read aloud, nothing cut off, a lost network told, and back', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await context.addCookies([{ name: 'view', value: 'elder', url: baseURL ?? '' }]);
  await signInBrowser(context, baseURL ?? '', 'zhiyuan1406');
  await page.goto('/usercenter/index/modify');
  await expect(page.getByRole('textbox', { name: '个人简介' })).toBeVisible();
  await expect(page.getByRole('button', { name: '朗读本页' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.route('**/api/**', (route) => route.abort('internetdisconnected'));
  await page.getByRole('link', { name: '返回个人中心' }).click();
  await expect(page.getByText('首页没有载入')).toBeVisible();
  await expect(page.locator('main .sk')).toHaveCount(0);
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { name: '系统消息' })).toBeVisible();
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);

  await page.getByRole('button', { name: '切换到标准版' }).click();
  await expect(page.locator('html[data-view="elder"]')).toHaveCount(0);
});
