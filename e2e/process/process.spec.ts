import { rmSync } from 'node:fs';
import { expect, test } from '../journey.ts';
import { signUpForShiftCall } from '../../src/domains/signups/web/signups.calls.ts';
import { askInTwoHalves, signInClient } from './api-client.ts';
import { inspectDataDir } from './inspect-data-dir.ts';
import {
  cityDataDir,
  freshDataDir,
  type ProductProcess,
  startProduct,
  startRefused,
} from './product-process.ts';
import {
  findOpenShifts,
  type OpenShift,
  signInVolunteers,
  signUpRequest,
  streamSignUps,
} from './sign-up-stream.ts';

test.describe.configure({ mode: 'serial' });

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

/** Stops the product and asks its files: which of these sign-ups are there, and does any rule lie broken? */
async function inspect(signUpIds: readonly number[]) {
  await product.stop();
  return inspectDataDir(dataDir, signUpIds);
}

test('a second process on the same data directory is refused with the sentence', async () => {
  const { code, complaint } = await startRefused({ DATA_DIR: dataDir, DEMO: 'on', PORT: '0' });
  expect(complaint).toBe(
    `data directory ${dataDir}/database is in use by process ${product.pid}; stop it or set DATABASE_URL`,
  );
  expect(code).toBe(1);
  expect((await fetch(`${product.address}/readyz`)).status).toBe(200);
});

test('kill -9 during a stream of sign-ups loses none that was acknowledged', async () => {
  const acknowledged: number[] = [];
  for (const killAfter of [40, 80]) {
    const clients = await signInVolunteers(product.address, 12);
    const shifts = await findOpenShifts(clients[0]);
    let killed: Promise<void> | undefined;
    await streamSignUps(clients, shifts, (signUpId) => {
      acknowledged.push(signUpId);
      if (acknowledged.length === killAfter) killed = product.kill();
    });
    expect(killed, 'the stream was long enough to be cut').toBeDefined();
    await killed;
    product = await startProduct(dataDir);
  }
  const { kept, violations } = await inspect(acknowledged);
  expect(new Set(kept)).toEqual(new Set(acknowledged));
  expect(violations).toEqual([]);
  product = await startProduct(dataDir);
});

test('SIGTERM finishes the sign-up in flight and ends with code 0', async () => {
  const client = await signInClient(product.address, 'zhiyuan020');
  let stopped: Promise<number | null> | undefined;
  const [shift] = (await findOpenShifts(client)) as [OpenShift];
  const answer = await askInTwoHalves(client, signUpForShiftCall, {
    request: signUpRequest(shift),
    whenReceived: () => {
      stopped = product.stop();
    },
  });
  expect(answer).toMatchObject({ code: 200, result: { signUpId: expect.any(Number) } });
  expect(await stopped).toBe(0);
  const { kept } = await inspect([answer.result.signUpId]);
  expect(kept).toEqual([answer.result.signUpId]);
});

test('wrong settings are one sentence each, and a taken port is one', async ({ baseURL }) => {
  const wrong = await startRefused({
    DATA_DIR: dataDir,
    PORT: 'eighty',
    DEMO: 'perhaps',
    DATABASE_URL: 'mysql://somebody:password@host/db',
    LOG_LEVEL: 'loud',
  });
  expect(wrong.code).toBe(1);
  expect(wrong.complaint.split('\n').toSorted()).toEqual([
    'DATABASE_URL must be an address that starts with postgres:// or postgresql://',
    'DEMO must be on or off, not "perhaps"',
    'LOG_LEVEL must be one of debug, info, warn, error, silent, not "loud"',
    'PORT must be a whole number from 0 to 65535, not "eighty"',
    expect.stringMatching(/^SECRET is required when DEMO is off: .+$/),
  ]);

  const { port } = new URL(baseURL ?? '');
  const secret = 'a secret that is only good for trying';
  const taken = await startRefused({ DATA_DIR: freshDataDir(), DEMO: 'off', SECRET: secret, PORT: port });
  expect(taken).toEqual({
    code: 1,
    complaint: `port ${port} is in use by another program; stop it or set PORT`,
  });
});
