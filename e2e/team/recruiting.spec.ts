import { randomUUID } from 'node:crypto';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { draftActivity, passIfPending } from '../draft-activity.ts';
import { openAs } from '../open-as.ts';
import { fillLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const leader = 'duiwu018';
const title = `仓库盘点帮手 ${randomUUID().slice(0, 4)}`;

/** The first two against whom nothing stands; whom the demo city made differs by day. */
function findTwo(address: string, activityId: number): Promise<[string, string]> {
  const found: string[] = [];
  return findVolunteer(address, 71, async ({ loginName, client }) => {
    const { shifts } = await must(client, getSignUpStandingCall, { id: activityId });
    const reasons = shifts.flatMap((shift) => shift.reasons.map(({ code }) => code));
    if (reasons.join() === 'codeAsked') found.push(loginName);
    const [first, second] = found;
    return first && second ? [first, second] : undefined;
  });
}

test('a team recruits by code: its link lets in at once, a wrong code does not, and named teams are found by name', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const client = await signInClient(origin, leader);
  const activityId = await draftActivity(client, {
    category: 'event',
    title,
    content: '把仓库里的物资按架子清点一遍，两人一组，一人报数一人登记，结束前由领队抽查三个架子。',
    placeName: '物资仓库',
    address: '澜滨区江滩路 8 号',
    riskNotice: '搬动纸箱请两人一起，登高取物由领队来做。',
  });
  const desk = await openAs(browser, origin, leader, `/teamcenter/index/teamactivity/edit/${activityId}`);
  const scope = desk.getByRole('combobox', { name: '招募范围' });

  await scope.selectOption({ label: '指定队伍' });
  const named = desk.getByRole('combobox', { name: '指定队伍' });
  await named.fill('急救');
  await desk.getByRole('listbox').getByRole('option', { name: /急救/ }).first().click();
  const chosen = desk.getByRole('group', { name: '选好的队伍' });
  await expect(chosen.getByRole('button', { name: /急救/ })).toHaveCount(1);
  await chosen.getByRole('button').click();
  await expect(chosen).toBeHidden();

  await scope.selectOption({ label: '凭口令报名' });
  await desk.getByRole('button', { name: '提交审核' }).click();
  await expect(desk.getByText('请填写 4 到 6 位数字的报名口令').first()).toBeVisible();
  await desk.getByRole('textbox', { name: '报名口令' }).fill('7306');
  await expect(desk.getByText('内容齐了，可以提交')).toBeVisible();
  await desk.getByRole('button', { name: '提交审核' }).click();
  await expect(desk).toHaveURL(new RegExp(`/teamactivity/detail/${activityId}$`));
  const link = await desk.getByRole('textbox', { name: /报名口令 7306/ }).inputValue();
  await passIfPending(client, activityId);

  const [invited, guessing] = await findTwo(origin, activityId);
  const page = await takePage(browser, origin);
  await page.goto(link);
  await page.getByRole('link', { name: '登录后报名' }).click();
  await fillLogin(page, invited);
  await page.getByRole('button', { name: '报名这一场' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('textbox', { name: '报名口令' })).toHaveValue('7306');
  await dialog.getByText('我已阅读风险提示').click();
  await dialog.getByRole('button', { name: '确认报名' }).click();
  await expect(page.getByRole('dialog', { name: '报名成功' })).toBeVisible();

  const other = await openAs(browser, origin, guessing, `/user-index/activityDetail/${activityId}`);
  await expect(other.getByRole('main')).toContainText('报名要填口令，向发起队伍要');
  await other.getByRole('button', { name: '报名这一场' }).click();
  const asked = other.getByRole('dialog');
  await asked.getByText('我已阅读风险提示').click();
  await asked.getByRole('button', { name: '确认报名' }).click();
  await expect(asked).toContainText('请输入报名口令');
  await asked.getByRole('textbox', { name: '报名口令' }).fill('7307');
  await asked.getByRole('button', { name: '确认报名' }).click();
  await expect(asked).toContainText('报名口令不对，请向发起队伍核对');
  await asked.getByRole('textbox', { name: '报名口令' }).fill('7306');
  await asked.getByRole('button', { name: '确认报名' }).click();
  await expect(other.getByRole('dialog', { name: '报名成功' })).toBeVisible();
});
