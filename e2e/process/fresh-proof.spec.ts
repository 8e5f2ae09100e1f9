import { rmSync } from 'node:fs';
import type { Download, Page } from '@playwright/test';
import { expect, test } from '../journey.ts';
import { signInBrowser } from '../../tools/shots/sign-in.ts';
import { freshProofMs } from '../../src/platform/contract/reauthentication.ts';
import { demoPassword } from '../people.ts';
import { cityDataDir, type ProductProcess, startProduct } from './product-process.ts';

let dataDir: string;
let product: ProductProcess;

test.beforeAll(async () => {
  dataDir = cityDataDir();
  product = await startProduct(dataDir);
});
test.afterAll(async () => {
  await product.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

const question = (page: Page) => page.getByRole('dialog', { name: '请确认是你本人' });
const exportDialog = (page: Page) => page.getByRole('dialog', { name: '导出审计日志' });

/** Opens the log and asks for the file. */
async function askForFile(page: Page, reason: string): Promise<void> {
  await page.goto(`${product.address}/system/audit`);
  await page.getByRole('button', { name: '导出', exact: true }).click();
  await exportDialog(page).getByRole('textbox', { name: '导出原因' }).fill(reason);
  await exportDialog(page).getByRole('button', { name: '导出表格' }).click();
}

const fileName = async (download: Promise<Download>): Promise<string> => (await download).suggestedFilename();

test('who logged in a while ago is asked who they are before personal data leaves, once in ten minutes', async ({
  browser,
}) => {
  const context = await browser.newContext({ acceptDownloads: true });
  await signInBrowser(context, product.address, 'shenji001');
  const page = await context.newPage();

  await test.step('just logged in: the file comes at once', async () => {
    const download = page.waitForEvent('download');
    await askForFile(page, '季度检查');
    expect(await fileName(download)).toMatch(/^审计日志-/);
    await expect(question(page)).toBeHidden();
  });

  await product.stop();
  product = await startProduct(dataDir, { aheadMs: freshProofMs + 60_000 });

  await test.step('eleven minutes later the same press asks; a wrong password says so, leaving exports nothing', async () => {
    await askForFile(page, '补一份备查');
    await expect(question(page)).toBeVisible();
    await question(page).getByRole('button', { name: '确认并继续' }).click();
    await expect(question(page).getByText('请输入密码', { exact: true })).toBeVisible();
    await question(page).getByRole('textbox', { name: '当前密码' }).fill('Wrong#2026');
    await question(page).getByRole('button', { name: '确认并继续' }).click();
    await expect(question(page).getByRole('alert')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(exportDialog(page).getByRole('textbox', { name: '导出原因' })).toHaveValue('补一份备查');
  });

  await test.step('the right password goes on with what was begun, and is good for the next file', async () => {
    await exportDialog(page).getByRole('button', { name: '导出表格' }).click();
    await question(page).getByRole('textbox', { name: '当前密码' }).fill(demoPassword);
    const download = page.waitForEvent('download');
    await question(page).getByRole('button', { name: '确认并继续' }).click();
    expect(await fileName(download)).toMatch(/^审计日志-/);
    const next = page.waitForEvent('download');
    await askForFile(page, '再补一份');
    expect(await fileName(next)).toMatch(/^审计日志-/);
    await expect(question(page)).toBeHidden();
  });

  await context.close();
});
