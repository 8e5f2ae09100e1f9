import type { Page } from '@playwright/test';
import writeWorkbook from 'write-excel-file/node';
import { expect, test } from '../journey.ts';
import { takePageAs } from '../open-as.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { getJoinStandingCall } from '../../src/domains/teams/web/mine/my-teams.calls.ts';
import { publishActivity } from '../day/running-activity.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

/** A demo team that lets people in after looking at them. */
const team = { id: 3, loginName: 'duiwu003' };
const dayMs = 86_400_000;

/** The first demo volunteer to whom nothing but membership is missing for a member-only activity. */
const findApplicant = (origin: string, activityId: number): Promise<string> =>
  findVolunteer(origin, 301, async ({ loginName, client }) => {
    const { face } = await must(client, getJoinStandingCall, { id: team.id });
    const { shifts } = await must(client, getSignUpStandingCall, { id: activityId });
    return face === 'apply' && shifts[0]?.reasons.length === 1 ? loginName : undefined;
  });

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
};

test('a volunteer applies, the team lets them in, a member-only place opens, and leaving gives it up', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const leader = await takePageAs(browser, origin, team.loginName);
  const activityId = await publishActivity(origin, team.loginName, {
    startsAt: Date.now() + 9 * dayMs,
    capacity: 6,
    recruitScope: 'members',
  });
  const loginName = await findApplicant(origin, activityId);
  const volunteer = await takePageAs(browser, origin, loginName);

  await test.step('strangers may not take a member-only place', async () => {
    await volunteer.goto(`/user-index/activityDetail/${activityId}`);
    const panel = volunteer.getByRole('region', { name: '报名', exact: true });
    await expect(panel.getByRole('button', { name: '本活动仅限本队成员报名' })).toBeDisabled();
    await panel.getByRole('link', { name: '申请加入队伍' }).click();
    await expect(volunteer).toHaveURL(new RegExp(`/user-index/teamDetail/${team.id}`));
  });

  await test.step('the volunteer applies with a few words', async () => {
    const join = volunteer.getByRole('region', { name: '加入队伍' });
    await join.getByRole('button', { name: '申请加入' }).click();
    await volunteer.getByRole('textbox', { name: '申请说明' }).fill('周末都有空，会理发');
    await volunteer.getByRole('button', { name: '提交申请' }).click();
    await expect(join).toContainText('申请已提交');
  });

  await test.step('the team reads it and approves', async () => {
    await open(leader, '/teamcenter/index/teamuser?status=applied');
    const row = leader.getByRole('row').filter({ hasText: '周末都有空，会理发' });
    await row.getByRole('button', { name: /^通过/ }).click();
    await leader.getByRole('dialog').getByRole('button', { name: '通过申请' }).click();
    await expect(leader.getByText('已通过 1 人')).toBeVisible();
    await expect(row).toHaveCount(0);
  });

  await test.step('now the place can be taken', async () => {
    await volunteer.goto(`/user-index/activityDetail/${activityId}`);
    await volunteer
      .getByRole('region', { name: '报名', exact: true })
      .getByRole('button', { name: '申请报名这一场' })
      .click();
    const dialog = volunteer.getByRole('dialog');
    await dialog.getByRole('checkbox').first().check();
    await dialog.getByRole('button', { name: /^(提交申请|确认报名|申请报名|报名)/ }).click();
    await expect(
      volunteer
        .getByRole('link', { name: /查看我的报名/ })
        .or(volunteer.getByRole('button', { name: /查看我的报名/ })),
    ).toBeVisible();
  });

  await test.step('leaving names the place and cancels it', async () => {
    await open(volunteer, '/usercenter/index/myteam');
    const asked = await signInClient(origin, loginName);
    const { teamUserId } = await must(asked, getJoinStandingCall, { id: team.id });
    await open(volunteer, `/usercenter/index/myteam/detail/${teamUserId}`);
    await volunteer.getByRole('button', { name: '退出队伍' }).click();
    const dialog = volunteer.getByRole('dialog');
    await expect(dialog).toContainText('望江大道敬老院下午茶');
    await dialog.getByRole('button', { name: '取消班次并退出' }).click();
    await expect(volunteer.getByText('已退出')).toBeVisible();
  });
});

test('a list is rehearsed, one row is wrong, the others come in', async ({ browser, baseURL }) => {
  const page = await takePageAs(browser, baseURL ?? '', team.loginName);
  const buffer = await writeWorkbook([
    ['姓名*', '手机号*', '性别', '出生日期', '小组', '队员编号', '队内角色', '备注'],
    ['钟灵秀', '17706889001', '女', '1991/2/3', '理发组', 'L-01', '队员', ''],
    ['陶然', '1770688', '男'],
  ]).toBuffer();

  await open(page, '/teamcenter/index/teamuser?status=offline');
  await page.getByRole('button', { name: '导入' }).click();
  const dialog = page.getByRole('dialog', { name: '导入成员' });
  await dialog.getByLabel('名单文件（.xlsx）').setInputFiles({ name: '名单.xlsx', mimeType: '', buffer });
  await expect(dialog.getByRole('region', { name: '需要改正的行' })).toContainText(
    '第 3 行手机号手机号应为 11 位数字',
  );
  await expect(page.getByRole('link', { name: '钟灵秀' })).toHaveCount(0);
  await dialog.getByRole('button', { name: '跳过错误行，导入 1 人' }).click();
  await expect(page.getByRole('link', { name: '钟灵秀' })).toBeVisible();

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出' }).click();
  await page.getByRole('dialog', { name: '导出成员' }).getByRole('button', { name: '导出表格' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^队伍成员-\d{4}-\d{2}-\d{2}\.xlsx$/);

  await page.getByRole('button', { name: '移出钟灵秀' }).click();
  const ask = page.getByRole('dialog');
  await ask.getByRole('textbox', { name: /原因/ }).fill('录入有误，重新登记');
  await ask.getByRole('button', { name: '移出队伍' }).click();
  await expect(page.getByText('钟灵秀已移出队伍')).toBeVisible();
});
