import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { listMyCertificatesCall } from '../../src/domains/certificates/web/certificates.calls.ts';
import { violationsOf } from '../barriers.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';

const holder = 'zhiyuan005';

test('a certificate is issued by its holder and verified by a stranger, in the end without any network', async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? '';
  const page = await openAs(browser, origin, holder, '/usercenter/index/mycertificate');
  await page.getByRole('button', { name: '从注册到现在' }).click();
  const sum = page.getByRole('complementary', { name: '合计' });
  await expect(sum).toContainText('分钟');
  await page.getByRole('button', { name: '生成证书' }).click();
  await expect(page.getByText('请选择做什么用')).toBeVisible();
  await page.getByRole('button', { name: '升学' }).click();
  await page.getByRole('textbox', { name: '交给谁' }).fill('江澜大学研究生院');
  await page.getByRole('button', { name: '生成证书' }).click();
  await expect(page.getByText(/证书 ZM .* 已生成/)).toBeVisible();
  const row = page.getByRole('region', { name: '开过的证书' }).getByRole('listitem').first();
  await expect(row).toContainText('江澜大学研究生院');
  expect(await violationsOf(page)).toEqual([]);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    row.getByRole('button', { name: '下载 PDF' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^志愿服务记录证明-ZM\d{20}[A-Z]\.pdf$/);
  const pdf = readFileSync(await file.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  const [issued] = (await must(await signInClient(origin, holder), listMyCertificatesCall, {})).list;
  const context = await browser.newContext({ baseURL: origin });
  const stranger = await context.newPage();
  await stranger.goto(`/verify${new URL(issued?.verifyUrl ?? '').hash}`);
  await expect(
    stranger.getByText('网站说这份证书现在有效，这台设备也把每条记录核算到了公布的根。'),
  ).toBeVisible();
  await expect(stranger.getByRole('region', { name: '核验结果' })).toContainText('有效');
  expect(await violationsOf(stranger)).toEqual([]);

  await stranger.goto('/verify');
  await stranger.getByRole('textbox', { name: '校验码' }).fill('ABC234');
  await stranger.getByRole('textbox', { name: '证书编号' }).fill('ZM 990101 20261123 000001 A');
  await stranger.getByRole('button', { name: '核验' }).click();
  await expect(stranger.getByText('查无此证')).toBeVisible();

  const roots = await (await stranger.request.get('/publicity/root.json')).body();
  await context.setOffline(true);
  await stranger
    .getByLabel('自己保存的根文件')
    .setInputFiles({ name: 'root.json', mimeType: 'application/json', buffer: roots });
  await stranger
    .getByLabel('证书或时长凭证')
    .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(stranger.getByRole('region', { name: '核验结果' })).toContainText('内容属实，状态未知');
});
