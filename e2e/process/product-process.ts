import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../tools/free-port.mjs';
import { quickTmpdir } from '../../tools/quick-tmpdir.mjs';
import { grownCity } from '../grown-city.mjs';

/** What `npm start` runs once the product is built, which `start-products.mjs` has seen to. */
const startFile = path.resolve(import.meta.dirname, '../../tools/serve.mjs');
const clockFile = pathToFileURL(path.join(import.meta.dirname, 'clock-ahead.mjs')).href;

export type ProductProcess = {
  pid: number;
  address: string;
  /** Kills without a word, as a power cut does; resolves when the process is gone. */
  kill: () => Promise<void>;
  /** Asks to stop as an operator does; resolves with the exit code. */
  stop: () => Promise<number | null>;
};

export const freshDataDir = (): string => mkdtempSync(path.join(quickTmpdir(), 'jianglan-process-'));

/** A data directory with the demo city of this run, as it was grown. */
export function cityDataDir(): string {
  const dataDir = freshDataDir();
  cpSync(grownCity, dataDir, { recursive: true });
  return dataDir;
}

/**
 * Starts the built product as a process of its own and waits until it says that it is ready. Its clock may run ahead of
 * the machine's, so that a journey can go on days later.
 */
export async function startProduct(
  dataDir: string,
  { aheadMs = 0, settings = {} }: { aheadMs?: number; settings?: Record<string, string> } = {},
): Promise<ProductProcess> {
  const port = await freePort();
  const later = { NODE_OPTIONS: `--import ${clockFile}`, CLOCK_AHEAD_MS: String(aheadMs) };
  const { child, output } = launch({
    DATA_DIR: dataDir,
    DEMO: 'on',
    PORT: String(port),
    RATE_LIMITS: 'off',
    ...settings,
    ...(aheadMs === 0 ? {} : later),
  });
  const address = `http://127.0.0.1:${port}`;
  await untilReady(child, { address, output });
  return {
    pid: child.pid ?? 0,
    address,
    kill: async () => {
      const gone = exitOf(child);
      child.kill('SIGKILL');
      await gone;
    },
    stop: () => {
      const gone = exitOf(child);
      child.kill('SIGTERM');
      return gone;
    },
  };
}

/** Starts the built product where it must refuse to run; gives the exit code and what it complained about. */
export async function startRefused(
  environment: Record<string, string>,
): Promise<{ code: number | null; complaint: string }> {
  const { child, output } = launch(environment);
  const code = await exitOf(child);
  return { code, complaint: output.complaint.trim() };
}

type Output = { complaint: string };

function launch(environment: Record<string, string>): { child: ChildProcess; output: Output } {
  const inherited = { ...process.env, DATABASE_URL: '', SECRET: '', LOG_LEVEL: 'warn' };
  const child = spawn(process.execPath, [startFile], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const output = { complaint: '' };
  child.stderr?.on('data', (chunk: Buffer) => (output.complaint += chunk.toString()));
  return { child, output };
}

const exitOf = (child: ChildProcess): Promise<number | null> =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve(child.exitCode)
    : new Promise((resolve) => child.once('exit', resolve));

async function untilReady(
  child: ChildProcess,
  { address, output }: { address: string; output: Output },
): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/readyz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`the product did not start: ${output.complaint}`);
}
