import { expect, test } from '../journey.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { openAs } from '../open-as.ts';
import { must } from '../process/api-client.ts';
import { findActivity } from '../process/find-activity.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

type Full = { loginName: string; activityId: number; shiftId: number };

/** A full shift with a person who may join its waiting list without a warning, and has no other shift of that activity. */
const findFullShift = (address: string): Promise<Full> =>
  findVolunteer(address, 401, ({ loginName, client }) =>
    findActivity(client, { phase: 'recruiting' }, async ({ id }) => {
      const { shifts, needsCode, questions } = await must(client, getSignUpStandingCall, { id });
      if (needsCode || questions.length > 0 || shifts.some(({ mine }) => mine)) return undefined;
      const full = shifts.find(
        ({ verdict, reasons }) =>
          verdict === 'waitlist' && reasons.every(({ severity }) => severity === 'info'),
      );
      return full && { loginName, activityId: id, shiftId: full.shiftId };
    }),
  );

test('whoever finds a shift full joins the waiting list, sees the place in it, and leaves it again', async ({
  browser,
  baseURL,
}) => {
  const { loginName, activityId, shiftId } = await findFullShift(baseURL ?? '');
  const path = `/user-index/activityDetail/${activityId}?shift=${shiftId}`;
  const page = await openAs(browser, baseURL ?? '', loginName, path);
  const panel = page.getByRole('region', { name: '报名', exact: true });
  const join = panel.getByRole('button', { name: /^加入候补/ });
  const ahead = /\d+/.exec((await join.textContent()) ?? '')?.[0];

  await join.click();
  const dialog = page.getByRole('dialog', { name: '加入候补' });
  await dialog.getByText('我已阅读风险提示').click();
  await dialog.getByRole('button', { name: '加入候补' }).dblclick();
  await page.getByRole('dialog').getByRole('button', { name: '留在本页' }).click();
  const waiting = panel.getByRole('button', { name: `候补中（前面还有 ${ahead} 人）` });
  await expect(waiting).toBeDisabled();
  await page.reload();
  await expect(waiting).toBeVisible();

  await page.goto('/usercenter/index/myactivity?tab=waiting');
  const link = page.locator(`a[href="/usercenter/index/myactivity/detail/${activityId}"]`);
  await expect(page.getByRole('listitem').filter({ has: link }).first()).toContainText('候补');
  await page.goBack();

  await panel.getByRole('button', { name: '退出候补' }).click();
  await page
    .getByRole('dialog', { name: '退出候补' })
    .getByRole('button', { name: '确定退出' })
    .press('Enter');
  await expect(panel.getByRole('button', { name: `加入候补（前面 ${ahead} 人）` })).toBeEnabled();
});
