import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import {
  listActivityRatingsCall,
  listServicesToRateCall,
} from '../../src/domains/ratings/web/ratings.calls.ts';
import { openAs } from '../open-as.ts';
import { teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

/** Login of the team behind an activity. */
async function teamOf(page: Page, activityId: number): Promise<string> {
  await page.goto(`/user-index/activityDetail/${activityId}`);
  const home = await page.locator('a[href^="/user-index/teamDetail/"]').first().getAttribute('href');
  return teamLogin(Number(home?.split('/').at(-1)?.replace(/\D.*/, '')));
}

/** Somebody whose service neither side has rated yet. */
const somebodyWhoServed = (page: Page, origin: string) =>
  findVolunteer(origin, 101, async ({ loginName, client: volunteer }) => {
    for (const service of (await must(volunteer, listServicesToRateCall, {})).list) {
      const team = await teamOf(page, service.activityId);
      const { list } = await must(await signInClient(origin, team), listActivityRatingsCall, {
        id: service.activityId,
      });
      const place = list.findIndex(
        ({ participationId, given }) => participationId === service.participationId && given === null,
      );
      if (place >= 0) return { loginName, service, team, place };
    }
    return undefined;
  });

/** Gives each of these parts so many points in the open dialog. */
async function giveMarks(page: Page, parts: readonly string[], points: number): Promise<void> {
  for (const part of parts)
    await page.getByRole('dialog').getByRole('group', { name: part }).getByText(`${points} 分`).click();
}

test('a service is rated by both sides, and neither reads the other before', async ({
  page,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { loginName, service, team: office, place } = await somebodyWhoServed(page, origin);
  const said = `站长交代得很清楚，下次还来 ${service.participationId}`;
  const volunteer = await openAs(browser, origin, loginName, '/usercenter/index/myrecord?tab=ratings');
  const dialog = volunteer.getByRole('dialog');
  const mine = volunteer
    .getByRole('region', { name: '待评价' })
    .getByRole('listitem')
    .filter({ hasText: service.title });
  await mine
    .getByRole('button', { name: /^写评价/ })
    .first()
    .click();
  await dialog.getByLabel('评语').fill(said);
  await giveMarks(volunteer, ['组织安排'], 5);
  await dialog.getByRole('button', { name: '提交评价' }).click();
  await expect(dialog.getByText('请给“培训指导”打分')).toBeVisible();
  await expect(dialog.getByText('请给“组织安排”打分')).toHaveCount(0);
  await giveMarks(volunteer, ['培训指导', '安全保障', '收获感'], 4);
  await dialog.getByRole('button', { name: '提交评价' }).click();
  await expect(volunteer.getByText('谢谢，评价已提交')).toBeVisible();

  const hoursPage = `/teamcenter/index/teamactivity/timelist/${service.activityId}`;
  const team = await openAs(browser, origin, office, hoursPage);
  const ratings = team.getByRole('region', { name: '服务评价' });
  await expect(ratings.getByRole('listitem').first()).toBeVisible();
  // The first few stand there, the others of a large activity on demand.
  const others = ratings.getByRole('button', { name: /^再看 \d+ 人$/ });
  if (await others.isVisible()) await others.click();
  const served = team.getByRole('region', { name: '服务评价' }).getByRole('listitem').nth(place);
  await expect(served).toContainText('写评价');
  await expect(team.getByText(said)).toHaveCount(0);
  await served.getByRole('button', { name: /^写评价/ }).click();
  await giveMarks(team, ['守时', '态度', '能力', '协作'], 5);
  await team.getByRole('dialog').getByRole('button', { name: '提交评价' }).click();
  await expect(served).toContainText('守时 5，态度 5，能力 5，协作 5');
  await expect(team.getByText(said)).toBeVisible();
});
