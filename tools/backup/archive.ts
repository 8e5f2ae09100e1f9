import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { opening, sealing, sealMark } from './sealed-stream.ts';

export type Say = (line: string) => void;

/** What lies beside the data and says what it is. */
export const noteName = 'backup.json';
export type BackupNote = { format: 1; engine: 'embedded' | 'postgres'; takenAt: string };

const mebibyte = 2 ** 20;

/** Tells every 100 MiB. */
const progress = (say: Say): Transform => {
  let seen = 0;
  let told = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      seen += chunk.length;
      if (seen - told >= 100 * mebibyte) {
        told = seen;
        say(`  ${Math.round(seen / mebibyte)} MiB`);
      }
      done(null, chunk);
    },
  });
};

/** An address for PostgreSQL's programs, and the password apart: whoever lists processes reads their arguments. */
export function withoutPassword(url: string): { url: string; env: Record<string, string> } {
  const [, start, password] = /^(\w+:\/\/[^:@/]*):([^@/]*)@/.exec(url) ?? [];
  if (start === undefined || password === undefined) return { url, env: {} };
  const rest = url.slice(start.length + password.length + 1);
  return { url: `${start}${rest}`, env: { PGPASSWORD: decodeURIComponent(password) } };
}

/** Runs a program of the machine. @throws Error with what it said */
export async function run(
  command: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<void> {
  await ended(
    spawn(command, args, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, ...env } }),
    command,
  );
}

async function ended(child: ChildProcess, command: string): Promise<void> {
  let said = '';
  child.stderr?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(child, 'close').catch((error: Error) => {
    throw new Error(`${command} cannot be run: ${error.message}`);
  })) as [number | null];
  if (code !== 0) throw new Error(`${command} failed: ${said.trim().slice(-1_000)}`);
}

/** Packs parts of directories into a file that is not there yet. @throws Error when it is there */
export async function pack(
  file: string,
  parts: readonly { directory: string; name: string }[],
  { passphrase, say }: { passphrase: string | undefined; say: Say },
): Promise<void> {
  const args = parts.flatMap(({ directory, name }) => ['-C', directory, name]);
  const tar = spawn('tar', ['-cf', '-', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  // Whoever reads it has everything but SECRET.
  const target = createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true });
  const through = [tar.stdout, progress(say), createGzip()] as const;
  const packed = passphrase
    ? pipeline(...through, sealing(passphrase), target)
    : pipeline(...through, target);
  await Promise.all([packed, ended(tar, 'tar')]);
}

/** Unpacks into a directory. @throws Error when it is sealed and the passphrase does not open it */
export async function unpack(
  file: string,
  directory: string,
  { passphrase, say }: { passphrase: string | undefined; say: Say },
): Promise<void> {
  const isSealed = await beginsWith(file, sealMark);
  if (isSealed && !passphrase) throw new Error('this backup is sealed: set BACKUP_PASSPHRASE');
  // All of it is seen to be whole before anything is unpacked.
  const whole = path.join(directory, 'whole.tar');
  const source = createReadStream(file, { start: isSealed ? sealMark.length : 0 });
  const through = [createGunzip(), progress(say), createWriteStream(whole)] as const;
  await (isSealed && passphrase
    ? pipeline(source, opening(passphrase), ...through)
    : pipeline(source, ...through));
  await run('tar', ['-xf', whole, '-C', directory]);
  await rm(whole);
}

async function beginsWith(file: string, mark: Buffer): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(mark.length), 0, mark.length, 0);
    return buffer.equals(mark);
  } finally {
    await handle.close();
  }
}
