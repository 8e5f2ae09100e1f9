import { readFile } from 'node:fs/promises';
import { expect, test } from '../journey.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { readSheet } from '../../src/platform/server/spreadsheet.ts';
import { publishActivity } from '../day/running-activity.ts';
import { openAs } from '../open-as.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const teamName = 'duiwu025';
const question = '能不能自带雨衣';
const dayMs = 86_400_000;

/** The first volunteer whom nothing stands against. */
const findApplicant = (address: string, activityId: number): Promise<string> =>
  findVolunteer(address, 501, async ({ loginName, client: volunteer }) => {
    const { shifts } = await must(volunteer, getSignUpStandingCall, { id: activityId });
    const [shift] = shifts;
    const mayCome = shift?.verdict === 'signUp' || shift?.verdict === 'apply';
    return mayCome && shift.reasons.every(({ severity }) => severity === 'info') ? loginName : undefined;
  });

test('a team asks a question and takes companions, who signs up answers and names one, and both read it', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const activityId = await publishActivity(origin, teamName, {
    startsAt: Date.now() + 20 * dayMs,
    capacity: 6,
  });
  const team = await openAs(browser, origin, teamName, `/teamcenter/index/teamactivity/edit/${activityId}`);

  await test.step('the question is written into the published activity and asked at once', async () => {
    const questions = team.getByRole('group', { name: '报名问题' });
    await questions.getByRole('button', { name: '加一个问题' }).click();
    await questions.getByRole('textbox', { name: '问题 1', exact: true }).fill(question);
    await questions.getByRole('combobox', { name: '问题 1的回答方式' }).selectOption({ label: '单选' });
    await questions.getByRole('textbox', { name: '问题 1的选项' }).fill('能\n不能');
    await questions.getByText('必须回答').click();
    await team.getByRole('spinbutton', { name: '可带人数' }).fill('2');
    await team.getByRole('button', { name: '保存修改' }).click();
    await expect(team.getByText('修改已保存')).toBeVisible();
    await team.goto(`/teamcenter/index/teamactivity/detail/${activityId}`);
    await expect(team.getByText(question)).toBeVisible();
  });

  const loginName = await findApplicant(origin, activityId);
  const person = await openAs(browser, origin, loginName, `/user-index/activityDetail/${activityId}`);
  await test.step('the answer is missed at its question, given and read in 我的报名', async () => {
    await person
      .getByRole('region', { name: '报名', exact: true })
      .getByRole('button', { name: /^(申请)?报名这一场$/ })
      .click();
    const dialog = person.getByRole('dialog');
    await dialog.getByText('我已阅读风险提示').click();
    const answer = dialog.getByRole('combobox', { name: question });
    await expect(answer).toBeVisible();
    const send = dialog.getByRole('button', { name: /^(确认报名|提交申请)$/ });
    await send.click();
    await expect(answer).toHaveAccessibleDescription('请选择一项再报名');
    await answer.selectOption('能');
    await dialog.getByRole('button', { name: '带一位同行人' }).click();
    const friend = dialog.getByRole('group', { name: '第 1 位同行人' });
    await send.click();
    await expect(dialog).toContainText('请填写每位同行人的姓名和年龄，不带的请去掉');
    await friend.getByRole('textbox', { name: '姓名' }).fill('周明远');
    await friend.getByRole('textbox', { name: '年龄' }).fill('30');
    await friend.getByRole('combobox', { name: '与你的关系' }).selectOption('朋友同学');
    await send.click();
    await person.getByRole('button', { name: '查看我的报名' }).click();
    const mine = person.getByRole('region', { name: '我的报名' });
    await expect(mine).toContainText(`${question}：能`);
    await expect(mine).toContainText('同行 1 人：周明远（朋友同学，30 岁），各占一个名额，不计时长');
  });

  await test.step('one more comes along, and a name is corrected, until sign-up closes', async () => {
    const mine = person.getByRole('region', { name: '我的报名' });
    await mine.getByRole('button', { name: '改同行人' }).click();
    const dialog = person.getByRole('dialog', { name: '同行人' });
    await dialog.getByRole('button', { name: '带一位同行人' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(dialog).toContainText('请填写每位同行人的姓名和年龄，不带的请去掉');
    const second = dialog.getByRole('group', { name: '第 2 位同行人' });
    await second.getByRole('textbox', { name: '姓名' }).fill('周明远');
    await second.getByRole('textbox', { name: '年龄' }).fill('28');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(second.getByRole('textbox', { name: '姓名' })).toHaveAccessibleDescription('周明远写了两次');
    await second.getByRole('textbox', { name: '姓名' }).fill('周明静');
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(person.getByText('已更新，你们一共 3 人')).toBeVisible();
    await expect(mine).toContainText('同行 2 人：周明远（');
    await mine.getByRole('button', { name: '改同行人' }).click();
    await dialog.getByRole('button', { name: '不带第 2 位了' }).click();
    await dialog.getByRole('button', { name: '保存' }).click();
    await expect(mine).toContainText('同行 1 人：周明远（朋友同学，30 岁），各占一个名额，不计时长');
  });

  await test.step('the team reads it beside the sign-up', async () => {
    await team.goto(`/teamcenter/index/teamactivity/bm/${activityId}`);
    await expect(team.locator('tbody tr').filter({ visible: true }).first()).toContainText(
      `同行 1 人：周明远（朋友同学，30 岁）；${question}：能`,
    );
  });

  await test.step('the answer stands in the spreadsheet of sign-ups', async () => {
    await team.getByRole('button', { name: '导出名单' }).click();
    const asking = team.getByRole('dialog', { name: '导出报名名单' });
    await asking.getByRole('textbox', { name: '导出原因' }).fill('准备物资');
    const download = team.waitForEvent('download');
    await asking.getByRole('button', { name: '导出表格' }).click();
    const file = await readFile(await (await download).path());
    const { heading, rows } = await readSheet(file, { columnCount: 20, mostRows: 10 });
    expect(heading).toContain('报名回答');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).toContain(`${question}：能`);
  });

  await test.step('and on the paper, once there is a place', async () => {
    await team.getByRole('button', { name: /^通过/ }).filter({ visible: true }).first().click();
    await team.getByRole('dialog').getByRole('button', { name: '通过报名' }).click();
    await expect(team.getByText('已通过 1 人')).toBeVisible();
    await team.evaluate(() => Object.assign(window, { print: () => undefined }));
    await team.getByRole('button', { name: '打印名单' }).click();
    await team.emulateMedia({ media: 'print' });
    const sheet = team.getByRole('region', { name: '报名名单' }).filter({ hasText: '本人签名' });
    await expect(sheet.locator('tbody tr')).toHaveCount(1);
    await expect(sheet.locator('tbody tr')).toContainText(`${question}：能`);
  });
});
