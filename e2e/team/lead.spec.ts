import { expect, test } from '../journey.ts';
import { changeMembersCall, listMembersCall } from '../../src/domains/teams/web/members/members.calls.ts';
import { listLedTeamsCall } from '../../src/domains/teams/web/teams.calls.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { violationsOf } from '../barriers.ts';

const manager = 'zhiyuan002';

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`a manager leads the team with their own login and loses it with the office, ${viewport.width} px`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    // The bar of a phone has four entries; what else there is stands behind 更多.
    const isPhone = viewport.width < 600;
    const context = await browser.newContext({ baseURL, viewport });
    await signInBrowser(context, origin, manager);
    const page = await context.newPage();
    const led = await must(await signInClient(origin, manager), listLedTeamsCall, {});
    const team = led.list.find(({ rank }) => rank === 'manager');
    if (!team) throw new Error(`${manager} manages no team`);

    await test.step('the top bar changes to the team, with the menu of the rank', async () => {
      await page.goto('/usercenter/index/myindex');
      await page.getByRole('button', { name: '切换身份' }).click();
      await page.getByRole('menuitem', { name: `队伍 ${team.shortName} · 管理员` }).click();
      await expect(page).toHaveURL(/\/teamcenter\/index\/teamindex$/);
      await expect(page.getByRole('main')).toContainText(team.shortName);
      if (isPhone) await page.getByRole('link', { name: '更多' }).click();
      await expect(page.getByRole('link', { name: '成员管理' }).first()).toBeAttached();
      await expect(page.getByRole('link', { name: '修改密码' })).toHaveCount(0);
      expect(await violationsOf(page)).toEqual([]);
    });

    await test.step('an activity of the team is theirs to run', async () => {
      await page.goto('/teamcenter/index/teamactivity');
      await page.getByRole('main').locator('a[href*="teamactivity/detail"]').first().click();
      await expect(page.getByRole('heading', { name: '领队' })).toBeVisible();
    });

    const office = await signInClient(origin, teamLogin(team.teamId));
    const info = JSON.parse(
      decodeURIComponent((await context.cookies()).find((cookie) => cookie.name === 'userInfo')?.value ?? ''),
    ) as { loginId: number };
    const { list } = await must(office, listMembersCall, { role: 'manager', status: 'active' });
    const me = list.find(({ volunteerId }) => volunteerId === info.loginId);
    const give = (memberRole: 'member' | 'manager') =>
      must(office, changeMembersCall, { teamUserIds: [me?.teamUserId ?? 0], memberRole });
    try {
      await test.step('an office that ends in the middle is told in one sentence', async () => {
        if (isPhone) await page.getByRole('link', { name: '更多' }).click();
        await give('member');
        await page.getByRole('link', { name: '队伍动态' }).filter({ visible: true }).first().click();
        await expect(page).toHaveURL(/\/usercenter\/index\/myindex$/);
        await expect(page.getByText(/你已不再负责“.+”，刚才的操作没有进行/)).toBeVisible();
      });
    } finally {
      await give('manager');
    }
    await context.close();
  });
}
