import { expect, test } from '../journey.ts';
import {
  getDispatchItemCall,
  getTeamJobCall,
  listJobsCall,
  submitJobReportCall,
} from '../../src/domains/jobs/web/jobs.calls.ts';
import { listSmsCall } from '../../src/domains/accounts/web/sms/sms.calls.ts';
import { teamLogin } from '../people.ts';
import { ask, must, signInClient } from '../process/api-client.ts';

/** Reports, as its team, a job of the city whose visit has begun and whose requester has no account; gives what the requester's phone then reads. */
async function reportedJob(origin: string) {
  const dispatcher = await signInClient(origin, 'diaodu001');
  const { list } = await must(dispatcher, listJobsCall, { tab: 'working', pageSize: 100 });
  const began = list.filter(
    ({ status, visitStart }) =>
      status === 'inProgress' && visitStart !== null && new Date(visitStart) < new Date(),
  );
  const staff = await signInClient(origin, 'admin001');
  for (const { jobId, needId, title } of began) {
    const { asked, needNo } = await must(dispatcher, getDispatchItemCall, { id: needId ?? 0 });
    const teamId = asked.find((one) => one.jobId === jobId)?.teamId ?? 0;
    const team = await signInClient(origin, teamLogin(teamId));
    const { version } = await must(team, getTeamJobCall, { id: jobId });
    const report = { jobId, version, resultCode: 'solved' as const, resultText: '办好了，当面试过。' };
    // Of some of them somebody is still there.
    const { code } = await ask(team, submitJobReportCall, report);
    if (code !== 200) continue;
    const sent = await must(staff, listSmsCall, { template: 'needReported' });
    const link = /\/user-index\/needFollow\?rate=[\w.]+/.exec(
      sent.list.find(({ text }) => text.includes(needNo))?.text ?? '',
    )?.[0];
    if (link) return { link, title, needNo };
  }
  throw new Error('no job of the city can be reported');
}

test('a requester without account opens the link of the text message, says whether it is solved, and the link is over', async ({
  page,
}) => {
  await page.goto('/user-index/needBoard');
  const { link, needNo } = await reportedJob(new URL(page.url()).origin);
  await page.goto(link);
  const rating = page.getByRole('region', { name: '评单' });
  await expect(rating.getByRole('button', { name: '提交评价' })).toBeDisabled();
  await expect(page.getByText(needNo).first()).toBeVisible();
  await rating.getByRole('button', { name: '部分解决' }).click();
  await rating.getByRole('button', { name: '提交评价' }).click();
  await expect(page.getByText('已完成').first()).toBeVisible();
  await expect(rating).toHaveCount(0);
  await page.goto(link);
  await expect(page.getByText('这个链接已经用过或过期了')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '单号' })).toBeVisible();
});

test('the open board says how each figure is counted, and its file holds what it shows', async ({ page }) => {
  await page.goto('/user-index/needBoard');
  await expect(page.getByRole('heading', { name: '这些数怎么算' })).toBeVisible();
  await expect(page.getByRole('table', { name: '按服务类别' })).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: '下载这一页的数字' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^点单办得怎么样-\d{4}-\d{2}-\d{2}起\.xlsx$/);
});
