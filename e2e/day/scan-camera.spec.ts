import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { getMyVolunteerCall } from '../../src/domains/volunteers/web/volunteers.calls.ts';
import { getAttendanceBoardCall } from '../../src/domains/attendance/web/attendance.calls.ts';
import {
  decideApplicationsCall,
  getSignUpStandingCall,
  listApplicationsCall,
} from '../../src/domains/signups/web/signups.calls.ts';
import { chromiumPath } from '../../tools/test/missing-software.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';
import { errorsOf, pointCameraAt, writeFilm } from './camera-film.ts';
import { publishForToday } from './running-activity.ts';

const team = 'duiwu010';

/** Opens a browser whose camera plays this film. */
const openWithCamera = (film: string): Promise<Browser> =>
  chromium.launch({
    executablePath: chromiumPath()!,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });

test('the camera in the page: two codes are held up one after the other, one of somebody without a place', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { activityId, applicants, opensAt } = await publishForToday(origin, team);
  await confirmAll(origin, activityId);
  const comes = applicants[0]!;
  const walksIn = await findWalkIn(origin, activityId);
  await expect.poll(() => Date.now() > opensAt, { timeout: 90_000 }).toBe(true);

  const film = path.join(mkdtempSync(path.join(tmpdir(), 'jianglan-film-')), 'codes.y4m');
  const mine = `/usercenter/index/myactivity/detail/${activityId}`;
  const shift = (await boardOf(origin, activityId)).shiftId;
  const codes = [
    await openAs(browser, origin, comes, mine),
    // Who has no place scanned the leader's screen, which leads here.
    await openAs(browser, origin, walksIn, `${mine}?shift=${shift}&code=AB12CD`),
  ];
  const frames: Buffer[] = [];
  for (const page of codes) {
    await page.getByRole('button', { name: '放大', exact: true }).click();
    frames.push(await pointCameraAt(page.getByRole('dialog').getByRole('img', { name: '志愿者码，签到用' })));
  }
  writeFilm(film, frames);

  const withCamera = await openWithCamera(film);
  const context = await withCamera.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 390, height: 844 },
    permissions: ['camera'],
    serviceWorkers: 'block',
  });
  await signInBrowser(context, origin, team);

  await test.step('both are checked in as soon as they were seen, the second as a walk-in', async () => {
    const page = await context.newPage();
    const errors = errorsOf(page);
    const dialog = await startScanning(page, activityId);
    await expect(dialog.getByLabel('相机画面')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: '连续扫码，已登记 2 次' })).toBeVisible({
      timeout: 120_000,
    });
    await expect.poll(async () => (await boardOf(origin, activityId)).insideCount).toBe(2);
    const { rows } = await boardOf(origin, activityId);
    const [booked, walkIn] = await Promise.all([nameOf(origin, comes), nameOf(origin, walksIn)]);
    expect(rows.find(({ name }) => name === booked)).toMatchObject({ isWalkIn: false, state: 'checkedIn' });
    expect(rows.find(({ name }) => name === walkIn)).toMatchObject({ isWalkIn: true, state: 'checkedIn' });
    // The film begins again: what was scanned before is refused, with a name, and recorded no second time.
    await expect(dialog.getByRole('list', { name: '刚扫的' })).toContainText(/已(经)?签到/);
    await expect(dialog.getByRole('button', { name: '开灯' })).toHaveCount(0);
    await dialog.getByRole('button', { name: '扫完了' }).click();
    await expect(dialog).toHaveCount(0);
    expect(errors).toEqual([]);
    await page.close();
  });

  await test.step('a device that can neither sound nor shake reads on all the same', async () => {
    const page = await context.newPage();
    await page.addInitScript(() => {
      Reflect.deleteProperty(Navigator.prototype, 'vibrate');
      Reflect.deleteProperty(globalThis, 'AudioContext');
    });
    const errors = errorsOf(page);
    const dialog = await startScanning(page, activityId);
    await expect(dialog.getByRole('list', { name: '刚扫的' }).getByRole('listitem')).toHaveCount(2, {
      timeout: 120_000,
    });
    await dialog.getByRole('button', { name: '扫完了' }).click();
    expect(errors).toEqual([]);
    expect((await boardOf(origin, activityId)).insideCount).toBe(2);
  });

  await Promise.all([withCamera.close(), ...codes.map((page) => page.context().close())]);
});

async function startScanning(page: Page, activityId: number) {
  await page.goto(`/teamcenter/index/teamactivity/cj/${activityId}`);
  await page.getByRole('button', { name: '连续扫码' }).click();
  return page.getByRole('dialog');
}

async function confirmAll(origin: string, activityId: number): Promise<void> {
  const client = await signInClient(origin, team);
  const { list } = await must(client, listApplicationsCall, { activityId, pageSize: 20 });
  const signUpIds = list.filter(({ state }) => state === 'pending').map(({ signUpId }) => signUpId);
  if (signUpIds.length > 0) await must(client, decideApplicationsCall, { signUpIds, verdict: 'confirm' });
}

/** The first volunteer who has no place, and whom nothing stands against. */
const findWalkIn = (origin: string, activityId: number): Promise<string> =>
  findVolunteer(origin, 71, async ({ loginName, client }) => {
    const [shift] = (await must(client, getSignUpStandingCall, { id: activityId })).shifts;
    const mayCome = shift?.mine === null && (shift.verdict === 'signUp' || shift.verdict === 'apply');
    return mayCome && shift.reasons.every(({ severity }) => severity === 'info') ? loginName : undefined;
  });

async function boardOf(origin: string, id: number) {
  const client = await signInClient(origin, team);
  const [shift] = (await must(client, getAttendanceBoardCall, { id })).shifts;
  return shift!;
}

async function nameOf(origin: string, loginName: string): Promise<string> {
  return (await must(await signInClient(origin, loginName), getMyVolunteerCall, {})).name;
}
