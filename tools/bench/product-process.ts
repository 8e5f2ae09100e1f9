import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { freePort } from '../free-port.mjs';
import type { BenchDatabase } from './prepare-database.ts';

export type Product = { address: string; pid: number; stop: () => Promise<void> };

const startLimitMs = 120_000;

/** Starts the built product on a filled database, as an operator would, in a process of its own. */
export const startOn = (
  { engine, url, dataDir }: BenchDatabase,
  { root, secret }: { root: string; secret: string },
): Promise<Product> =>
  startProduct(root, {
    DATA_DIR: dataDir,
    DATABASE_URL: engine === 'postgres' ? url : '',
    DEMO: 'off',
    SECRET: secret,
  });

/** Starts the built product with settings of its own on a free port; ready when this resolves. */
export async function startProduct(
  root: string,
  settings: Record<string, string | undefined>,
): Promise<Product> {
  const port = await freePort();
  const child = spawn(process.execPath, startArguments(root), {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address);
  return {
    address,
    pid: child.pid ?? 0,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** What `npm start` gives to Node, its memory settings included. */
function startArguments(root: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    scripts: { start: string };
  };
  return scripts.start.split(' ').slice(1);
}

async function untilReady(child: ChildProcess, address: string): Promise<void> {
  const until = Date.now() + startLimitMs;
  for (;;) {
    if (child.exitCode !== null) throw new Error(`the product ended at once with code ${child.exitCode}`);
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    if (Date.now() > until) {
      child.kill('SIGKILL');
      throw new Error('the product was not ready in time');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The same bytes from a bare `node:http` server: what a page could cost at the least. */
export async function startBarePage(page: Buffer): Promise<{ address: string; stop: () => void }> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-page.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(page);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { address: line.toString().trim(), stop: () => void child.kill() };
}
