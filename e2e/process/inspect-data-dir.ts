import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const root = path.resolve(import.meta.dirname, '../..');
const reader = path.join(import.meta.dirname, 'read-data-dir.mjs');
const mostOutput = 16 * 2 ** 20;

/** What the files of a stopped product hold. */
export type DataDirReport = {
  /** Which of the asked sign-ups are there. */
  kept: number[];
  /** Rules of the invariant checker that lie broken. */
  violations: unknown[];
};

/** Reads the database of a stopped product in a process of its own, by the rules that were built with it. */
export async function inspectDataDir(
  dataDir: string,
  signUpIds: readonly number[] = [],
): Promise<DataDirReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [reader, dataDir, signUpIds.join(',')], {
    cwd: root,
    maxBuffer: mostOutput,
  });
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as DataDirReport;
}
