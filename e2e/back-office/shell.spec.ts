import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { weighScripts } from '../page-watch.ts';

const tagsOf = (page: Page) => page.getByRole('list', { name: '访问过的页面' });

test('tags keep the filters of their page and close by keyboard, the pinned one stays', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', 'shenhe001');
  await page.goto('/manage/volunteers?status=active');
  await expect(page.getByRole('heading', { level: 1, name: '志愿者管理' })).toBeVisible();
  await page.getByRole('complementary', { name: '后台菜单' }).getByRole('link', { name: '队伍管理' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '队伍管理' })).toBeVisible();
  await tagsOf(page).getByRole('link', { name: '志愿者管理' }).click();
  await expect(page).toHaveURL('/manage/volunteers?status=active');
  // The address changes before the page does, and the menu is about the page.
  await expect(page.getByRole('heading', { level: 1, name: '志愿者管理' })).toBeVisible();

  const asked = page.waitForResponse(/ListVolunteersForStaff/);
  await page.getByRole('button', { name: '标签操作' }).click();
  await page.getByRole('menuitem', { name: '刷新' }).click();
  await asked;
  await expect(page).toHaveURL('/manage/volunteers?status=active');

  await tagsOf(page).getByRole('link', { name: '队伍管理' }).press('Delete');
  await expect(tagsOf(page).getByRole('link')).toHaveCount(2);
  await page.getByRole('button', { name: '标签操作' }).click();
  await page.getByRole('menuitem', { name: '关闭全部' }).click();
  await expect(page).toHaveURL('/dashboard/dashboard');
  await expect(tagsOf(page).getByRole('link')).toHaveCount(1);
  await tagsOf(page).getByRole('link').press('Delete');
  await expect(tagsOf(page).getByRole('link')).toHaveText([/后台首页/]);
});

/** Places a box anew and measures it at once, as menus and pickers do to find where they fit. */
const measureMovedBox = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const box = document.createElement('div');
    Object.assign(box.style, { position: 'fixed', top: '-9000px' });
    document.body.append(box);
    box.getBoundingClientRect();
    box.style.top = '0';
    const { top } = box.getBoundingClientRect();
    box.remove();
    return top;
  });

test('with less motion asked for, what is moved is there at once', async ({ page }) => {
  for (const address of ['/', '/login']) {
    await page.goto(address);
    expect(await page.evaluate(() => matchMedia('(prefers-reduced-motion: reduce)').matches)).toBe(true);
    expect(await measureMovedBox(page)).toBe(0);
  }
});

test('sidebar, theme colour and tag bar stay as they were set; a browser without full screen is told', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', 'tongji001');
  await page.goto('/dashboard/profile');
  const sideBar = page.locator('#side-bar');
  await expect.poll(async () => (await sideBar.boundingBox())?.width).toBe(210);
  await page.getByRole('button', { name: '收起侧栏' }).click();
  await page.getByRole('button', { name: '页面设置' }).click();
  const drawer = page.getByRole('dialog', { name: '页面设置' });
  const colour = drawer.getByRole('textbox', { name: '主题色的色值' });
  await expect(colour).toHaveValue('#1890ff');
  await colour.fill('#722ed1');
  await colour.press('Enter');
  await drawer.getByRole('switch', { name: '开启标签栏' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: '展开侧栏' })).toBeVisible();
  await expect.poll(async () => (await sideBar.boundingBox())?.width).toBeLessThan(100);
  await expect(tagsOf(page)).toHaveCount(0);
  await page.getByRole('button', { name: '页面设置' }).click();
  await expect(colour).toHaveValue('#722ed1');
  await page.keyboard.press('Escape');

  await page.evaluate(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));
  await page.getByRole('button', { name: '全屏', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('you browser can not work');

  await page.setViewportSize({ width: 991, height: 800 });
  await expect(sideBar).not.toBeInViewport();
  await page.getByRole('button', { name: '展开侧栏' }).click();
  await expect(sideBar).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(sideBar).not.toBeInViewport();
});

/** Waits for what a visit of the page brings last. */
const coldPages: Record<string, (page: Page) => Promise<unknown>> = {
  '/dashboard': async (page) => (await page.waitForResponse(/line-chart-.*[.]js$/)).finished(),
  '/manage/teams': async (page) => (await page.waitForResponse(/several[.]json.*seal/)).finished(),
  '/manage/volunteers': (page) => expect(page.getByRole('row').nth(1)).toBeVisible(),
  '/review/activities': async (page) => {
    await (await page.waitForResponse(/several[.]json.*cover/)).finished();
    await expect(page.getByRole('button', { name: /^通过/ }).first()).toBeVisible();
  },
};
for (const [address, waitForAll] of Object.entries(coldPages))
  test(`a cold visit of ${address} asks for 25 files, pictures and answers, 300 KiB of scripts`, async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL ?? '', 'shenhe001');
    const asked: string[] = [];
    page.on('request', (request) => {
      // A drawing that came with others stands in the page itself.
      if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
    });
    const scriptBytes = weighScripts(page);
    await Promise.all([waitForAll(page), page.goto(address)]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(25);
    expect(await scriptBytes()).toBeLessThan(300 * 1024);
  });
