import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockDirectory } from './directory-lock.ts';

let folder: string;
let directory: string;
let lockFile: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'directory-lock-'));
  directory = path.join(folder, 'data');
  lockFile = `${directory}.lock`;
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeHolder = (holder: object) =>
  writeFileSync(lockFile, JSON.stringify({ pid: process.pid, startedAt: null, host: hostname(), ...holder }));
const readHolder = () => JSON.parse(readFileSync(lockFile, 'utf8')) as { pid: number; startedAt: string };

test('a held directory is refused with the sentence, a released one is free', async () => {
  const lock = await lockDirectory(directory);
  await expect(lockDirectory(directory)).rejects.toThrow(
    new Error(`data directory ${directory} is in use by process ${process.pid}; stop it or set DATABASE_URL`),
  );
  lock.release();
  expect(existsSync(lockFile)).toBe(false);
  (await lockDirectory(directory)).release();
});

test('the file of a process that ended is taken over', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeHolder({ pid: child.pid });
  const lock = await lockDirectory(directory);
  expect(readHolder().pid).toBe(process.pid);
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

test.runIf(existsSync('/proc/self/stat'))(
  'the file of an ended process whose number now belongs to another is taken over',
  async () => {
    writeHolder({ startedAt: '1' });
    const lock = await lockDirectory(directory);
    expect(readHolder().startedAt).not.toBe('1');
    lock.release();
  },
);

test('a holder in another container counts as alive as long as its heartbeat is seen', async () => {
  writeHolder({ pid: 1, host: 'elsewhere' });
  let seconds = 1_000;
  const heart = setInterval(() => utimesSync(lockFile, ++seconds, seconds), 10);
  await expect(lockDirectory(directory, { heartbeatMs: 60 })).rejects.toThrow('in use by process 1;');
  clearInterval(heart);
  const lock = await lockDirectory(directory, { heartbeatMs: 60 });
  lock.release();
});

test('the holder shows its own heartbeat', async () => {
  const lock = await lockDirectory(directory, { heartbeatMs: 10 });
  utimesSync(lockFile, 1, 1);
  await expect.poll(() => statSync(lockFile).mtimeMs > 1_000).toBe(true);
  lock.release();
});

test('a file left empty by a crash is taken over', async () => {
  writeFileSync(lockFile, '');
  const lock = await lockDirectory(directory);
  expect(readHolder().pid).toBe(process.pid);
  lock.release();
});

test('releasing leaves a file that meanwhile belongs to another', async () => {
  const lock = await lockDirectory(directory);
  writeHolder({ pid: 1, host: 'elsewhere' });
  lock.release();
  expect(existsSync(lockFile)).toBe(true);
});

test('of many that find a stale file at once exactly one gets the directory', async () => {
  writeHolder({ startedAt: '1' });
  const attempts = await Promise.allSettled(Array.from({ length: 8 }, () => lockDirectory(directory)));
  const locks = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  expect(locks).toHaveLength(1);
  locks[0]?.release();
});
