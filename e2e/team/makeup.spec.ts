import { expect, test } from '../journey.ts';
import { listActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { listClaimTeamsCall } from '../../src/domains/hours/web/hours.calls.ts';
import { listMembersCall } from '../../src/domains/teams/web/members/members.calls.ts';
import { getMyProfileCall } from '../../src/domains/volunteers/web/profile/profile.calls.ts';
import { openAs } from '../open-as.ts';
import { sendDecision, teamLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const title = '凌晨清理倒伏树枝';
/** A PNG of one dot. */
const photo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The day before yesterday in the city, `2026-11-20`. */
const lately = (): string => new Date(Date.now() - 2 * 86_400_000 + 8 * 3_600_000).toISOString().slice(0, 10);

/** Teams that other journeys are in the middle of something with. */
const others = new Set([1, 3, 4, 5, 6, 7, 8, 12, 14, 16, 21, 25]);

/** Somebody with a proved name, and a team in which they are. */
const memberAndTeam = (origin: string) =>
  findVolunteer(origin, 53, async ({ loginName: person, client }) => {
    const { volunteerNo, name } = await must(client, getMyProfileCall, {});
    const keyword = volunteerNo ?? '';
    for (const { teamId } of (await must(client, listClaimTeamsCall, {})).list) {
      if (others.has(teamId)) continue;
      const team = await signInClient(origin, teamLogin(teamId));
      const { list } = await must(team, listMembersCall, { status: 'active', keyword, pageSize: 5 });
      if (list[0]?.isVerified && list[0].memberRole === 'member')
        return { person, teamId, volunteerNo: keyword, name };
    }
    return undefined;
  });

test('an activity that nobody published: told by its team, passed by the centre, answered by whoever was there', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { person, teamId, volunteerNo, name } = await memberAndTeam(origin);
  const team = await openAs(browser, origin, teamLogin(teamId), '/teamcenter/index/teamactivity');
  await team.getByRole('link', { name: '补录活动' }).click();
  await team.getByRole('link', { name: '补录一场活动' }).first().click();
  const form = team.getByRole('form', { name: '补录活动' });
  await form.getByRole('textbox', { name: '活动名称' }).fill(title);
  await form.getByText('应急', { exact: true }).click();
  await form.getByRole('textbox', { name: '服务地点' }).fill('望江里小区');
  await form
    .getByRole('textbox', { name: '服务内容' })
    .fill('大风刮倒了三棵行道树，队员锯断树枝、清出车道，又给居民楼门口清扫干净，天亮前恢复通行。');
  await form.getByLabel('服务日期').fill(lately());
  await form.getByRole('textbox', { name: '开始', exact: true }).fill('0310');
  await form.getByRole('textbox', { name: '结束', exact: true }).fill('0540');
  await form.getByRole('searchbox', { name: '找成员' }).fill(volunteerNo);
  await form.getByRole('searchbox', { name: '找成员' }).press('Enter');
  await form.getByRole('button', { name: `加入${name}` }).click();
  await form.getByRole('textbox', { name: `${name}的结束时间` }).fill('0500');
  await form.getByLabel(/选择现场照片或签到表扫描件/).setInputFiles({
    name: '现场.png',
    mimeType: 'image/png',
    buffer: photo,
  });
  await expect(form.getByText('现场.png')).toBeVisible();
  await form.getByRole('textbox', { name: '证明人姓名' }).fill('乔木');
  await form.getByRole('textbox', { name: '证明人手机号后 4 位' }).fill('0417');
  await form.getByRole('checkbox', { name: /以上内容属实/ }).check();
  await test.step('what is missing is told at its field, and nothing typed is lost', async () => {
    await form.getByRole('button', { name: '提交审核' }).click();
    await expect(form.getByText('请写明为什么没有提前发布，至少 10 个字')).toBeVisible();
    await expect(form.getByRole('textbox', { name: '活动名称' })).toHaveValue(title);
    await expect(form.getByText(name, { exact: true })).toBeVisible();
  });
  await form
    .getByRole('textbox', { name: '没有提前发布的原因' })
    .fill('半夜接到社区电话就出发了，来不及发布。');
  await form.getByRole('button', { name: '提交审核' }).click();
  await expect(team.getByText('待审核', { exact: true }).first()).toBeVisible();

  const centre = await openAs(browser, origin, 'shenhe001', '/review/activities?tab=makeups');
  await centre.getByRole('button', { name: title }).first().click();
  const item = centre.getByRole('complementary', { name: '补录内容和审核' });
  await expect(item.getByRole('button', { name: '打开证明“现场.png”' })).toBeVisible();
  await expect(item).toContainText('03:10–05:00');
  await item.getByRole('button', { name: '通过', exact: true }).click();
  await sendDecision(centre);
  await expect(centre.getByText('已通过，名单上的人会收到消息')).toBeVisible();

  const own = await openAs(browser, origin, person, '/usercenter/index/myactivity');
  const asked = own.getByRole('listitem').filter({ hasText: title, visible: true }).first();
  await asked.getByRole('button', { name: '属实', exact: true }).click();
  await own.getByRole('button', { name: '确认属实' }).click();
  await expect(own.getByText('已确认属实，等待实践中心审核')).toBeVisible();

  await team.reload();
  await team.getByRole('link', { name: '时长明细' }).click();
  await expect(team.getByText(name).first()).toBeVisible();
  await expect(team.getByText('待中心审核').first()).toBeVisible();
  const visitor = { address: origin, token: '' };
  const { list } = await must(visitor, listActivitiesCall, { keyword: title, phase: 'ended' });
  await own.goto(`/user-index/activityDetail/${list[0]?.id ?? 0}`);
  await expect(own.getByText('这场活动没有事先发布')).toBeVisible();
  // Nobody ever signed up for it: it says who served instead.
  await expect(own.getByText('由队伍补录', { exact: true })).toBeVisible();
  await expect(own.getByText('选择场次')).toHaveCount(0);
});

test('an activity whose start has passed goes on as a past one, with what was typed', async ({
  browser,
  baseURL,
}) => {
  const page = await openAs(browser, baseURL ?? '', 'duiwu018', '/teamcenter/index/teamactivity/add');
  await page.getByRole('textbox', { name: '活动名称' }).fill('江堤夜间劝离');
  await page.getByLabel('第 1 场日期').fill(lately());
  await page.getByRole('button', { name: '去补录，带上已经写的内容' }).click();
  await expect(page).toHaveURL(/teamactivity\/makeup\/add/);
  await expect(page.getByRole('textbox', { name: '活动名称' })).toHaveValue('江堤夜间劝离');
  await expect(page.getByLabel('服务日期')).toHaveValue(lately());
});
