import { rmSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { dayMs, hourMs } from '../../src/platform/contract/durations.ts';
import { closeMyAccountCall, getMyClosingCall } from '../../src/domains/mydata/web/closing/closing.calls.ts';
import { demoPassword } from '../people.ts';
import { ask, loginCall, must, signInClient } from './api-client.ts';
import { findVolunteer } from './find-volunteer.ts';
import { cityDataDir, type ProductProcess, startProduct } from './product-process.ts';
import { patience } from '../../src/testing/setup/patience.ts';

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

/** Somebody whom nothing keeps asks to leave. */
const leave = (address: string): Promise<string> =>
  findVolunteer(address, 1_341, async ({ loginName, client }) => {
    const { closing, blockers } = await must(client, getMyClosingCall, {});
    if (closing || blockers.length > 0) return undefined;
    const confirmed = { userPwd: demoPassword, confirmation: '注销账号' };
    await must(client, closeMyAccountCall, confirmed);
    return loginName;
  });

test('fifteen days after the account was closed nobody of that name can log in', async () => {
  const loginName = await leave(product.address);
  await product.stop();
  product = await startProduct(dataDir, { aheadMs: 15 * dayMs - hourMs });
  const late = await signInClient(product.address, loginName);
  expect((await must(late, getMyClosingCall, {})).closing).not.toBeNull();
  await product.stop();
  product = await startProduct(dataDir, { aheadMs: 15 * dayMs + hourMs });
  const logIn = async () =>
    (
      await ask({ address: product.address, token: '' }, loginCall, {
        userLoginName: loginName,
        userPwd: demoPassword,
      })
    ).reason;
  await expect.poll(logIn, { timeout: patience.backgroundMs }).toBe('wrongPassword');
});
