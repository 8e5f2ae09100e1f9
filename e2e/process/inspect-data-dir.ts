import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const reader = path.join(import.meta.dirname, 'read-data-dir.ts');
const mostOutput = 16 * 2 ** 20;

/** What the files of a stopped product hold. */
export type DataDirReport = {
  /** Which of the asked sign-ups are there. */
  kept: number[];
  /** Rules of the invariant checker that lie broken. */
  violations: unknown[];
};

/** Reads the database of a stopped product in a process of its own; the product's modules need its bundler to load. */
export async function inspectDataDir(
  dataDir: string,
  signUpIds: readonly number[] = [],
): Promise<DataDirReport> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'tools/run.mjs'), reader, dataDir, signUpIds.join(',')],
    { cwd: root, maxBuffer: mostOutput },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as DataDirReport;
}
