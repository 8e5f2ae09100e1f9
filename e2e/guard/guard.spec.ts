import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { listLedTeamsCall } from '../../src/domains/teams/web/teams.calls.ts';
import { fillLogin } from '../people.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const loginPage = (from: string) =>
  `${/^\/(?:user|team)center\//.test(from) ? '/user-index/malllogin' : '/login'}?redirect=${encodeURIComponent(from)}`;

/** A volunteer of the demo city without an office in any team. */
const whoLeadsNobody = (origin: string): Promise<string> =>
  findVolunteer(origin, 1_400, async ({ loginName, client }) => {
    const { list } = await must(client, listLedTeamsCall, {});
    return list.length === 0 ? loginName : undefined;
  });

test.describe('without a token', () => {
  for (const path of ['/user-index/index', '/user-index/activityList', '/user-index/login'])
    test(`the front site is open: ${path}`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(path);
    });

  for (const path of [
    '/usercenter/index/myindex',
    '/usercenter/index/myactivity',
    '/teamcenter/index/teamindex',
    '/dashboard/dashboard',
    '/review/activities',
  ])
    test(`${path} leads to the login page`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(loginPage(path));
    });

  test('/ leads to the home page, /login is open', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL('/user-index/index');
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1, name: '管理后台' })).toBeVisible();
  });

  test('unknown paths and ids that are no digits lead to /404', async ({ page }) => {
    for (const path of [
      '/nowhere/at/all',
      '/user-index/nowhere',
      '/user-index/activityDetail/12a',
      '/user-index/activityDetail/987654321',
      '/user-index/teamDetail/x',
    ]) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/404');
    }
  });
});

test.describe('with a token', () => {
  test('/login leads to /', async ({ page, context, baseURL }) => {
    await signInBrowser(context, baseURL ?? '', 'zhiyuan002');
    await page.goto('/login');
    await expect(page).toHaveURL('/user-index/index');
  });

  test('a path passes once the menu is loaded, unknown ones and ids that are no digits go to /404', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL ?? '', 'zhiyuan002');
    const menu = page.waitForResponse(/GetTeam_RoleFuncByRoleId/);
    await page.goto('/usercenter/index/myactivity');
    expect((await menu).status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: '我的动态' })).toBeVisible();
    for (const path of ['/usercenter/index/nowhere', '/usercenter/index/myactivity/detail/1x', '/nowhere']) {
      await page.goto(path);
      await expect(page, path).toHaveURL('/404');
    }
  });

  test('a volunteer is told at /401 that the team centre is not theirs', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL ?? '', await whoLeadsNobody(baseURL ?? ''));
    await page.goto('/teamcenter/index/teamactivity');
    await expect(page).toHaveURL('/401');
  });

  test('a menu that cannot be loaded resets the token and goes to the login page', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL ?? '', 'zhiyuan002');
    await page.route('**/GetTeam_RoleFuncByRoleId/*', (route) =>
      route.fulfill({ json: { code: 200, msg: '', data: { menu: [] }, result: { menu: [] } } }),
    );
    await page.goto('/usercenter/index/myindex');
    await expect(page).toHaveURL(/\/user-index\/malllogin/);
    await expect(page.getByText('getInfo: menu must be a non-null array!')).toBeVisible();
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('Admin-Token');
  });

  test('a session that ended elsewhere asks to log in again, or to stay', async ({
    page,
    context,
    baseURL,
  }) => {
    await signInBrowser(context, baseURL ?? '', 'zhiyuan002');
    await page.goto('/usercenter/index/myindex');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const ended = { code: 50012, msg: '账号已在别处退出', result: null };
    await page.route('**/api/signups/ListMySignUps', (route) => route.fulfill({ status: 401, json: ended }));
    await page.getByRole('link', { name: '我的动态' }).first().click();
    const dialog = page.getByRole('dialog', { name: '登录已失效' });
    await expect(dialog).toContainText(
      'You have been logged out, you can cancel to stay on this page, or log in again',
    );
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page).toHaveURL(/\/usercenter\/index\/myactivity/);
    await page.reload();
    await page.getByRole('button', { name: 'Re-Login' }).click();
    await expect(page).toHaveURL(loginPage('/usercenter/index/myactivity'));
  });

  test('staff at the team centre go on to the dashboard', async ({ page }) => {
    await page.goto('/login');
    await fillLogin(page, 'shenhe001');
    await expect(page).toHaveURL('/dashboard/dashboard');
    await page.goto('/teamcenter/index/teamindex');
    await expect(page).toHaveURL('/dashboard/dashboard');
  });
});
