import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { violationsOf } from '../barriers.ts';
import { overflowOf } from '../page-watch.ts';

const boxOf = (page: Page) => page.getByRole('banner').getByRole('combobox', { name: '搜索' });

test('a visitor searches: notice for nothing, counts, marked words, one kind by pages', async ({ page }) => {
  await page.goto('/user-index/index', { waitUntil: 'networkidle' });
  const box = boxOf(page);
  await box.fill('   ');
  await box.press('Enter');
  await expect(page.getByText('请输入搜索内容')).toBeVisible();
  await expect(page).toHaveURL(/index$/);

  await box.fill('社区');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('“社区”的搜索结果');
  const kinds = page.getByRole('navigation', { name: '搜索范围' });
  await expect(kinds.getByRole('link')).toHaveText([
    /^全部\d+/,
    /^活动\d+/,
    /^队伍\d+/,
    /^需求\d+/,
    /^资讯\d+/,
  ]);
  await expect(page.getByRole('main').locator('mark').first()).toHaveText('社区');

  await kinds.getByRole('link', { name: /活动/ }).click();
  await page.getByRole('navigation', { name: '分页' }).getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/kind=activity&page=2/);
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click();
  await expect(page).toHaveURL(/activityDetail\/\d+$/);
});

test('suggestions follow the typing, by keyboard, and earlier searches come back', async ({ page }) => {
  await page.goto('/user-index/index', { waitUntil: 'networkidle' });
  const box = boxOf(page);
  await box.click();
  await box.pressSequentially('阅读', { delay: 30 });
  const options = page.getByRole('listbox', { name: '搜索建议' }).getByRole('option');
  await expect(options.first()).toContainText('活动类别');
  expect(await violationsOf(page)).toEqual([]);
  await box.press('ArrowDown');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await box.press('Enter');
  await expect(page).toHaveURL(/activityList\?category=reading/);

  await boxOf(page).fill('净滩');
  await boxOf(page).press('Enter');
  await expect(page).toHaveURL(/query=/);
  await boxOf(page).fill('');
  await expect(page.getByRole('option', { name: /净滩/ })).toBeVisible();
  await boxOf(page).press('Escape');
  await expect(page.getByRole('option')).toHaveCount(0);
});

test('离我最近 asks when it is pressed, says what else to do, and goes by the distance', async ({
  page,
  context,
}) => {
  await page.goto('/user-index/activityList?hasPlaces=1', { waitUntil: 'networkidle' });
  const nearest = page.getByRole('button', { name: '离我最近' }).first();
  await nearest.press('Enter');
  await expect(page.getByText('浏览器没有允许使用位置')).toBeVisible();
  await expect(nearest).toBeFocused();

  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 118.79912, latitude: 32.05049 });
  await nearest.press('Enter');
  await expect(page).toHaveURL(/hasPlaces=1&sort=nearest&lng=118.799&lat=32.05$/);
  const distances = page.getByRole('main').locator('a', { hasText: '离你约' });
  await expect(distances).toHaveCount(12);
  const metres = (await distances.allInnerTexts()).map((text) => {
    const [, amount = '', unit] = /离你约\s*([\d.]+) (公里|米)/.exec(text) ?? [];
    return Number(amount) * (unit === '公里' ? 1_000 : 1);
  });
  expect(metres).toEqual(metres.toSorted((a, b) => a - b));
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('link', { name: '第 2 页' }).click();
  await expect(page).toHaveURL(/lng=118.799&lat=32.05&page=2$/);
  await page.getByRole('navigation', { name: '查看方式' }).getByRole('link', { name: '地图' }).click();
  await expect(
    page
      .getByRole('region', { name: /^离你最近的/ })
      .getByText(/离你约/)
      .first(),
  ).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '去掉筛选 我的位置' }).click();
  await expect(page).toHaveURL(/activityList\?hasPlaces=1$/);
});

test('calendar and map lead to activities, at 320 px too', async ({ page }) => {
  await page.goto('/user-index/activityList');
  await page.getByRole('navigation', { name: '查看方式' }).getByRole('link', { name: '日历' }).click();
  const busy = page.getByRole('table').getByRole('link', { name: /\d+ 场活动/ });
  const day = (await busy.last().getAttribute('aria-label')) ?? '';
  await busy.last().click();
  const chosen = page.getByRole('table').locator('[aria-current="date"]');
  await expect(chosen).toHaveAttribute('aria-label', day);
  await expect(page.locator('#day').getByRole('link').first()).toBeVisible();

  await page.getByRole('navigation', { name: '查看方式' }).getByRole('link', { name: '地图' }).click();
  await page.setViewportSize({ width: 320, height: 700 });
  expect(await overflowOf(page)).toBe(0);
  await page
    .getByRole('region', { name: /^最近的/ })
    .getByRole('link')
    .first()
    .click();
  await expect(page).toHaveURL(/activityDetail\/\d+$/);
});

test('robots.txt leads to a site map whose addresses answer', async ({ request }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml');
  const index = await (await request.get('/sitemap.xml')).text();
  const [file = ''] = /\/sitemap\/team-\d+\.xml/.exec(index) ?? [];
  const [, address = ''] =
    /<loc>[^<]*?(\/user-index\/[^<]*)<\/loc>/.exec(await (await request.get(file)).text()) ?? [];
  expect((await request.get(address)).status()).toBe(200);
});
