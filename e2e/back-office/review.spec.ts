import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { takePage } from '../kept-pages.ts';
import { listHourGroupsCall } from '../../src/domains/hours/web/hours.calls.ts';
import { demoPassword, fillLogin } from '../people.ts';
import { ask, signInClient } from '../process/api-client.ts';

async function openStaff(page: Page, name: string): Promise<void> {
  await page.goto('/login');
  await fillLogin(page, name);
  await expect(page).toHaveURL('/dashboard/dashboard');
}

test('several activities are returned together with one reason', async ({ page }) => {
  await openStaff(page, 'shenhe001');
  await page.goto('/review/activities');
  const rows = page.getByRole('region', { name: '审核队列' }).getByRole('row');
  const boxes = page.getByRole('checkbox', { name: /^选择(?!本页)/ });
  await expect(boxes.first()).toBeVisible();
  const before = await rows.count();
  const titles = (
    await boxes.evaluateAll((all) => all.map((box) => box.getAttribute('aria-label') ?? ''))
  ).map((label) => label.replace('选择', ''));
  // Several activities of one name wait on some days.
  const [first = '', second = ''] = titles.filter(
    (title) => titles.filter((one) => one === title).length === 1,
  );
  // The drawn tick lies over the box itself.
  for (const title of [first, second])
    await page.getByRole('checkbox', { name: `选择${title}`, exact: true }).check({ force: true });
  await page.getByRole('button', { name: '批量退回' }).click();
  const question = page.getByRole('dialog', { name: '退回这 2 个？' });
  await expect(question).toContainText('2 个可以退回');
  await question.getByRole('button', { name: '全部退回' }).click();
  await expect(question.getByText('请填写退回原因')).toBeVisible();
  await question.getByRole('textbox', { name: '退回原因' }).fill('请补充现场安全负责人');
  await question.getByRole('button', { name: '全部退回' }).click();
  await expect(page.getByText('2 个已退回')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `选择${first}`, exact: true })).toHaveCount(0);
  expect(before).toBeGreaterThan(2);
  await page.goto(`/manage/activities?keyword=${encodeURIComponent(second)}`);
  const returned = page.getByRole('row').filter({ hasText: second }).filter({ hasText: '退回' });
  await expect(returned.first()).toBeVisible();
});

test('colleagues see at once who has an item open, and who writes about it', async ({
  page,
  browser,
  baseURL,
}) => {
  await openStaff(page, 'shenhe001');
  await page.goto('/review/news');
  const other = await takePage(browser, baseURL ?? '');
  await openStaff(other, 'bianji002');
  await other.goto('/review/news');
  // Beside it stands, while the item itself is read, that this is being done.
  const looksIn = (desk: Locator): Locator => desk.getByRole('status').filter({ hasText: /正在(看|处理)/ });
  const mine = looksIn(page.getByRole('complementary', { name: '内容和审核' }));
  const theirs = other.getByRole('complementary', { name: '内容和审核' });
  await expect(looksIn(theirs)).toContainText('许静正在看');
  await expect(mine).toContainText('林砚正在看');
  await theirs.getByRole('textbox', { name: '审核意见' }).fill('请补充图片说明');
  await expect(mine).toContainText('林砚正在处理，你仍然可以审核');
  await other.goto('/dashboard/dashboard');
  await expect(mine).toBeHidden();
});

test('an activity is taken off the public site and put back', async ({ page }) => {
  await openStaff(page, 'shenhe001');
  await page.goto('/manage/activities?status=published');
  const row = page.getByRole('table', { name: '活动' }).getByRole('row').nth(1);
  await expect(row).toContainText('已发布');
  const opened = row.getByRole('button');
  const title = (await opened.textContent()) ?? '';
  await opened.click();
  const detail = page.getByRole('complementary', { name: '活动详情' });
  const address = (await detail.getByRole('link', { name: '在网站上看' }).getAttribute('href')) ?? '';
  await detail.getByRole('button', { name: '停用' }).click();
  const suspend = page.getByRole('dialog', { name: `停用“${title}”？` });
  await suspend.getByRole('textbox', { name: '停用原因' }).fill('现场临时封闭施工');
  await suspend.getByRole('button', { name: '停用活动' }).click();
  await expect(page.getByText(`“${title}”已停用，队伍会收到通知`)).toBeVisible();
  expect((await page.request.get(address, { maxRedirects: 0 })).status()).not.toBe(200);
  const last = detail.getByRole('region', { name: '操作记录' }).getByRole('listitem').first();
  await expect(last).toContainText('停用活动');
  await expect(last).toContainText('现场临时封闭施工');
  await expect(last).toContainText(/状态.*已发布.*已停用/);
  await detail.getByRole('button', { name: '恢复' }).click();
  const resume = page.getByRole('dialog', { name: `恢复“${title}”？` });
  await resume.getByRole('button', { name: '恢复活动' }).click();
  await expect(page.getByText(`“${title}”已恢复，可以继续报名`)).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
});

