import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { letGo } from '../kept-pages.ts';
import { listJobHoursCall } from '../../src/domains/hours/web/hours.calls.ts';
import { listTeamJobsCall } from '../../src/domains/jobs/web/jobs.calls.ts';
import { openAs } from '../open-as.ts';
import { sendDecision, teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

const teamIds = Array.from({ length: 30 }, (_, place) => place + 1);

/** A finished job of the demo city whose hours are in a state, with its team. */
async function jobWithHours(origin: string, state: string) {
  for (const teamId of teamIds) {
    const team = await signInClient(origin, teamLogin(teamId));
    const submitted = await must(team, listTeamJobsCall, { tab: 'submitted', pageSize: 50 });
    const done = await must(team, listTeamJobsCall, { tab: 'done', pageSize: 50 });
    for (const { jobId } of [...submitted.list, ...done.list]) {
      const hours = await must(team, listJobHoursCall, { jobId });
      const hour = hours.list.find((one) => one.state === state);
      if (hour) return { jobId, teamId, hour };
    }
  }
  throw new Error(`no job of the demo city has hours in state ${state}`);
}

const boardRow = (page: Page, hourId: number) => page.locator(`#hour-${hourId}`);

test('the hours of a finished job: its team confirms, the centre decides, everybody may object', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  const { origin } = new URL(page.url());
  const { jobId, teamId, hour } = await jobWithHours(origin, 'calculated');

  const team = await openAs(browser, origin, teamLogin(teamId), `/teamcenter/index/teamjob/detail/${jobId}`);
  const hours = team.getByRole('region', { name: '任务时长' });
  await expect(hours.getByText(hour.name)).toBeVisible();
  await hours.getByRole('button', { name: '全部确认' }).click();
  await team.getByRole('button', { name: '确认并交中心' }).click();
  await expect(team.getByText('1 条交中心复核')).toBeVisible();
  await letGo(team);

  const centre = await openAs(browser, origin, 'shenhe001', `/review/hours?visits=${teamId}`);
  const row = centre.locator('tbody tr').filter({ visible: true, hasText: hour.name }).first();
  await expect(row.getByText('上门服务').first()).toBeVisible();
  await expect(row.getByText('反馈：')).toBeVisible();
  await row.getByRole('button', { name: hour.name }).click();
  await centre.getByRole('button', { name: '认定并公示' }).click();
  await sendDecision(centre);
  await expect(centre.getByText('已认定，进入公示')).toBeVisible();
  await centre.goto(`/publicity?keyword=${encodeURIComponent('上门服务')}`);
  await expect(boardRow(centre, hour.hourId)).toBeVisible();
  await expect(boardRow(centre, hour.hourId).getByRole('heading')).toHaveText(/^上门服务：/);
  await expect(boardRow(centre, hour.hourId).getByRole('heading').getByRole('link')).toHaveCount(0);
});
