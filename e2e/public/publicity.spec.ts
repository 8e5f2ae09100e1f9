import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';

test('whoever is signed in objects to an hour in 公示, and it stops', async ({ page }) => {
  await page.goto('/publicity');
  await expect(page.getByRole('heading', { name: '公示栏' })).toBeVisible();
  const object = page.getByRole('link', { name: /^提异议/ });
  await object.last().click();
  await expect(page.getByRole('link', { name: '登录后可以提异议' })).toBeVisible();
  // A stranger may complain about the hour all the same.
  await expect(page.getByRole('main').getByRole('link', { name: '投诉举报' })).toHaveAttribute(
    'href',
    /type=hour&id=\d+/,
  );

  await page.goto('/user-index/login');
  await fillLogin(page, 'zhiyuan005');
  await page.waitForURL(/usercenter/);
  await page.goto('/publicity');
  const row = page.getByRole('listitem').filter({ has: object }).last();
  const id = (await row.getAttribute('id')) ?? '';
  await row.getByRole('link', { name: /^提异议/ }).click();
  await page.getByRole('button', { name: '没有到场' }).click();
  await page.getByRole('button', { name: '提出异议' }).click();
  await expect(page.getByText('请写清楚是怎么看到的，至少 10 个字')).toBeVisible();
  await page
    .getByRole('textbox', { name: '你看到了什么' })
    .fill('当天我负责签到台，从头到尾没有见到这个人。');
  await page.getByRole('button', { name: '提出异议' }).click();
  await expect(page.getByText('异议已提交，这条时长先停下')).toBeVisible();

  await page.goto('/publicity');
  await expect(page.locator(`#${id}`).getByText('异议中')).toBeVisible();
  await expect(page.locator(`#${id}`).getByRole('link', { name: /^提异议/ })).toHaveCount(0);
});

test('everybody keeps the daily roots, and reads that nothing was changed between two days', async ({
  page,
}) => {
  await page.goto('/publicity/root');
  await expect(page.getByRole('heading', { name: '每日根' }).first()).toBeVisible();
  const answer = await page.request.get('/publicity/root.json');
  const file = (await answer.json()) as { format: string; heads: string[] };
  expect(file.format).toBe('volunteer-ledger-roots');
  const days = file.heads.map((head) => (JSON.parse(head) as { day: string }).day);
  expect(days.length).toBeGreaterThan(100);
  // On a phone the answer stands far below the list, and is shown at once.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByLabel('从', { exact: true }).fill(days.at(-60) ?? '');
  await page.getByLabel('到', { exact: true }).fill(days.at(-1) ?? '');
  await page.getByRole('button', { name: '出证明' }).click();
  await expect(page.getByText(/^没有改过/)).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByText(/^没有改过：.*条开头，之后增加了 [\d,]+ 条。$/)).toBeVisible();
  await expect(page.getByText(/证明 \d+ 个指纹/)).toBeVisible();
  await page.goto(`/publicity/root?from=${days.at(-1)}&to=${days.at(-60)}`);
  await expect(page.getByText('结束日期早于开始日期')).toBeVisible();
});

test('an hour is followed to the ledger, and a stranger without a network checks its proof', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  await fillLogin(page, 'zhiyuan001');
  await page.waitForURL(/usercenter/);
  await page.goto('/usercenter/index/myrecord?tab=hours&state=effective');
  await page.getByRole('button', { name: '来龙去脉' }).last().click();
  await expect(page.getByRole('list', { name: '这条时长的来龙去脉' })).toContainText('写入每日根');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载凭证', exact: true }).click();
  const proof = readFileSync(await (await saved).path(), 'utf8');

  const stranger = await browser.newContext();
  const verify = await stranger.newPage();
  await verify.goto('/verify');
  const hand = (content: string) =>
    verify
      .getByLabel('证书或时长凭证')
      .setInputFiles({ name: 'proof.json', mimeType: 'application/json', buffer: Buffer.from(content) });
  await hand(proof);
  await expect(verify.getByText('有效', { exact: true }).first()).toBeVisible();
  await hand(proof.replace(/("minutes",\s*)\d+/, '$1479'));
  await expect(verify.getByText('内容与账本不符')).toBeVisible();
  await expect(verify.getByText('被改过：分钟')).toBeVisible();

  const roots = await (await page.request.get('/publicity/root.json')).text();
  await stranger.setOffline(true);
  await hand(proof);
  // The day's root was fetched before; the site cannot be asked whether the hour still stands.
  await expect(verify.getByText('内容属实，状态未知')).toBeVisible();
  await verify
    .getByLabel('自己保存的根文件')
    .setInputFiles({ name: 'root.json', mimeType: 'application/json', buffer: Buffer.from(roots) });
  await expect(verify.getByText('你的文件 root.json')).toBeVisible();
  await expect(verify.getByText('内容属实，状态未知')).toBeVisible();
  await stranger.close();
});
