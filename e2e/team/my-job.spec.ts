import { expect, test } from '../journey.ts';
import { answerVisitCall, getTeamJobCall, proposeVisitCall } from '../../src/domains/jobs/web/jobs.calls.ts';
import { getMyVolunteerCall } from '../../src/domains/volunteers/web/volunteers.calls.ts';
import { acceptedJob } from '../accepted-job.ts';
import { openAs } from '../open-as.ts';
import { teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

const member = 'zhiyuan003';
const requesterFrom = 44;

const memberName = async (origin: string): Promise<string> =>
  (await must(await signInClient(origin, member), getMyVolunteerCall, {})).name;

test('a member is asked, says yes, goes there, checks in and out, and writes the feedback', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  const { origin } = new URL(page.url());
  const title = '想请人看看楼道里的充电线安不安全';
  const asked = { member, requesterFrom, title };
  const { teamId, needId, jobId, team, requester } = await acceptedJob(origin, asked);
  const door = '书院巷 14 号活动室';

  const office = await openAs(
    browser,
    origin,
    teamLogin(teamId),
    `/teamcenter/index/teamjob/detail/${jobId}`,
  );
  const who = office.getByRole('region', { name: '谁去' });
  await expect(who.getByText('还没有分派队员')).toBeVisible();
  await who.getByRole('button', { name: '分派队员' }).click();
  const name = await memberName(origin);
  await who.getByLabel('按姓名找').fill(name);
  await who.getByRole('checkbox', { name }).check();
  await who.getByRole('button', { name: '问这 1 位' }).click();
  await expect(office.getByText('已问过队员，等他们答复')).toBeVisible();
  await expect(office.getByText('分派中').first()).toBeVisible();

  const mine = await openAs(browser, origin, member, '/usercenter/index/myjob');
  await mine.getByRole('link', { name: title }).click();
  await expect(mine.getByText(door)).toHaveCount(0);
  const no = mine.getByRole('region', { name: '去不了' });
  await expect(no.getByRole('button', { name: '先选一个原因' })).toBeDisabled();
  await mine.getByRole('region', { name: '我能去' }).getByRole('button', { name: '我能去' }).click();
  await expect(mine.getByText('说好了，门牌和电话可以看了')).toBeVisible();
  await mine.getByRole('button', { name: '看门牌和电话' }).click();
  await expect(mine.getByText(door)).toBeVisible();
  await expect(mine.getByText('上门时间还没有约好')).toBeVisible();

  const soon = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  const proposal = { jobId, visitStart: soon(20), visitEnd: soon(80), note: '' };
  const { version } = await must(team, getTeamJobCall, { id: jobId });
  await must(team, proposeVisitCall, { ...proposal, version });
  const asker = await signInClient(origin, requester);
  await must(asker, answerVisitCall, { needId, version: version + 1, isAgreed: true, note: '' });

  await mine.reload();
  await mine.getByRole('button', { name: '到了，签到' }).click();
  await expect(mine.getByText('已签到。走之前点签退')).toBeVisible();
  await mine.getByRole('button', { name: '这件事做完了' }).click();
  await mine.getByLabel('做了什么，下次要注意什么').fill('线都理好了，讲了一遍怎么充电。');
  await expect(mine.getByRole('button', { name: '签退后提交' })).toBeDisabled();
  await mine.getByRole('button', { name: '签退', exact: true }).click();
  await mine.getByRole('button', { name: '现在签退' }).click();
  await expect(mine.getByText('已签退，计 0 分钟')).toBeVisible();
  const buffer = await mine.screenshot({ clip: { x: 0, y: 0, width: 300, height: 300 } });
  await mine
    .getByLabel('选择照片（选填）文件')
    .setInputFiles({ name: '理好的线.png', mimeType: 'image/png', buffer });
  await expect(mine.getByText('理好的线.png')).toBeVisible();
  await expect(mine.getByRole('button', { name: '提交反馈' })).toBeDisabled();
  await mine.getByRole('button', { name: '没有拍到人' }).click();
  await mine.getByRole('button', { name: '提交反馈' }).click();
  await expect(mine.getByText('反馈已交给队伍，辛苦了')).toBeVisible();
  await expect(mine.getByRole('button', { name: '看门牌和电话' })).toHaveCount(0);

  await office.reload();
  await expect(who.getByText('线都理好了，讲了一遍怎么充电。')).toBeVisible();
  await expect(who.getByText('已反馈')).toBeVisible();
  await expect(who.getByRole('button', { name: '照片 1' })).toBeVisible();
});

test('a member cannot go: the team reads why and asks somebody else', async ({ page, browser }) => {
  await page.goto('/user-index/login');
  const { origin } = new URL(page.url());
  const title = '想请人讲讲旧电池怎么收';
  const { teamId, jobId } = await acceptedJob(origin, { member, requesterFrom, title });
  const name = await memberName(origin);
  const office = await openAs(
    browser,
    origin,
    teamLogin(teamId),
    `/teamcenter/index/teamjob/detail/${jobId}`,
  );
  const who = office.getByRole('region', { name: '谁去' });
  await who.getByRole('button', { name: '分派队员' }).click();
  await who.getByLabel('按姓名找').fill(name);
  await who.getByRole('checkbox', { name }).check();
  await who.getByRole('button', { name: '问这 1 位' }).click();

  const mine = await openAs(browser, origin, member, '/usercenter/index/myjob');
  await mine.getByRole('link', { name: title }).click();
  const no = mine.getByRole('region', { name: '去不了' });
  await no.getByRole('button', { name: '时间冲突' }).click();
  await no.getByRole('button', { name: '去不了', exact: true }).click();
  await expect(mine.getByText('已告诉队伍，不会记在你名下')).toBeVisible();

  await office.reload();
  await expect(who.getByText('已婉拒')).toBeVisible();
  await expect(who.getByText('时间冲突')).toBeVisible();
  await who.getByRole('button', { name: '分派队员' }).click();
  await who.getByLabel('按姓名找').fill(name);
  await expect(who.getByRole('checkbox', { name })).toBeDisabled();
});