test('the auditor reads the log by person, result and day, opens a line and exports', async ({ page }) => {
  await openStaff(page, 'shenji001');
  await page.goto('/system/audit');
  await expect(page.getByRole('heading', { level: 1, name: '审计日志' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: '操作人姓名或用户名' });
  await search.fill('shenji001');
  await search.press('Enter');
  await expect(page).toHaveURL(/actor=shenji001/);
  const lines = page.getByRole('region', { name: '审计记录' }).getByRole('row');
  await expect(lines.nth(1)).toContainText('方正清');
  await lines
    .nth(1)
    .getByRole('button', { name: /^查看.*的详情$/ })
    .click();
  await expect(page.getByRole('dialog', { name: '审计记录' })).toContainText('请求编号');
  await page.getByRole('dialog', { name: '审计记录' }).getByRole('button', { name: '关闭' }).click();
  await page.getByRole('button', { name: '导出' }).click();
  const dialog = page.getByRole('dialog', { name: '导出审计日志' });
  await dialog.getByRole('textbox', { name: '导出原因' }).fill('季度检查');
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '导出表格' }).click();
  expect((await download).suggestedFilename()).toMatch(/^审计日志-\d{4}-\d{2}-\d{2}\.xlsx$/);
  await page.goto('/system/audit?action=exportAuditLog');
  await expect(lines.nth(1)).toContainText('季度检查');
});

test('after three wrong passwords the right one goes on by itself, after a safety check', async ({
  page,
}) => {
  await page.goto('/login');
  for (const left of [4, 3, 2]) {
    await fillLogin(page, 'tongji001', 'Wrong#2026');
    await expect(page.getByText(`还可以再试 ${left} 次`)).toBeVisible();
  }
  const proven = page.waitForRequest((one) => (one.postData() ?? '').includes('"proof":{'));
  await fillLogin(page, 'tongji001', demoPassword);
  await proven;
  await expect(page).toHaveURL('/dashboard/dashboard');
});

test('hours are decided by activity, the evidence in the row and the result told before', async ({
  page,
}) => {
  await openStaff(page, 'shenhe001');
  const reviewer = await signInClient(new URL(page.url()).origin, 'shenhe001');
  const waiting = await ask(reviewer, listHourGroupsCall, { pageNum: 1, pageSize: 50 });
  const titles = waiting.result.list.map(({ activityTitle }) => activityTitle);
  // The activity with the most records, of those where nobody was written down afterwards and whose name no other has a part of; more
  // than twenty at once are decided after a sample.
  const [largest] = waiting.result.list
    .filter(
      ({ activityId, activityTitle, grades, recordCount }) =>
        activityId !== null &&
        grades.D === 0 &&
        recordCount <= 20 &&
        titles.filter((title) => title.includes(activityTitle)).length === 1,
    )
    .sort((one, other) => other.recordCount - one.recordCount);
  if (!largest) throw new Error('the demo city has no activity whose hours wait for the centre');
  const title = largest.activityTitle;
  await page.goto(`/review/hours?tab=activities&keyword=${encodeURIComponent(title)}`);
  const group = page.getByRole('region', { name: '按活动审核' }).getByRole('row').filter({ hasText: title });
  const count = Number(/(\d+) 条/.exec((await group.textContent()) ?? '')?.[1]);
  expect(count).toBe(largest.recordCount);
  const link = group.getByRole('link', { name: title });
  await link.click();
  await expect(page.getByRole('button', { name: `只看活动：${title}` })).toBeVisible();
  const rows = page.getByRole('region', { name: '审核队列' }).locator('tbody tr');
  await expect(rows).toHaveCount(count);
  for (const row of await rows.all())
    await expect(row.getByRole('list', { name: '签到签退经过' })).toContainText('签退');
  await page.getByRole('checkbox', { name: '选择本页全部' }).check({ force: true });
  await page.getByRole('button', { name: '批量认定' }).click();
  const question = page.getByRole('dialog', { name: `认定这 ${count} 条时长？` });
  const preview = question.getByRole('list', { name: '审核结果预览' });
  await expect(preview).toContainText(/\d 条进入公示，到 /);
  const passing = /(\d+) 条进入公示/.exec((await preview.textContent()) ?? '')?.[1];
  await question.getByRole('button', { name: '认定并公示' }).click();
  await expect(page.getByText(`${passing} 条已认定，进入公示`)).toBeVisible();
});
