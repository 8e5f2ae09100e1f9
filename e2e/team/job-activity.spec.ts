import { expect, test } from '../journey.ts';
import { getTeamJobCall, makeJobActivityCall } from '../../src/domains/jobs/web/jobs.calls.ts';
import { acceptedJob } from '../accepted-job.ts';
import { openAs } from '../open-as.ts';
import { teamLogin } from '../people.ts';
import { ask, must } from '../process/api-client.ts';

test('a job that needs more people becomes the draft of an activity, without door and number', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  const { origin } = new URL(page.url());
  const title = '想请人来教楼里的老人用手机';
  const { teamId, jobId, team } = await acceptedJob(origin, {
    member: 'zhiyuan003',
    requesterFrom: 45,
    title,
  });
  const office = await openAs(
    browser,
    origin,
    teamLogin(teamId),
    `/teamcenter/index/teamjob/detail/${jobId}`,
  );
  const part = office.getByRole('region', { name: '转成活动' });
  await part.getByRole('button', { name: '转成活动' }).click();
  await expect(part.getByText('草稿', { exact: true })).toBeVisible();
  await expect(part.getByRole('button', { name: '转成活动' })).toHaveCount(0);

  const { version, activity } = await must(team, getTeamJobCall, { id: jobId });
  expect(await ask(team, makeJobActivityCall, { jobId, version })).toMatchObject({
    reason: 'alreadyActivity',
  });

  await part.getByRole('link', { name: '写完这场活动' }).click();
  await expect(office).toHaveURL(`/teamcenter/index/teamactivity/edit/${activity?.activityId}`);
  await expect(office.getByLabel('活动名称')).toHaveValue(title);
  await expect(office.getByText('书院巷 14 号活动室')).toHaveCount(0);
});
