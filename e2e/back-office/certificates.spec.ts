import sharp from 'sharp';
import { expect, test } from '../journey.ts';
import type { verifyCertificate } from '../../src/domains/certificates/contract/certificates.contract.ts';
import { remote } from '../../src/platform/web/calls/remote.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';

/** A round mark of 600 dots on a clear ground, as a registered seal is handed out; or the same on white. */
const sealPicture = (ground: string): Promise<Buffer> =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="600"><rect width="600" height="600" fill="${ground}"/>
      <circle cx="300" cy="300" r="270" fill="none" stroke="#c8102e" stroke-width="18"/></svg>`,
    ),
  )
    .png()
    .toBuffer();

const verifyCertificateCall = remote<typeof verifyCertificate>('POST', '/api/certificates/VerifyCertificate');
const reason = '核对后发现开具对象写错，请重新开具';

test('the centre takes a certificate back, and its holder reads why', async ({ browser, baseURL }) => {
  const origin = baseURL ?? '';
  const reviewer = await openAs(browser, origin, 'shenhe001', '/manage/certificates');
  const rows = reviewer.locator('tbody tr').filter({ visible: true });
  const row = rows.filter({ hasText: '江澜市第一人民医院' });
  const certNo = (await row.locator('b').first().textContent()) ?? '';
  await row.getByRole('button', { name: '撤销' }).click();
  const dialog = reviewer.getByRole('dialog', { name: /^撤销/ });
  await dialog.getByRole('textbox', { name: /撤销的原因/ }).fill(reason);
  await dialog.getByRole('button', { name: '撤销证书' }).click();
  await expect(rows.filter({ hasText: certNo })).toHaveCount(0);
  await reviewer.getByRole('link', { name: '已撤销' }).click();
  await expect(rows.filter({ hasText: certNo })).toContainText(reason);

  const visitor = await signInClient(origin, 'zhiyuan002');
  const { found } = await must(visitor, verifyCertificateCall, { certNo });
  expect(found).toMatchObject({ certNo, state: 'revoked' });
});

test('the centre uploads its registered seal, sees it, and ends it', async ({ browser, baseURL }) => {
  const page = await openAs(browser, baseURL ?? '', 'admin001', '/system/site?tab=seal');
  const choose = async (ground: string): Promise<void> =>
    page
      .getByLabel('选择印章图片')
      .setInputFiles({ name: '印章.png', mimeType: 'image/png', buffer: await sealPicture(ground) });
  await choose('#ffffff');
  await expect(page.getByText(/图片没有透明底/)).toBeVisible();
  await expect(page.getByRole('img', { name: '在用的印章' })).toHaveCount(0);
  await choose('none');
  await expect(page.getByText('印章已上传，之后开具的证书会印上')).toBeVisible();
  await expect(page.getByRole('img', { name: '在用的印章' })).toBeVisible();
  await page.getByRole('button', { name: '停用', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '停用这枚印章？' });
  await dialog.getByRole('textbox', { name: '为什么停用' }).fill('换发新章');
  await dialog.getByRole('button', { name: '停用印章' }).click();
  await expect(page.getByRole('img', { name: '在用的印章' })).toHaveCount(0);
  await expect(page.getByText('本证明经网上核验有效，未加盖印章').first()).toBeVisible();
});
