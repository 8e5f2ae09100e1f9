import type { Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { openAs } from '../open-as.ts';
import { sendDecision } from '../people.ts';

const loginName = 'duiwu008';
const path = '/teamcenter/index/teammodify';

test('a team changes its introduction; what was written without network or beside somebody else is not lost', async ({
  page,
  context,
  baseURL,
}) => {
  await signInBrowser(context, baseURL ?? '', loginName);
  const other = await context.newPage();
  const sloganIn = (tab: Page) => tab.getByRole('textbox', { name: '口号' });
  const saveIn = (tab: Page) => tab.getByRole('button', { name: '保存资料' });
  for (const tab of [page, other]) {
    await tab.goto(path);
    await expect(sloganIn(tab)).toBeVisible();
  }
  await page.getByRole('textbox', { name: '联系电话' }).fill('123');
  await saveIn(page).click();
  await expect(page.getByText('请填写手机号或带区号的座机号')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '联系电话' })).toBeFocused();
  await page.getByRole('textbox', { name: '联系电话' }).fill('0688-8612345');
  await sloganIn(page).fill('一盏灯照一条巷');

  await context.setOffline(true);
  await saveIn(page).click();
  await expect(page.getByText('网络连接不上').first()).toBeVisible();
  await context.setOffline(false);
  await saveIn(page).click();
  await expect(page.getByText('队伍资料已保存')).toBeVisible();

  await sloganIn(other).fill('两盏灯照两条巷');
  await saveIn(other).click();
  await expect(other.getByRole('alert')).toContainText('已修改这支队伍');
  await other.getByRole('button', { name: '载入最新内容' }).press('Enter');
  await expect(sloganIn(other)).toHaveValue('两盏灯照两条巷');
  await expect(other.getByRole('textbox', { name: '联系电话' })).toHaveValue('0688-8612345');
  await expect(saveIn(other)).toBeFocused();
  await saveIn(other).press('Enter');
  await expect(other.getByText('队伍资料已保存')).toBeVisible();
});

test('a new leader is not public before the centre has passed it; the team reads why it was not', async ({
  browser,
  baseURL,
}) => {
  const open = (name: string, address: string) => openAs(browser, baseURL ?? '', name, address);
  const team = await open('duiwu003', `${path}?tab=checked`);
  const teamName = await team.getByRole('textbox', { name: '队伍名称' }).inputValue();
  await team.getByRole('textbox', { name: '负责人' }).fill('林晚舟');
  await team.getByRole('textbox', { name: '变更说明' }).fill('队员大会换届');
  await team.getByRole('button', { name: '提交变更' }).click();
  await expect(team.getByText('实践中心正在审核')).toBeVisible();

  const staff = await open('shenhe001', '/review/teams?tab=changes');
  await staff.getByRole('button', { name: teamName }).click();
  const change = staff.getByRole('complementary', { name: '资料变更和审核' });
  await expect(change.getByText('林晚舟')).toBeVisible();
  await change.getByRole('textbox', { name: '审核意见' }).fill('请附上换届决议');
  await change.getByRole('button', { name: '不通过' }).click();
  await sendDecision(staff);
  await expect(staff.getByText('已不予通过，队伍会收到原因')).toBeVisible();

  await team.reload();
  await expect(team.getByText('上一次变更未通过：请附上换届决议')).toBeVisible();
  await expect(team.getByRole('textbox', { name: '负责人' })).not.toHaveValue('林晚舟');
});
