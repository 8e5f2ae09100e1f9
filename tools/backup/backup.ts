import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { askForCopy } from '#app/processes/copy-socket.ts';
import { openDatabase } from '#database/connection.ts';
import { type BackupNote, noteName, pack, run, type Say, withoutPassword } from './archive.ts';

export type BackupSettings = {
  dataDir: string;
  databaseUrl: string | undefined;
  passphrase: string | undefined;
  say: Say;
};

/**
 * Puts database and uploaded files of an installation, running or not, into one file: the database as it was at one moment, and after it the
 * files, so that no row is without its file. SECRET is not in it.
 * @throws Error when the file is there, or something cannot be read
 */
export async function backUp(file: string, settings: BackupSettings): Promise<void> {
  const { dataDir, databaseUrl, say } = settings;
  if (existsSync(file)) throw new Error(`${file} is there already; name another one`);
  mkdirSync(dataDir, { recursive: true });
  const aside = mkdtempSync(path.join(dataDir, 'backup-'));
  const unfinished = `${file}.unfinished`;
  try {
    say('reading the database …');
    await (databaseUrl
      ? dumpServer(databaseUrl, path.join(aside, 'database.dump'))
      : copyEmbedded(dataDir, path.join(aside, 'database')));
    const engine = databaseUrl ? 'postgres' : 'embedded';
    const note: BackupNote = { format: 1, engine, takenAt: new Date().toISOString() };
    writeFileSync(path.join(aside, noteName), JSON.stringify(note));
    say('packing database and files …');
    const own = [noteName, databaseUrl ? 'database.dump' : 'database'].map((name) => ({
      directory: aside,
      name,
    }));
    const files = existsSync(path.join(dataDir, 'files')) ? [{ directory: dataDir, name: 'files' }] : [];
    rmSync(unfinished, { force: true });
    await pack(unfinished, [...own, ...files], settings);
    renameSync(unfinished, file);
  } catch (error) {
    rmSync(unfinished, { force: true });
    throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function dumpServer(databaseUrl: string, target: string): Promise<void> {
  const { url, env } = withoutPassword(databaseUrl);
  await run('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${target}`, url], env);
}

/** By the product that has it open, or else by opening it here. */
async function copyEmbedded(dataDir: string, target: string): Promise<void> {
  const copied = await askForCopy(dataDir);
  if (copied) return renameSync(copied, target);
  const directory = path.join(dataDir, 'database');
  if (!existsSync(directory)) throw new Error(`there is no database in ${dataDir}`);
  const database = await openDatabase({ dataDir: directory });
  try {
    await database.copyTo?.(target);
  } finally {
    await database.close();
  }
}

/** `npm run backup -- FILE`. */
export async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error('usage: npm run backup -- FILE');
  const say: Say = (line) => console.log(line);
  await backUp(path.resolve(file), { ...placeOf(process.env), say });
  say(
    `backed up to ${file}; SECRET is not in it: keep it elsewhere, for without it phone numbers cannot be read`,
  );
}

/** Where the installation keeps its data, as the product reads it (README, configuration table). */
export const placeOf = (environment: Record<string, string | undefined>): Omit<BackupSettings, 'say'> => ({
  dataDir: path.resolve(environment.DATA_DIR?.trim() || 'data'),
  databaseUrl: environment.DATABASE_OWNER_URL?.trim() || environment.DATABASE_URL?.trim() || undefined,
  passphrase: environment.BACKUP_PASSPHRASE || undefined,
});
