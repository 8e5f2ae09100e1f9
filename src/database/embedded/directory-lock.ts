import {
  closeSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeSync,
} from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';

/** Who holds a data directory. `startedAt` is the process's start in clock ticks, null where /proc is missing. */
type Holder = { pid: number; startedAt: string | null; host: string };

export type DirectoryLock = { release(): void };

export type DirectoryLockOptions = {
  /** How often the holder touches the file, so that other machines and containers see it is alive. */
  heartbeatMs?: number;
};

const HEARTBEAT_MS = 4_000;
/** A file that stays empty this long was left by a process that died between creating and writing it. */
const UNWRITTEN_MS = 1_000;

/**
 * Takes the data directory for this process by the file `<directory>.lock` beside it; a file left by a dead
 * process is taken over. Two engines on one directory would destroy each other's data without an error.
 * @throws Error `data directory <dir> is in use by process <pid>; stop it or set DATABASE_URL`
 */
export async function lockDirectory(
  directory: string,
  { heartbeatMs = HEARTBEAT_MS }: DirectoryLockOptions = {},
): Promise<DirectoryLock> {
  const path = `${directory}.lock`;
  const own = JSON.stringify(describeSelf());
  while (!createExclusively(path, own)) {
    const found = readIfThere(path);
    if (found === undefined) continue;
    const holder = parseHolder(found);
    if (await isAlive(path, holder, heartbeatMs)) {
      throw new Error(
        `data directory ${directory} is in use by process ${holder?.pid}; stop it or set DATABASE_URL`,
      );
    }
    removeStale(path, found);
  }
  const heartbeat = setInterval(() => touch(path), heartbeatMs).unref();
  return {
    release() {
      clearInterval(heartbeat);
      if (readIfThere(path) === own) rmSync(path, { force: true });
    },
  };
}

function describeSelf(): Holder {
  return { pid: process.pid, startedAt: readProcess(process.pid)?.startedAt ?? null, host: hostname() };
}

async function isAlive(path: string, holder: Holder | undefined, heartbeatMs: number): Promise<boolean> {
  if (!holder) return !(await isUnchangedAfter(path, UNWRITTEN_MS));
  // Another container or machine on the same disk: its process list is not ours, only its heartbeat counts.
  if (holder.host !== hostname()) return !(await isUnchangedAfter(path, heartbeatMs * 3));
  if (!isRunning(holder.pid)) return false;
  const running = readProcess(holder.pid);
  if (!running) return true;
  // Killed but not yet collected by its parent, or the number now belongs to a younger process.
  return !running.isZombie && (holder.startedAt === null || running.startedAt === holder.startedAt);
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function readProcess(pid: number): { startedAt: string; isZombie: boolean } | undefined {
  const line = readIfThere(`/proc/${pid}/stat`);
  // The name in brackets may hold spaces: the fields are counted after the last bracket (state is the third).
  const fields = line?.slice(line.lastIndexOf(')') + 2).split(' ');
  const [state, startedAt] = [fields?.[0], fields?.[19]];
  return state && startedAt ? { startedAt, isZombie: state === 'Z' || state === 'X' } : undefined;
}

function createExclusively(path: string, content: string): boolean {
  let descriptor: number;
  try {
    descriptor = openSync(path, 'wx');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
  try {
    writeSync(descriptor, content);
  } finally {
    closeSync(descriptor);
  }
  return true;
}

/** Removes exactly the file that was judged stale: a newer one caught in the act is put back. */
function removeStale(path: string, judged: string): void {
  const aside = `${path}.stale-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    throw error;
  }
  if (readIfThere(aside) === judged) rmSync(aside, { force: true });
  else renameSync(aside, path);
}

async function isUnchangedAfter(path: string, waitMs: number): Promise<boolean> {
  const before = modifiedAt(path);
  await delay(waitMs);
  return before === modifiedAt(path);
}

function modifiedAt(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs;
}

function touch(path: string): void {
  try {
    utimesSync(path, new Date(), new Date());
  } catch {
    // The directory was moved or deleted under us: the engine's own next write will say so.
  }
}

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined;
    throw error;
  }
}

function parseHolder(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isSafeInteger(holder.pid) ? holder : undefined;
  } catch {
    return undefined;
  }
}
