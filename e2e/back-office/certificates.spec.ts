import { expect, test } from '@playwright/test';
import type { verifyCertificate } from '../../src/domains/certificates/contract/certificates.contract.ts';
import { remote } from '../../src/platform/web/calls/remote.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';

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
