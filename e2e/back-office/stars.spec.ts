import { rmSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { letGo } from '../kept-pages.ts';
import { listStarsCall } from '../../src/domains/awards/web/stars/stars.calls.ts';
import { maskName } from '../../src/platform/contract/masking.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from '../process/api-client.ts';
import { cityDataDir, startProduct } from '../process/product-process.ts';
import { patience } from '../../src/testing/setup/patience.ts';

/** Past three working days whatever holidays stand between. */
const longEnoughMs = 16 * 24 * 3_600_000;

test('a candidate is confirmed, public under a masked name, and awarded days later', async ({ browser }) => {
  const dataDir = cityDataDir();
  let product = await startProduct(dataDir);
  try {
    const asked = { tab: 'candidate', pageSize: 50 } as const;
    const { list } = await must(await signInClient(product.address, 'shenhe001'), listStarsCall, asked);
    const star = list.find(({ obstacle }) => obstacle === null)!;
    const desk = await openAs(browser, product.address, 'shenhe001', '/review/stars');
    await desk.getByRole('checkbox', { name: `选择${star.volunteerName}` }).check({ force: true });
    await desk.getByRole('button', { name: '批量确认公示 1' }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog).toContainText('1 人可以确认公示');
    // On phones the bar hides the icons of its buttons, and of nothing that they open.
    await desk.setViewportSize({ width: 390, height: 844 });
    await expect(dialog.locator('h2 svg')).toBeVisible();
    await desk.setViewportSize({ width: 1440, height: 900 });
    await dialog.getByRole('button', { name: '全部确认公示' }).click();
    await expect(desk.getByText('1 人已确认公示')).toBeVisible();
    await letGo(desk);

    const visitor = await browser.newPage();
    await visitor.goto(`${product.address}/publicity/stars`);
    const row = visitor.locator(`#star-${star.starId}`);
    await expect(row).toContainText(maskName(star.volunteerName));
    await row.getByRole('link', { name: '提异议' }).click();
    await expect(row.getByRole('link', { name: '登录后可以提异议' })).toBeVisible();
    await visitor.close();

    await product.stop();
    product = await startProduct(dataDir, { aheadMs: longEnoughMs });
    const staff = await signInClient(product.address, 'shenhe001');
    await expect
      .poll(
        async () =>
          (await must(staff, listStarsCall, { tab: 'awarded', pageSize: 50 })).list.map(
            ({ starId }) => starId,
          ),
        { timeout: patience.backgroundMs },
      )
      .toContain(star.starId);
  } finally {
    await product.kill();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
