import { expect, test } from '../journey.ts';
import { getManagedNeedCall } from '../../src/domains/needs/web/needs.calls.ts';
import { listCallbacksCall } from '../../src/domains/needs/web/rating/rating.calls.ts';
import { fillLogin } from '../people.ts';
import { must, signInClient } from '../process/api-client.ts';

test('a requester drawn at random is called back: not reached first, then what was said is kept, and no rating changes', async ({
  page,
}) => {
  await page.goto('/login');
  const client = await signInClient(new URL(page.url()).origin, 'diaodu001');
  const { list, draws } = await must(client, listCallbacksCall, {});
  const called = await must(client, listCallbacksCall, { tab: 'done' });
  // Once nobody waits any more, somebody who was not reached is called again.
  const drawn = list[0] ?? called.list.find(({ status }) => status === 'unreached');
  if (!drawn) throw new Error('nobody was drawn of the city’s last week');
  const needOf = () => must(client, getManagedNeedCall, { id: drawn.needId });
  const before = await needOf();

  await fillLogin(page, 'diaodu001');
  await expect(page).toHaveURL('/dashboard/dashboard');
  await page.goto(`/review/callbacks${list[0] ? '' : '?tab=done'}`);
  await expect(page.getByText(draws[0]?.seed.slice(0, 8) ?? '').first()).toBeVisible();
  const row = page.locator('tbody tr').filter({ visible: true }).filter({ hasText: drawn.needNo });
  await row.getByRole('button', { name: /^记录回访/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('查看理由').fill('打电话回访');
  await dialog.getByRole('button', { name: '查看并记录' }).click();
  await expect(dialog.getByText('这次查看已记录，点单人看得到次数。')).toBeVisible();
  await dialog.getByLabel('问到了什么').selectOption({ label: '没有打通' });
  await dialog.getByRole('button', { name: '记录', exact: true }).click();
  await expect(page.getByText('回访已记录').first()).toBeVisible();

  await page.goto('/review/callbacks?tab=done');
  await expect(row).toContainText('没有打通');
  await row.getByRole('button', { name: /^记录回访/ }).click();
  await dialog.getByLabel('问到了什么').selectOption({ label: '和系统里不一致' });
  await dialog.getByRole('button', { name: '记录', exact: true }).click();
  await expect(dialog.getByText('请写一句哪里不一致')).toBeVisible();
  await dialog.getByLabel('说明').fill('说队伍来过一次，事情还没有办完。');
  await dialog.getByRole('button', { name: '记录', exact: true }).click();
  await expect(row).toContainText('说队伍来过一次，事情还没有办完。');
  await expect(row.getByRole('button', { name: /^记录回访/ })).toHaveCount(0);
  expect(await needOf()).toMatchObject({ status: before.status, outcome: before.outcome });
});
