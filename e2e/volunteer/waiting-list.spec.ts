import { expect, test } from '@playwright/test';
import { listActivitiesCall } from '../../src/domains/activities/web/activities.calls.ts';
import { getSignUpStandingCall } from '../../src/domains/signups/web/signups.calls.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { type ApiClient, must } from '../process/api-client.ts';

const loginName = 'zhiyuan1404';

type Full = { activityId: number; shiftId: number };

/** A full shift whose waiting list the person may join without a warning. */
async function findFullShift(client: ApiClient): Promise<Full> {
  const { list } = await must(client, listActivitiesCall, { phase: 'recruiting', pageSize: 60 });
  for (const { id } of list) {
    const { shifts, needsCode } = await must(client, getSignUpStandingCall, { id });
    if (needsCode) continue;
    const full = shifts.find(
      ({ verdict, reasons }) =>
        verdict === 'waitlist' && reasons.every(({ severity }) => severity === 'info'),
    );
    if (full && shifts.every(({ mine }) => !mine)) return { activityId: id, shiftId: full.shiftId };
  }
  throw new Error('the demo city has no full shift with a waiting list');
}

test('whoever finds a shift full joins the waiting list, sees the place in it, and leaves it again', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await signInBrowser(context, baseURL ?? '', loginName);
  const { activityId, shiftId } = await findFullShift({ address: baseURL ?? '', token });
  await page.goto(`/user-index/activityDetail/${activityId}?shift=${shiftId}`);
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
