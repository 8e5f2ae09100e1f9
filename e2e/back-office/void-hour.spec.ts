import { expect, test } from '../journey.ts';
import type { listMyHours } from '../../src/domains/hours/contract/hours.contract.ts';
import { remote } from '../../src/platform/web/calls/remote.ts';
import { openAs } from '../open-as.ts';
import { must } from '../process/api-client.ts';
import { findVolunteer } from '../process/find-volunteer.ts';

const reason = '活动照片与另一场重复，队伍承认当天没有开展';
const listMyHoursCall = remote<typeof listMyHours>('POST', '/api/hours/ListMyHours');
const asked = { state: 'effective', pageNum: 1, pageSize: 20 } as const;

/** Somebody with a record that counts and was proved by a code: nobody of the centre had a part in it. */
const findCounting = (origin: string) =>
  findVolunteer(origin, 40, async ({ loginName, client }) => {
    const { list } = await must(client, listMyHoursCall, asked);
    const record = list.find(({ adjustsNo, evidenceGrade }) => !adjustsNo && evidenceGrade < 'C');
    return record && { loginName, person: client, record };
  });

test('a record that counts is voided by two people, and whose it is reads why', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const { loginName, person, record } = await findCounting(origin);
  const reviewer = await openAs(
    browser,
    origin,
    'shenhe001',
    `/review/hours?tab=counting&hour=${record.hourId}`,
  );
  await reviewer.getByRole('button', { name: '提出作废' }).click();
  const dialog = reviewer.getByRole('dialog', { name: /^作废/ });
  await dialog.getByRole('textbox', { name: /作废的原因和依据/ }).fill(reason);
  await dialog.getByRole('button', { name: '提交作废' }).click();
  await expect(reviewer.getByText('已有人提出作废，正在等第二人批准。')).toBeVisible();

  const second = await openAs(browser, origin, 'anquan001', '/system/approvals');
  const waiting = second.getByRole('row').filter({ hasText: reason });
  await expect(waiting).toContainText(record.activityTitle);
  await waiting.getByRole('button', { name: /^批准/ }).click();
  await second.getByRole('dialog').getByRole('button', { name: '批准', exact: true }).click();
  await expect(waiting).toHaveCount(0);

  const own = await openAs(browser, origin, loginName, '/usercenter/index/mymsg');
  await expect(own.getByText('时长已作废').first()).toBeVisible();
  await expect(own.getByText(reason).first()).toBeVisible();
  const { list } = await must(person, listMyHoursCall, { ...asked, state: 'voided' });
  expect(list.map(({ hourId }) => hourId)).toContain(record.hourId);
});
