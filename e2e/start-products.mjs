// `node e2e/start-products.mjs <port> …`: grows the demo city and starts the built product on a copy of it at each port, for the journeys;
// all at once, for a start is half waiting. Says in the end that they are ready.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { quickTmpdir } from '../tools/quick-tmpdir.mjs';
import { runApart } from '../tools/run-apart.mjs';
import { grownCity } from './grown-city.mjs';

const tools = path.join(import.meta.dirname, '../tools');
const ports = process.argv.slice(2);

process.env.DEMO = 'on';
process.env.LOG_LEVEL ??= 'warn';
// Every journey comes from one address.
process.env.RATE_LIMITS = 'off';
delete process.env.DATABASE_URL;

await runApart(path.join(tools, 'build-if-changed.mjs'));
rmSync(grownCity, { recursive: true, force: true });
process.env.DATA_DIR = grownCity;
await runApart(path.join(tools, 'prepare.mjs'));

const copies = mkdtempSync(path.join(quickTmpdir(), 'jianglan-e2e-'));
process.once('exit', () => rmSync(copies, { recursive: true, force: true }));
const products = ports.map((port) => {
  const dataDir = path.join(copies, port);
  cpSync(grownCity, dataDir, { recursive: true });
  return spawn(process.execPath, [path.join(tools, 'serve.mjs')], {
    env: { ...process.env, DATA_DIR: dataDir, PORT: port },
    stdio: 'inherit',
  });
});

/** Ends all products as a power cut does, for what they hold is thrown away, and with them this process. */
async function endAll(code) {
  const running = products.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((product) => once(product, 'exit'));
  for (const product of running) product.kill('SIGKILL');
  await Promise.all(ended);
  process.exit(code);
}
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => void endAll(0));
for (const product of products) product.once('exit', () => void endAll(1));

const isReady = (port) =>
  fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
for (const port of ports) while (!(await isReady(port))) await delay(100);
process.stdout.write('the products are ready\n');
