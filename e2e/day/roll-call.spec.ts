import type { Locator } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { getAttendanceBoardCall } from '../../src/domains/attendance/web/attendance.calls.ts';
import { decideApplicationsCall, listApplicationsCall } from '../../src/domains/signups/web/signups.calls.ts';
import { must, signInClient } from '../process/api-client.ts';
import { secondsOfActs } from './acts.ts';
import { apply, publishActivity, setUpMs } from './running-activity.ts';

const minuteMs = 60_000;
const forty = 40;

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('roll call of forty on a phone: a minute, some taps, and a line that comes and goes', async ({
  page,
  context,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const startsAt = Date.now() + 60 * minuteMs + setUpMs;
  const activityId = await publishActivity(origin, 'duiwu005', { startsAt, capacity: 60 });
  await apply(origin, activityId, { wanted: forty, from: 101 });
  await confirmAll(origin, activityId);
  await signInBrowser(context, origin, 'duiwu005');
  await expect.poll(() => Date.now() > startsAt - 60 * minuteMs, { timeout: 90_000 }).toBe(true);
  await page.goto(`/teamcenter/index/teamactivity/cj/${activityId}`);
  const main = page.getByRole('main');
  const hand = countingHand();
  const views = main.getByRole('group', { name: '按状态看' });
  await expect(views.getByRole('button', { name: `待签到 ${forty}` })).toBeVisible();
  // The sheet for paper is there too, unseen.
  const rows = main.locator('tbody tr').filter({ visible: true });

  await test.step('one is found by the initials of the name, another by the end of the phone number', async () => {
    const find = main.getByRole('searchbox', { name: /^找人/ });
    const board = await boardOf(origin, activityId);
    const [first, second] = board.rows as [(typeof board.rows)[number], (typeof board.rows)[number]];
    for (const typed of [first.spelling.split(' ')[1]!, second.mobileMasked.slice(-4)]) {
      await find.fill(typed);
      await expect.poll(() => rows.count()).toBeLessThan(forty);
    }
    await expect(rows.filter({ hasText: second.name }).first()).toBeVisible();
    await find.fill('');
    await expect(rows).toHaveCount(forty);
    // The counts stay in sight at the end of the list.
    await rows.last().scrollIntoViewIfNeeded();
    await expect(views).toBeInViewport();
  });

  await test.step('all but two are there: chosen together, two taken out, one tap', async () => {
    await hand.tap(main.getByRole('button', { name: `全选 ${forty} 人` }));
    for (const index of [3, 17]) await hand.tap(rows.nth(index).getByRole('checkbox'));
    await hand.tap(
      main.getByRole('region', { name: '批量点名' }).getByRole('button', { name: '签到 38 人' }),
    );
    await expect(views.getByRole('button', { name: '在场 38' })).toBeVisible();
    expect(hand.taps()).toBeLessThanOrEqual(4);
    // The aim, whatever the machine: forty on a phone within a minute.
    expect(secondsOfActs({ presses: hand.taps(), keys: 0 }, 'phone')).toBeLessThanOrEqual(60);
  });

  await test.step('without a line the taps wait on the phone, and go up in order by themselves', async () => {
    await context.setOffline(true);
    await hand.tap(views.getByRole('button', { name: '待签到 2' }));
    await hand.tap(rows.first().getByRole('button', { name: /^签到/ }));
    await expect(main.getByRole('status').filter({ hasText: '次点名先记在这台手机里' })).toContainText('1');
    await hand.tap(rows.first().getByRole('button', { name: /^签到/ }));
    await hand.tap(views.getByRole('button', { name: '在场 40' }));
    await expect(main.getByText('待上传')).toHaveCount(2);
    // One of them was a slip: taken back on the phone, nobody ever hears of it.
    const slip = rows.filter({ hasText: '待上传' }).first();
    await hand.tap(slip.getByRole('button', { name: /^撤销/ }));
    await expect(views.getByRole('button', { name: '在场 39' })).toBeVisible();
    expect((await boardOf(origin, activityId)).insideCount).toBe(38);
    await context.setOffline(false);
    await expect(main.getByText('待上传')).toHaveCount(0);
    await expect.poll(async () => (await boardOf(origin, activityId)).insideCount).toBe(39);
  });

  await test.step('an answer that is lost makes no second record; a refusal is told', async () => {
    let lost = 0;
    await page.route('**/api/attendance/RollCall', async (route) => {
      lost += 1;
      if (lost > 1) return route.continue();
      await route.fetch();
      return route.abort();
    });
    await hand.tap(views.getByRole('button', { name: '待签到 1' }));
    await hand.tap(rows.first().getByRole('button', { name: /^签到/ }));
    await expect(views.getByRole('button', { name: '在场 40' })).toBeVisible();
    await expect(main.getByRole('status').filter({ hasText: '先记在这台手机里' })).toBeVisible();
    await hand.tap(main.getByRole('button', { name: '现在再试' }));
    await expect(main.getByRole('status').filter({ hasText: '先记在这台手机里' })).toHaveCount(0);
    expect(lost).toBe(2);
    await expect(page.getByText('人没有登记')).toHaveCount(0);
    expect((await boardOf(origin, activityId)).insideCount).toBe(forty);
  });

  await test.step('the bar at the bottom: the roll call is one tap from every page, everything else under 更多', async () => {
    const title = await main.getByRole('heading', { level: 1 }).innerText();
    const bar = page.getByRole('navigation', { name: '底部导航' });
    await expect(bar.getByRole('link')).toHaveText(['首页', '活动', '今天', /^消息/, '更多']);
    await hand.tap(bar.getByRole('link', { name: '更多' }));
    await hand.tap(page.getByRole('navigation', { name: '更多' }).getByRole('link', { name: '成员管理' }));
    await expect(page).toHaveURL(/teamuser/);
    await hand.tap(bar.getByRole('link', { name: '今天' }));
    await expect(main).toContainText(title);
    await expect(bar.getByRole('link', { name: '今天' })).toHaveAttribute('aria-current', 'page');
  });
});

async function boardOf(origin: string, id: number) {
  const team = await signInClient(origin, 'duiwu005');
  const [shift] = (await must(team, getAttendanceBoardCall, { id })).shifts;
  return shift!;
}

async function confirmAll(origin: string, activityId: number): Promise<void> {
  const team = await signInClient(origin, 'duiwu005');
  const { list } = await must(team, listApplicationsCall, { activityId, pageSize: 100 });
  const signUpIds = list.filter(({ state }) => state === 'pending').map(({ signUpId }) => signUpId);
  await must(team, decideApplicationsCall, { signUpIds, verdict: 'confirm' });
}

/** Counts what a thumb does. */
function countingHand() {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (target: Locator) => {
      await target.tap();
      taps += 1;
    },
  };
}
