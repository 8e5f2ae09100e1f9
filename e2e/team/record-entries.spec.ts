import { expect, test } from '../journey.ts';
import { listClaimTeamsCall } from '../../src/domains/hours/web/hours.calls.ts';
import { getMyProfileCall } from '../../src/domains/volunteers/web/profile/profile.calls.ts';
import { addDays, toDay } from '../../src/platform/contract/instants.ts';
import { openAs } from '../open-as.ts';
import { teamLogin } from '../people.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const title = `防汛物资搬运与急救 ${Date.now() % 10_000}`;
const yesterday = (): string => addDays(toDay(new Date()), -1);

test('a training: entered with marks, read in the record, objected to, corrected with a reason', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { person, client, team } = await findVolunteer(origin, 14, async ({ loginName, client: own }) => {
    const found = (await must(own, listClaimTeamsCall, {})).list.find(({ teamId }) => teamId <= 30);
    return found && { person: loginName, client: own, team: found };
  });
  const { volunteerNo } = await must(client, getMyProfileCall, {});

  const desk = await openAs(browser, origin, teamLogin(team.teamId), '/teamcenter/index/teamrecord');
  const dialog = desk.getByRole('dialog');
  await test.step('what is missing is told at its field, and nothing typed is lost', async () => {
    await desk.getByRole('button', { name: '记入培训' }).click();
    await dialog.getByRole('textbox', { name: '培训名称' }).fill(title);
    await dialog.getByRole('textbox', { name: '组织单位' }).fill('区应急管理局');
    await dialog.getByLabel('培训日期').fill(yesterday());
    await dialog.getByRole('textbox', { name: '学时' }).fill('0.7');
    await dialog.getByRole('textbox', { name: '志愿者编号' }).fill(`${volunteerNo} 91`);
    await dialog.getByRole('button', { name: '记入 1 人' }).click();
    await expect(dialog.getByText('学时以 0.5 为一档', { exact: true }).first()).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: '培训名称' })).toHaveValue(title);
  });
  await dialog.getByRole('textbox', { name: '学时' }).fill('6');
  await dialog.getByRole('button', { name: '记入 1 人' }).click();
  await expect(desk.getByText('已记入 1 人')).toBeVisible();
  const issued = desk.getByRole('listitem').filter({ hasText: title });
  await expect(issued).toContainText('6 学时');

  const own = await openAs(browser, origin, person, '/usercenter/index/myrecord?tab=trainings');
  const mine = own.getByRole('region', { name: '培训' }).getByRole('listitem').filter({ hasText: title });
  await expect(mine).toContainText('考核 91 分');
  await mine.getByRole('button', { name: '不属实？提出异议' }).click();
  await own.getByRole('dialog').getByLabel('异议说明').fill('那天只上了半天课，学时应该是三个。');
  await own.getByRole('dialog').getByRole('button', { name: '提出异议' }).click();
  await expect(mine).toContainText('等待答复');

  await desk.reload();
  await expect(issued).toContainText('那天只上了半天课');
  await issued.getByRole('button', { name: '更正' }).click();
  await dialog.getByRole('textbox', { name: '学时' }).fill('3');
  await dialog.getByLabel('更正的原因').fill('核对签到表，只有上午');
  await dialog.getByRole('button', { name: '更正' }).click();
  await expect(issued).toContainText('3 学时');

  await own.reload();
  await expect(mine).toContainText('答复：核对签到表，只有上午');
  await expect(mine).toContainText('3 学时');

  const centre = await openAs(browser, origin, 'shenhe001', `/manage/records?no=${volunteerNo}`);
  const found = centre.getByRole('listitem').filter({ hasText: title });
  await found.getByRole('button', { name: '撤回' }).click();
  await centre.getByRole('dialog').getByLabel('撤回的原因').fill('培训由区局统一记录');
  await centre.getByRole('dialog').getByRole('button', { name: '撤回', exact: true }).click();
  await expect(found).toContainText('已撤回：培训由区局统一记录');
});
