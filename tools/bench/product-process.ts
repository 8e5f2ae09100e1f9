import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../free-port.mjs';
import type { BenchDatabase } from './prepare-database.ts';

export type Product = {
  address: string;
  pid: number;
  child: ChildProcess;
  stop: () => Promise<void>;
};

/** What else a product is started with. */
type Start = {
  /** A module that is loaded before it and speaks with the starter over IPC; its log lines can then be read. */
  preload?: string;
  /** Growing the demo city takes longer than opening it. */
  limitMs?: number;
};

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
    // Sessions are made by the benchmark; nobody proves a second factor.
    STAFF_SECOND_FACTOR: 'off',
  });

/** Starts the built product with settings of its own on a free port; ready when this resolves. */
export async function startProduct(
  root: string,
  settings: Record<string, string | undefined>,
  { preload, limitMs = startLimitMs }: Start = {},
): Promise<Product> {
  const port = await freePort();
  const before = preload === undefined ? [] : ['--import', pathToFileURL(preload).href];
  const child = spawn(process.execPath, [...before, ...startArguments(root)], {
    cwd: root,
    stdio: preload === undefined ? ['ignore', 'ignore', 'inherit'] : ['ignore', 'pipe', 'inherit', 'ipc'],
    env: { ...process.env, PORT: String(port), LOG_LEVEL: 'warn', RATE_LIMITS: 'off', ...settings },
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, address, limitMs);
  return {
    address,
    pid: child.pid ?? 0,
    child,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
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

async function untilReady(child: ChildProcess, address: string, limitMs: number): Promise<void> {
  const until = Date.now() + limitMs;
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

export type BarePage = { address: string; pid: number; stop: () => void };

/** The same bytes from a bare `node:http` server: what a page could cost at the least. */
export async function startBarePage(page: Buffer): Promise<BarePage> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'bare-page.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(page);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  return { address: line.toString().trim(), pid: child.pid ?? 0, stop: () => void child.kill() };
}
