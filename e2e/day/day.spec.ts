import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { takePageAs } from '../open-as.ts';
import { getVolunteerCodeCall } from '../../src/domains/attendance/web/attendance.calls.ts';
import { getMySignUpCall } from '../../src/domains/signups/web/signups.calls.ts';
import { answerOf, must, signInClient } from '../process/api-client.ts';
import { publishForToday } from './running-activity.ts';

test('the team decides applications, a volunteer checks in by its code and out by their own, others by roll call', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { activityId, applicants, opensAt } = await publishForToday(origin, 'duiwu004');
  const team = await takePageAs(browser, origin, 'duiwu004');
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
    await team.getByRole('dialog').getByRole('button', { name: '通过报名' }).click();
    await expect(rows.filter({ hasText: '已通过' })).toHaveCount(3);
  });

  await test.step('the day: code on the screen for the way in, the volunteer’s own code for the way out', async () => {
    await expect.poll(() => Date.now() > opensAt, { timeout: 90_000 }).toBe(true);
    await team.goto(`/teamcenter/index/teamactivity/cj/${activityId}`);
    await team.getByRole('button', { name: '签到码' }).click();
    const screen = team.getByRole('dialog', { name: /签到码/ });
    const digits = await screen.getByLabel(/^签到码 /).innerText();
    const qr = await screen.getByRole('img', { name: '签到签退二维码' }).getAttribute('src');
    await screen.getByRole('button').first().click();

    const confirmed = await confirmedApplicant();
    const volunteer = await takePageAs(browser, origin, confirmed);
    await pointCameraAt(volunteer, qr ?? '');
    await volunteer.goto(`/usercenter/index/myactivity/detail/${activityId}`);
    const panel = volunteer.getByRole('region', { name: '签到签退' });
    // The camera in the page reads what the leader's screen showed; then six digits are typed over it.
    await panel.getByRole('button', { name: '扫领队的码' }).click();
    await expect(volunteer.getByRole('dialog', { name: '扫码' })).toBeHidden();
    await expect(panel.getByRole('textbox', { name: '签到码' })).toHaveValue(/^[0-9A-F]{10}$/);
    await panel.getByRole('textbox', { name: '签到码' }).fill(digits.replaceAll(/\s/g, ''));
    await panel.getByRole('button', { name: '签到', exact: true }).click();
    await expect(panel.getByRole('list', { name: '回执' })).toContainText('签到 ');

    // Out by the volunteer's own code: shown large, scanned by the leader's camera, which opens its address.
    const shown = volunteer.waitForResponse(/GetVolunteerCode/);
    await volunteer.reload();
    const { result } = await answerOf(getVolunteerCodeCall, await shown);
    await volunteer.getByRole('button', { name: '放大', exact: true }).click();
    const large = volunteer.getByRole('dialog', { name: '志愿者码，签退用' });
    await expect(large.getByRole('img')).toBeVisible();
    await volunteer.keyboard.press('Escape');
    await expect(large).toBeHidden();

    const { pathname, search } = new URL(result.code?.qrText ?? '');
    await team.goto(pathname + search);
    const card = team.getByRole('dialog');
    await card.getByRole('button', { name: '登记签退' }).click();
    await expect(card.getByRole('heading', { name: /已签退$/ })).toBeVisible();
    expect(new URL(team.url()).search).toBe('');
    await card.getByRole('button', { name: '关闭' }).click();
    // Not kept for others: it sees a picture before its camera.
    await volunteer.context().close();
    await expect(main.locator('tbody tr').filter({ hasText: '志愿者码' })).toHaveCount(1);
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

  /** Whoever of the applicants was confirmed and not rejected. */
  async function confirmedApplicant(): Promise<string> {
    for (const name of applicants) {
      const { signUps } = await must(await signInClient(origin, name), getMySignUpCall, { id: activityId });
      if (signUps[0]?.state === 'confirmed') return name;
    }
    throw new Error('nobody was confirmed');
  }
});

/** This machine has no camera: one that sees a picture held before it. */
async function pointCameraAt(page: Page, picture: string): Promise<void> {
  await page.addInitScript((src) => {
    const getUserMedia = async (): Promise<MediaStream> => {
      const [image, canvas] = [new Image(), document.createElement('canvas')];
      image.src = src;
      await image.decode();
      [canvas.width, canvas.height] = [640, 480];
      const pen = canvas.getContext('2d');
      setInterval(() => {
        pen?.fillRect(0, 0, 640, 480);
        pen?.drawImage(image, 160, 80, 320, 320);
      }, 100);
      return canvas.captureStream(10);
    };
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } });
  }, picture);
}
