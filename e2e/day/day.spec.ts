import { expect, test } from '@playwright/test';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { publishForToday } from './running-activity.ts';

test('the team decides applications, shows the code, a volunteer checks in and out with it, others by roll call', async ({
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const origin = baseURL ?? '';
  const { activityId, applicants, opensAt } = await publishForToday(origin, 'duiwu004');
  const teamContext = await browser.newContext({ baseURL });
  await signInBrowser(teamContext, origin, 'duiwu004');
  const team = await teamContext.newPage();
  const main = team.getByRole('main');

  await test.step('applications: one rejected with a reason, the others confirmed together', async () => {
    await team.goto(`/teamcenter/index/teamactivity/bm/${activityId}`);
    const rows = main.locator('tbody tr');
    await expect(rows).toHaveCount(4);
    const last = rows.filter({ has: team.getByRole('button', { name: /^拒绝/ }) }).last();
    await last.getByRole('button', { name: /^拒绝/ }).click();
    const dialog = team.getByRole('dialog');
    await dialog.getByRole('textbox').fill('这一场需要有陪护经验的志愿者');
    await dialog.getByRole('button', { name: '拒绝报名' }).click();
    await expect(main.getByRole('row').filter({ hasText: '这一场需要有陪护经验的志愿者' })).toBeVisible();
    await main.getByRole('checkbox', { name: '选择本页全部待处理的人' }).check({ force: true });
    await main.getByRole('region', { name: '批量处理' }).getByRole('button', { name: /通过/ }).click();
    await expect(rows.filter({ hasText: '已通过' })).toHaveCount(3);
  });

  await test.step('the day: code on the screen, check-in and check-out by the volunteer', async () => {
    await expect.poll(() => Date.now() > opensAt, { timeout: 30_000 }).toBe(true);
    await team.goto(`/teamcenter/index/teamactivity/cj/${activityId}`);
    await team.getByRole('button', { name: '签到码' }).click();
    const screen = team.getByRole('dialog', { name: /签到码/ });
    const digits = await screen.getByLabel(/^签到码 /).innerText();
    await screen.getByRole('button').first().click();

    const confirmed = await confirmedApplicant();
    const context = await browser.newContext({ baseURL });
    await signInBrowser(context, origin, confirmed);
    const volunteer = await context.newPage();
    await volunteer.goto(`/usercenter/index/myactivity/detail/${activityId}`);
    const panel = volunteer.getByRole('region', { name: '签到签退' });
    for (const [label, receipt] of [
      ['签到', '签到 '],
      ['签退', '签退 '],
    ] as const) {
      await panel.getByRole('textbox', { name: `${label}码` }).fill(digits.replaceAll(/\s/g, ''));
      await panel.getByRole('button', { name: label, exact: true }).click();
      await expect(panel.getByRole('list', { name: '回执' })).toContainText(receipt);
    }
    await context.close();
  });

  await test.step('roll call for who has no phone', async () => {
    await team.reload();
    await expect(main.getByText('已签退').first()).toBeVisible();
    await main
      .getByRole('button', { name: /^签到.+/ })
      .filter({ hasText: /^签到$/ })
      .first()
      .click();
    await expect(main.locator('tbody tr').filter({ hasText: '已签到' })).toHaveCount(1);
  });
  await teamContext.close();

  /** Whoever of the applicants was confirmed and not rejected. */
  async function confirmedApplicant(): Promise<string> {
    for (const name of applicants) {
      const context = await browser.newContext({ baseURL });
      const token = await signInBrowser(context, origin, name);
      const answer = await context.request.get(`/api/signups/GetMySignUp/${activityId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const { result } = (await answer.json()) as { result: { signUps: { state: string }[] } };
      await context.close();
      if (result.signUps[0]?.state === 'confirmed') return name;
    }
    throw new Error('nobody was confirmed');
  }
});
