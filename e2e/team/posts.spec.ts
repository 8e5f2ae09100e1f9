import { randomUUID } from 'node:crypto';
import { expect, test } from '../journey.ts';
import { centreIssuer } from '../../src/domains/awards/web/awards.calls.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { getMyProfileCall } from '../../src/domains/volunteers/web/profile/profile.calls.ts';
import { draftActivity, formOf, passIfPending } from '../draft-activity.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const title = `江滩欢乐跑起点服务 ${randomUUID().slice(0, 4)}`;

/** The first who may sign up for the one post and lacks the paper of the other; whom the demo city made differs by day. */
const findApplicant = (address: string, activityId: number) =>
  findVolunteer(address, 41, async ({ loginName, client }) => {
    const { shifts } = await must(client, getSignUpStandingCall, { id: activityId });
    const [plain, aid] = shifts.toSorted((one, other) => one.conditions.length - other.conditions.length);
    const refusal = aid?.reasons.find(({ severity }) => severity === 'block');
    if (plain?.verdict === 'apply' && plain.reasons.length === 0 && refusal?.code === 'qualificationMissing')
      return { loginName, client };
    return undefined;
  });

test('two posts at one time: one asks for a paper, and lets in who has it entered', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const client = await signInClient(origin, 'duiwu014');
  const told = {
    category: 'event' as const,
    title,
    content: '欢乐跑早上七点半布点，八点半出发。志愿者在起点发号码布、指路，领队会先讲清楚安排和注意事项。',
    placeName: '江滩广场东门',
    address: '澜滨区江滩路 8 号',
    riskNotice: '人多拥挤，请走志愿者通道，身体不适马上告诉领队。',
  };
  const shifts = formOf(told).shifts.map((shift) => ({ ...shift, postName: '起点引导', capacity: 8 }));
  const activityId = await draftActivity(client, { ...told, shifts });

  const desk = await openAs(browser, origin, 'duiwu014', `/teamcenter/index/teamactivity/edit/${activityId}`);
  await desk.getByRole('button', { name: '第 1 场的时间再加一个岗位' }).click();
  await desk.getByLabel('第 2 场岗位').fill('急救');
  await desk.getByLabel('第 2 场人数').fill('2');
  await desk.getByRole('button', { name: '给“急救”写要求' }).click();
  const post = desk.getByRole('group', { name: '急救', exact: true });
  await post.getByRole('textbox', { name: '做什么' }).fill('背急救包守在起点，处理擦伤扭伤。');
  await post.getByText('救护员证', { exact: true }).click();
  await desk.getByLabel('岗位 1的名称').fill('现场急救');
  await expect(desk.getByLabel('第 2 场岗位')).toHaveValue('现场急救');
  await desk.getByRole('button', { name: '提交审核' }).click();
  await expect(desk).toHaveURL(new RegExp(`/teamactivity/detail/${activityId}$`));
  await expect(desk.getByRole('main')).toContainText(
    '现场急救（背急救包守在起点，处理擦伤扭伤，持救护员证）',
  );
  await passIfPending(client, activityId);

  const { loginName, client: own } = await findApplicant(origin, activityId);
  const page = await openAs(browser, origin, loginName, `/user-index/activityDetail/${activityId}`);
  await expect(page.getByRole('main')).toContainText('背急救包守在起点，处理擦伤扭伤。');
  const panel = page.getByRole('region', { name: '报名', exact: true });
  await panel.getByText('现场急救', { exact: true }).click();
  await expect(panel).toContainText('岗位“现场急救”需持救护员证，你的档案里还没有');

  const { volunteerNo } = await must(own, getMyProfileCall, {});
  const centre = await signInClient(origin, 'shenhe001');
  await must(centre, centreIssuer.enter, {
    facts: {
      kind: 'training',
      title: '救护员证登记',
      grantor: '市红十字会',
      heldOn: '2026-01-15',
      classHours: 16,
      qualification: 'firstAid',
    },
    people: [{ volunteerNo }],
  });
  await page.reload();
  await panel.getByText('现场急救', { exact: true }).click();
  await panel.getByRole('button', { name: '报名' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('我已阅读风险提示').click();
  await dialog.getByRole('button', { name: '提交申请' }).click();
  await expect(page.getByRole('dialog', { name: '待审核' })).toBeVisible();
});
