import { readFileSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { fillLogin } from '../people.ts';

test('a stranger drops the paper of a certificate: it stands, then is taken back', async ({
  page,
  browser,
}) => {
  await page.goto('/user-index/login');
  await fillLogin(page, 'zhiyuan001');
  await page.waitForURL(/usercenter/);
  await page.goto('/usercenter/index/mycertificate');
  await page.getByText('升学', { exact: true }).click();
  await page.getByRole('button', { name: '生成证书' }).click();
  await expect(page.getByText(/^证书 ZM .* 已生成$/)).toBeVisible();
  const first = page.getByRole('region', { name: '开过的证书' }).getByRole('listitem').first();
  const saved = page.waitForEvent('download');
  await first.getByRole('button', { name: '下载 PDF' }).click();
  const pdf = readFileSync(await (await saved).path());

  const stranger = await browser.newContext();
  const verify = await stranger.newPage();
  await verify.goto('/verify');
  const drop = async (buffer: Buffer) =>
    verify
      .getByLabel('证书或时长凭证')
      .setInputFiles({ name: 'paper.pdf', mimeType: 'application/pdf', buffer });
  await drop(pdf);
  await expect(verify.getByText('这台设备也把每条记录核算到了公布的根')).toBeVisible();

  await first.getByRole('button', { name: '撤销' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('交错了单位');
  await dialog.getByRole('button', { name: '撤销证书' }).click();
  await expect(first.getByText('已撤销')).toBeVisible();
  await verify.reload();
  await drop(pdf);
  await expect(verify.getByText('这份证书已经撤销，不能再用')).toBeVisible();
  await stranger.setOffline(true);
  await verify.getByLabel('自己保存的根文件').setInputFiles({
    name: 'root.json',
    mimeType: 'application/json',
    buffer: Buffer.from(await (await page.request.get('/publicity/root.json')).text()),
  });
  await expect(verify.getByText('内容属实，状态未知')).toBeVisible();
  await stranger.close();
});
