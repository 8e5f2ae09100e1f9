import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../journey.ts';
import { getServiceStateCall } from '../../src/domains/statistics/web/service-state/service-state.calls.ts';
import { openAs } from '../open-as.ts';
import { must, signInClient } from './api-client.ts';
import { inspectDataDir } from './inspect-data-dir.ts';
import { cityDataDir, type ProductProcess, startProduct, startRefused } from './product-process.ts';
import { patience } from '../../src/testing/setup/patience.ts';

const watcher = 'admin001';
const second = 'a second secret that is only good for trying';

let dataDir: string;
let product: ProductProcess | undefined;

test.beforeAll(() => {
  dataDir = cityDataDir();
});

test.afterAll(async () => {
  await product?.kill();
  rmSync(dataDir, { recursive: true, force: true });
});

/** What 运行状态 says of the change. */
async function advice(address: string): Promise<string[]> {
  const client = await signInClient(address, watcher);
  const state = await must(client, getServiceStateCall, {});
  return state.advice.map(({ text }) => text).filter((text) => text.includes('SECRET'));
}

test('SECRET is changed: a wrong one is refused, a kill in the middle loses nothing, and in the end the new one alone will do', async ({
  browser,
}) => {
  const first = readFileSync(path.join(dataDir, 'secret'), 'utf8').trim();
  const wrong = await startRefused({ DATA_DIR: dataDir, DEMO: 'on', PORT: '0', SECRET: second });
  expect(wrong.code).toBe(1);
  expect(wrong.complaint).toMatch(
    /SECRET.*: set SECRET to that one; to change it, set SECRET to the new one/,
  );
  expect(wrong.complaint.split('\n')).toHaveLength(1);

  const both = { SECRET: second, SECRET_BEFORE: first };
  product = await startProduct(dataDir, { settings: both });
  await product.kill();
  product = await startProduct(dataDir, { settings: both });
  const { address } = product;
  await expect
    .poll(() => advice(address), { timeout: patience.backgroundMs, intervals: [1_000] })
    .toEqual([expect.stringContaining('全部内容已改用新的 SECRET 加密')]);
  const page = await openAs(browser, address, watcher, '/system/state');
  await expect(page.getByText('更换前发出的短信链接最晚有效到')).toBeVisible();
  await page.close();
  await product.stop();

  product = await startProduct(dataDir, { settings: { SECRET: second } });
  expect(await advice(product.address)).toEqual([]);
  await product.stop();
  expect((await inspectDataDir(dataDir, [])).violations).toEqual([]);
});
