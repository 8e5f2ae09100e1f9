import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { listMyTeamActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { attendanceLimits } from '../../src/domains/attendance/contract/attendance.words.ts';
import { getAttendanceBoardCall } from '../../src/domains/attendance/web/attendance.calls.ts';
import { listActivityHoursCall } from '../../src/domains/hours/web/hours.calls.ts';
import { wholeRoll } from '../../tools/demo-city/every-day/whole-rolls.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { fillLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { signedIn } from '../process/demo-callers.ts';
import { teamLogins } from '../process/find-team.ts';
import { type Acts, countActs, type Hand, secondsOfActs } from './acts.ts';

const mostDecisions = 32;
/** Of so many at once a sample is looked at first. */
const fewestSampled = 21;
/** What the aim is about: so many people, so many of whom forgot to sign out. */
const aimed = wholeRoll;
const dayMs = 86_400_000;

type Whole = {
  teamName: string;
  activityId: number;
  waiting: number;
  forgotten: { shiftId: number; count: number }[];
};

/** The activities of the city of forty people and more whose hours wait for their team, with four forgotten sign-outs that may still be mended: it has two on every day. */
async function findWholes(origin: string): Promise<Whole[]> {
  const found: Whole[] = [];
  for await (const { loginName: teamName, client: team } of signedIn(origin, teamLogins())) {
    const { list } = await must(team, listMyTeamActivitiesCall, { tab: 'settling', pageSize: 20 });
    for (const { id } of list) {
      const { counts } = await must(team, listActivityHoursCall, { activityId: id, pageSize: 1 });
      if (counts.calculated === 0) continue;
      const { shifts } = await must(team, getAttendanceBoardCall, { id });
      const forgotten = shifts
        .filter(
          ({ endsAt }) =>
            Date.now() - Date.parse(endsAt) < attendanceLimits.fixWithinDays * dayMs - dayMs / 2,
        )
        .map(({ shiftId, rows }) => ({
          shiftId,
          count: rows.filter(({ state }) => state === 'noCheckOut').length,
        }))
        .filter(({ count }) => count > 0);
      const open = forgotten.reduce((sum, { count }) => sum + count, 0);
      if (open === aimed.forgotten && counts.calculated + open >= aimed.people)
        found.push({ teamName, activityId: id, waiting: counts.calculated, forgotten });
    }
  }
  return found;
}

/** Seconds that the acts take a practised person, also for who reads the report; machines differ, so the clock is not asked. */
function secondsFor(what: string, done: Acts, hand: Hand): number {
  const seconds = secondsOfActs(done, hand);
  const description = `${done.presses} presses, ${done.keys} keys, ${seconds.toFixed(0)} s`;
  test.info().annotations.push({ type: what, description });
  return seconds;
}

const hands = [
  { hand: 'desk', width: 1440, height: 900, place: 0 },
  { hand: 'phone', width: 390, height: 844, place: 1 },
] as const;
let wholes: Promise<Whole[]> | undefined;

for (const { hand, width, height, place } of hands)
  test(`the hours of a whole activity, with those who forgot to sign out, in one go, at a ${hand} (${width})`, async ({
    browser,
    baseURL,
  }) => {
    const origin = baseURL ?? '';
    wholes ??= findWholes(origin);
    const whole = (await wholes)[place];
    if (!whole)
      throw new Error('the demo city has too few activities of forty people that wait for their team');
    const { teamName, activityId, waiting, forgotten } = whole;
    const team = await signInClient(origin, teamName);
    const before = await must(team, listActivityHoursCall, { activityId, pageSize: 1 });
    const context = await browser.newContext({ baseURL, viewport: { width, height } });
    await signInBrowser(context, origin, teamName);
    const page = await context.newPage();
    await page.goto(`/teamcenter/index/teamactivity/timelist/${activityId}`);
    const bar = page.getByRole('region', { name: '核定时长' });
    await expect(bar).toContainText(/^(本页 )?\d+ 条/);
    const acts = await countActs(page);

    await page.getByRole('link', { name: '去处理考勤' }).click();
    for (const { shiftId, count } of forgotten) {
      await expect(page.getByRole('group', { name: '按状态看' })).toBeVisible();
      const shift = page.getByRole('navigation', { name: '场次' }).locator(`a[href$="shift=${shiftId}"]`);
      // The only one of a day is shown as it is.
      if ((await shift.count()) > 0) await shift.click();
      await setSignOuts(page, count);
    }
    await page.getByRole('link', { name: '时长明细' }).click();
    await expect(bar).toContainText(/^(本页 )?\d+ 条/);
    await bar.getByRole('button', { name: '全部确认' }).click();
    const question = page.getByRole('dialog', { name: /^确认 \d+ 条时长$/ });
    const handled = Number(
      /\d+/.exec((await question.getByRole('heading').first().textContent()) ?? '')?.[0],
    );
    await question.getByRole('button', { name: /^确认并(公示|交中心)$/ }).click();
    await expect(question).toHaveCount(0);
    const what = `hours of ${waiting + aimed.forgotten} people, ${aimed.forgotten} forgotten`;
    expect(secondsFor(what, acts(), hand)).toBeLessThanOrEqual(60);

    // Everything that was asked of went to 公示 or to the centre; nobody who was mended is left without a sign-out.
    expect(handled).toBeGreaterThanOrEqual(waiting);
    const { counts } = await must(team, listActivityHoursCall, { activityId, pageSize: 1 });
    expect(counts.publicity + counts.submitted).toBe(
      before.counts.publicity + before.counts.submitted + handled,
    );
    const board = await must(team, getAttendanceBoardCall, { id: activityId });
    for (const { shiftId } of forgotten)
      expect(
        board.shifts
          .find((shift) => shift.shiftId === shiftId)
          ?.rows.filter(({ state }) => state === 'noCheckOut'),
      ).toEqual([]);
    await context.close();
  });

/** The forgotten sign-outs of the shift that is shown: one time, one reason. */
async function setSignOuts(page: Page, count: number): Promise<void> {
  const main = page.getByRole('main');
  const open = main.getByRole('group', { name: '按状态看' }).getByRole('button', { name: /^未签退/ });
  await expect(open).toContainText(String(count));
  await open.click();
  await main.getByRole('button', { name: `全选 ${count} 人` }).click();
  await main
    .getByRole('region', { name: '批量点名' })
    .getByRole('button', { name: `补签退 ${count} 人` })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '散场时忘记扫码' }).click();
  await dialog.getByRole('button', { name: /^补签退/ }).click();
  await expect(dialog).toHaveCount(0);
  await expect(open).toHaveText(/^未签退\s*0$/);
}

