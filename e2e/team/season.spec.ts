import { expect, test } from '../journey.ts';
import { listMyTeamActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { openAs } from '../open-as.ts';
import { must } from '../process/api-client.ts';
import { findTeam } from '../process/find-team.ts';

/**
 * A team with a published activity of one shift, and that activity's title, which none of its others has. A copy of one that ended a
 * year ago lacks its contact, which was forgotten by then.
 */
const findEarlier = (origin: string) =>
  findTeam(origin, 12, async ({ loginName, client: team }) => {
    const { list } = await must(team, listMyTeamActivitiesCall, { pageSize: 100 });
    const earlier = list.find(
      ({ status, shiftCount, title }) =>
        status === 'published' && shiftCount === 1 && list.filter((one) => one.title === title).length === 1,
    );
    return earlier && { loginName, team, title: earlier.title };
  });

test('an earlier activity becomes a season of drafts, whose days are shown before, and which are submitted together', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { loginName, team, title } = await findEarlier(origin);
  const page = await openAs(browser, origin, loginName, '/teamcenter/index/teamactivity/add');
  await page.getByRole('button', { name: '从以往活动复制' }).click();
  const dialog = page.getByRole('dialog', { name: '从以往活动复制' });
  await dialog.getByRole('combobox', { name: '哪一场活动' }).fill(title);
  await page.getByRole('option', { name: title }).first().click();
  await dialog.getByRole('combobox', { name: '排几周' }).selectOption({ label: '每周一场，排 4 周' });
  await expect(dialog.getByRole('region', { name: '排在哪几天' }).getByRole('listitem')).toHaveCount(4);
  await dialog.getByRole('button', { name: '排好 4 份草稿' }).click();
  await expect(page.getByText('已排好 4 份草稿，看过以后可以一起提交审核')).toBeVisible();
  await expect(page).toHaveURL(/teamactivity\/?\?status=draft/);
  const drafts = await must(team, listMyTeamActivitiesCall, { tab: 'draft', keyword: title, pageSize: 100 });
  expect(drafts.list.filter((draft) => draft.title === title).length).toBeGreaterThanOrEqual(4);
  await page.goto(`/teamcenter/index/teamactivity?status=draft&keyword=${encodeURIComponent(title)}`);
  await page.getByRole('checkbox', { name: '选中本页的草稿' }).check({ force: true });
  await page.getByRole('button', { name: /^批量提交审核 \d+$/ }).click();
  const asked = page.getByRole('dialog');
  await expect(asked).toContainText(/[1-9]\d* 份可以提交审核/);
  await asked.getByRole('button', { name: '全部提交审核' }).click();
  await expect(page.getByText(/^\d+ 份已提交审核$/)).toBeVisible();
});
