import { expect, test } from '../journey.ts';
import { listMyTeamsCall } from '../../src/domains/teams/web/mine/my-teams.calls.ts';
import { getMyVolunteerCall } from '../../src/domains/volunteers/web/volunteers.calls.ts';
import {
  acceptAssignmentCall,
  answerVisitCall,
  assignMembersCall,
  getTeamJobCall,
  listJobCandidatesCall,
  listJobMembersCall,
  listMyJobsCall,
  proposeVisitCall,
} from '../../src/domains/jobs/web/jobs.calls.ts';
import { acceptedJob } from '../accepted-job.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const requesterFrom = 47;

/** Somebody of the city whose team may send them to a home. */
const goer = (origin: string): Promise<string> =>
  findVolunteer(origin, 20, async ({ loginName: login, client }) => {
    const { list } = await must(client, listMyTeamsCall, {});
    const { age, realNameStatus } = await must(client, getMyVolunteerCall, {});
    if (list[0]?.status === 'active' && age >= 18 && realNameStatus === 'verified') return login;
    return undefined;
  });

/** A visit that begins in twenty minutes, agreed by everybody. */
async function agreedVisit(origin: string, member: string, title: string): Promise<number> {
  const wanted = { member, requesterFrom, title };
  const { jobId, needId, team, requester } = await acceptedJob(origin, wanted);
  const mine = await signInClient(origin, member);
  const { name } = await must(mine, getMyVolunteerCall, {});
  const candidates = await must(team, listJobCandidatesCall, { jobId, keyword: name });
  const volunteerId = candidates.list.find((one) => one.name === name)?.volunteerId ?? 0;
  await must(team, assignMembersCall, { jobId, volunteerIds: [volunteerId] });
  const { version } = await must(team, getTeamJobCall, { id: jobId });
  const at = (minutes: number): string => new Date(Date.now() + minutes * 60_000).toISOString();
  await must(team, proposeVisitCall, { jobId, version, visitStart: at(20), visitEnd: at(80), note: '' });
  const asker = await signInClient(origin, requester);
  await must(asker, answerVisitCall, { needId, version: version + 1, isAgreed: true, note: '' });
  const asked = await must(mine, listMyJobsCall, { tab: 'offered' });
  const part = asked.list.find((one) => one.title === title);
  const assignmentId = part?.assignmentId ?? 0;
  await must(mine, acceptAssignmentCall, { assignmentId, visitStart: part?.visitStart ?? null });
  const { list } = await must(team, listJobMembersCall, { jobId });
  expect(list).toHaveLength(1);
  return assignmentId;
}

test('a member goes on without a line: in, out and feedback wait on the phone, and go up by themselves', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  const { origin } = new URL(page.url());
  const member = await goer(origin);
  const assignmentId = await agreedVisit(origin, member, '想请人帮忙换一下高处的灯管');
  const context = await browser.newContext({ baseURL: origin });
  await signInBrowser(context, origin, member);
  const mine = await context.newPage();
  await mine.goto(`/usercenter/index/myjob/detail/${assignmentId}`);
  await expect(mine.getByRole('button', { name: '到了，签到' })).toBeVisible();

  await context.setOffline(true);
  await mine.getByRole('button', { name: '到了，签到' }).click();
  await expect(mine.getByText('签到已记在这台手机上，待上传')).toBeVisible();
  await expect(mine.getByText('已签到。走之前点签退')).toBeVisible();
  await mine.getByRole('button', { name: '签退', exact: true }).click();
  await mine.getByRole('button', { name: '现在签退' }).click();
  await expect(mine.getByText('签退已记在这台手机上，待上传')).toBeVisible();
  await mine.getByRole('button', { name: '这件事做完了' }).click();
  await mine.getByLabel('做了什么，下次要注意什么').fill('灯管换好了，开关试了两次。');
  await mine.getByRole('button', { name: '提交反馈' }).click();
  await expect(mine.getByText('反馈已记在这台手机上，待上传')).toBeVisible();

  await context.setOffline(false);
  await expect(mine.getByText('已上传：反馈已交给队伍，辛苦了')).toBeVisible();
  await expect(mine.getByText('待上传')).toHaveCount(0);
  await mine.reload();
  await expect(mine.getByText('灯管换好了，开关试了两次。')).toBeVisible();
});
