// Starts the built product on a fresh data directory with the demo city, for the journeys: grown now, or (`--grown`) as it was grown last.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../tools/free-port.mjs';
import { quickTmpdir } from '../tools/quick-tmpdir.mjs';
import { grownCity } from './grown-city.mjs';

process.env.DEMO = 'on';
process.env.LOG_LEVEL ??= 'warn';
// Every journey comes from one address.
process.env.RATE_LIMITS = 'off';
delete process.env.DATABASE_URL;

/** Lets a product of its own grow the city and stop; what it leaves is copied for each product of the journeys. */
async function growCity() {
  rmSync(grownCity, { recursive: true, force: true });
  const port = String(await freePort());
  const product = spawn(process.execPath, [path.join(import.meta.dirname, '../tools/start.mjs')], {
    env: { ...process.env, DATA_DIR: grownCity, PORT: port },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(product, 'exit');
  const giveUp = () => {
    product.kill('SIGKILL');
    process.exit(1);
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, giveUp);
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (product.exitCode === null && !(await isReady())) await delay(100);
  product.kill('SIGTERM');
  const [code] = await ended;
  for (const signal of ['SIGINT', 'SIGTERM']) process.off(signal, giveUp);
  if (code !== 0) throw new Error(`the demo city could not be grown: its product ended with ${code}`);
}

if (!process.argv.includes('--grown')) await growCity();
const dataDir = mkdtempSync(path.join(quickTmpdir(), 'jianglan-e2e-'));
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
process.env.DATA_DIR = dataDir;
cpSync(grownCity, dataDir, { recursive: true });
await import('../tools/start.mjs');
