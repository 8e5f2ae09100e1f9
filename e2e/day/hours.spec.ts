import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { findCountedActivity } from './counted-activity.ts';

const reason = '提前离开，按实际时间认定';

test('computed hours are adjusted with a reason, confirmed and made public', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { teamName, activityId } = await findCountedActivity(origin);
  await signInBrowser(context, origin, teamName);
  await page.goto(`/teamcenter/index/teamactivity/timelist/${activityId}`);

  const rows = page.getByRole('region', { name: '时长名单' }).locator('tbody tr');
  const row = rows
    .filter({ has: page.getByRole('button', { name: /^编辑/ }), hasNotText: '确认后由实践中心复核' })
    .first();
  await row.getByRole('button', { name: /^编辑/ }).click();
  const edited = rows.filter({ has: page.getByRole('textbox', { name: '调整原因' }) });
  await edited.getByRole('button', { name: '减 5 分钟' }).click();
  await edited.getByRole('button', { name: '保存' }).click();
  await expect(edited.getByRole('alert')).toBeVisible();
  await edited.getByRole('textbox', { name: '调整原因' }).fill(reason);
  await edited.getByRole('button', { name: '保存' }).click();
  await expect(rows.filter({ hasText: reason })).toBeVisible();

  await page.getByRole('region', { name: '核定时长' }).getByRole('button', { name: '全部确认' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认并公示' }).click();
  await expect(rows.filter({ hasText: reason })).toContainText('公示');

  const visitor = await browser.newPage({ baseURL });
  await visitor.goto(`/user-index/activityDetail/${activityId}`);
  await expect(visitor.getByRole('heading', { name: '时长公示' })).toBeVisible();
  await visitor.close();
});
