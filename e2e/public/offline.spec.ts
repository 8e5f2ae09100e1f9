import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';

test.use({ serviceWorkers: 'allow' });

test('without a network a page says so and can be tried again; nothing but that page is kept', async ({
  page,
  context,
}) => {
  await page.goto('/user-index/activityList');
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const caches = globalThis.caches;
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(['/app/offline.css', '/app/offline.html', '/favicon.svg']);

  await context.setOffline(true);
  await page.goto('/user-index/help');
  await expect(page.getByRole('heading', { name: '现在没有网络' })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('link', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { name: '添加到手机桌面' })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/user-index/help');
});

test('in a centre the open page stays without a network, says of when it is, and goes on by itself', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', 'duiwu004');
  await page.goto('/teamcenter/index/teamactivity/list');
  const menu = page.getByRole('navigation', { name: '团队中心' });
  const list = page.getByRole('main').getByRole('heading').first();
  const title = await list.textContent();
  await context.setOffline(true);
  await expect(page.getByRole('region', { name: '网络' })).toContainText('没有网络，看到的是');
  await menu.getByRole('link', { name: '成员管理' }).click();
  await expect(list).toHaveText(title ?? '');
  await expect(page.getByText('桥断了一截')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page).toHaveURL(/teamuser/);
  await expect(page.getByRole('region', { name: '网络' })).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('heading', { name: '成员管理' })).toBeVisible();
});

test('the site can be put on the home screen', async ({ page, request }) => {
  await page.goto('/user-index/index');
  const address = await page.locator('link[rel=manifest]').getAttribute('href');
  const manifest = (await (await request.get(address ?? '')).json()) as {
    start_url: string;
    icons: { src: string; sizes: string }[];
  };
  expect((await request.get(manifest.start_url)).status()).toBe(200);
  expect(manifest.icons.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512', '512x512']);
  for (const { src } of manifest.icons)
    expect((await request.get(src)).headers()['content-type']).toBe('image/png');
});