for (const { hand, width, height } of hands)
  test(`the centre decides thirty-two records at once, the drawn ones seen with their evidence, at a ${hand} (${width})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/login');
    await fillLogin(page, 'shenhe001');
    await expect(page).toHaveURL('/dashboard/dashboard');
    await page.goto('/review/hours');
    // Chosen once, and kept on this device from then on.
    await page.getByLabel('每页行数').selectOption('每页 100 条');
    await page.reload();
    const acts = await countActs(page);
    const rows = page.getByRole('region', { name: '审核队列' }).locator('tbody tr');
    // More than the usual page: the longer one is there.
    await expect(rows.nth(fewestSampled - 1)).toBeVisible();
    await page.getByRole('checkbox', { name: '选择本页全部' }).check({ force: true });
    const batch = page.getByRole('region', { name: '批量审核' });
    const all = await rows.count();
    // So many that a sample is drawn are left for the other hand, whatever day it is.
    const decisions = Math.min(mostDecisions, hand === 'desk' ? all - fewestSampled : all);
    // Only to decide as many as the aim names.
    const chosen = acts();
    for (let index = decisions; index < all; index += 1)
      await rows.nth(index).getByRole('checkbox').uncheck({ force: true });
    await expect(batch).toContainText(String(decisions));
    const taken = acts();
    await batch.getByRole('button', { name: '批量认定' }).click();
    const sample = page.getByRole('dialog');
    await sample.getByRole('button', { name: '开始抽查' }).click();
    const heading = sample.getByRole('heading').first();
    await expect(heading).toHaveText(/^抽查 1 \/ \d+$/);
    const drawn = Number(((await heading.textContent()) ?? '').split('/')[1]);
    expect(drawn).toBeGreaterThan(0);
    for (let seen = 1; seen < drawn; seen += 1) {
      await sample.getByRole('button', { name: '看下一条' }).click();
      await expect(heading).toHaveText(`抽查 ${seen + 1} / ${drawn}`);
    }
    await sample.getByRole('button', { name: '看完了，去提交' }).click();
    const question = page.getByRole('dialog', { name: `认定这 ${decisions} 条时长？` });
    const words = (await question.getByRole('list', { name: '审核结果预览' }).textContent()) ?? '';
    const passing = Number(/(\d+) 条进入公示/.exec(words)?.[1]);
    expect(passing).toBeGreaterThan(0);
    await question.getByRole('button', { name: '认定并公示' }).click();
    await expect(page.getByText(`${passing} 条已认定，进入公示`)).toBeVisible();
    const whole = acts();
    const done = {
      presses: chosen.presses + whole.presses - taken.presses,
      keys: chosen.keys + whole.keys - taken.keys,
    };
    expect(secondsFor('thirty-two decisions', done, hand)).toBeLessThanOrEqual(30);
  });
