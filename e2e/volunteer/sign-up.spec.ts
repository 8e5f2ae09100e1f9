import { expect, test } from '../journey.ts';
import { listActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { activityPageSize } from '../../src/domains/activities/web/list/activity-query.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { fillLogin } from '../people.ts';
import { must } from '../process/api-client.ts';
import { findActivity } from '../process/find-activity.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const daysAhead = (startsAt: string): number => (Date.parse(startsAt) - Date.now()) / 86_400_000;

type Choice = { id: number; title: string; category: string; loginName: string; shiftId: number };

/**
 * A recruiting activity, not joined yet, that a volunteer can join at once and leave again without consequence, among the first of its
 * category, where the journey looks for it.
 */
const findChoice = (address: string): Promise<Choice> =>
  findVolunteer(address, 7, ({ loginName, client }) =>
    findActivity(client, { phase: 'recruiting', hasPlaces: true }, async ({ id, title, category }) => {
      const { shifts, questions } = await must(client, getSignUpStandingCall, { id });
      if (questions.length > 0 || shifts.some(({ mine }) => mine)) return undefined;
      const shift = shifts.find(
        ({ verdict, reasons, startsAt }) =>
          verdict === 'signUp' && reasons.length === 0 && daysAhead(startsAt) > 4,
      );
      if (!shift) return undefined;
      const shown = { phase: 'recruiting', category, pageSize: activityPageSize } as const;
      const { list } = await must(client, listActivitiesCall, shown);
      return list.some((one) => one.id === id)
        ? { id, title, category, loginName, shiftId: shift.shiftId }
        : undefined;
    }),
  );

test('a visitor finds an activity, logs in on the way, signs up, sees it and cancels in time', async ({
  page,
  baseURL,
}) => {
  const activity = await findChoice(baseURL ?? '');

  await page.goto('/');
  await expect(page).toHaveURL('/user-index/index');
  await page
    .getByRole('navigation', { name: '主导航' })
    .first()
    .getByRole('link', { name: '志愿活动' })
    .click();
  await page.getByRole('main').locator(`a[href$="category=${activity.category}"]`).first().click();
  await page.getByRole('main').getByRole('link', { name: '招募中', exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`category=${activity.category}.*phase=recruiting`));
  await page.getByRole('main').locator(`a[href="/user-index/activityDetail/${activity.id}"]`).first().click();
  await expect(page.getByRole('heading', { level: 1, name: activity.title })).toBeVisible();

  const panel = page.getByRole('region', { name: '报名', exact: true });
  const shift = panel.locator(`input[value="${activity.shiftId}"]`);
  await expect(shift).toBeEnabled();
  await panel.locator('label', { has: page.locator(`input[value="${activity.shiftId}"]`) }).click();
  await expect(shift).toBeChecked();
  await panel.getByRole('link', { name: '登录' }).click();
  await expect(page).toHaveURL(/\/user-index\/malllogin\?redirect=/);
  await fillLogin(page, activity.loginName);
  await expect(page).toHaveURL(`/user-index/activityDetail/${activity.id}?shift=${activity.shiftId}`);

  await expect(shift).toBeChecked();
  await panel.getByRole('button', { name: '报名' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '确认报名' }).click();
  await expect(dialog.getByRole('alert')).toContainText('请先勾选');
  await dialog.getByText('我已阅读风险提示').click();
  await dialog.getByRole('button', { name: '确认报名' }).click();
  await expect(page.getByRole('dialog', { name: '报名成功' })).toBeVisible();
  await page.getByRole('button', { name: '查看我的报名' }).click();

  await expect(page).toHaveURL(`/usercenter/index/myactivity/detail/${activity.id}`);
  await expect(page.getByRole('region', { name: '我的报名' })).toContainText('已通过');
  await page.goto('/usercenter/index/myactivity');
  await page
    .getByRole('listitem')
    .filter({ hasText: '已通过' })
    .locator(`a[href="/usercenter/index/myactivity/detail/${activity.id}"]`)
    .first()
    .click();
  // The rows of the list have one each, by the name of their activity.
  await page.getByRole('button', { name: '取消报名', exact: true }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('不影响信用');
  await question.getByRole('radio', { name: '工作安排' }).check();
  await question.getByRole('button', { name: '确定取消报名' }).click();
  await expect(page.getByRole('region', { name: '我的报名' })).toContainText('已取消');
});

test('the volunteer home shows the next activity and the totals', async ({ page, context, baseURL }) => {
  await signInBrowser(context, baseURL ?? '', 'zhiyuan001');
  await page.goto('/usercenter/index/myindex');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('小时');
});
