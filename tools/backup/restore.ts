import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#database/connection.ts';
import { type BackupNote, noteName, run, type Say, unpack, withoutPassword } from './archive.ts';
import { type BackupSettings, placeOf } from './backup.ts';

/**
 * Puts a backup into a place where nothing is yet: an empty database of the server, or a DATA_DIR without one.
 * @throws Error when something is there, or the backup is of the other engine or not whole; the place is then as it was
 */
export async function restore(file: string, settings: BackupSettings): Promise<void> {
  const { dataDir, databaseUrl, say } = settings;
  await refuseWhatIsThere(settings);
  mkdirSync(dataDir, { recursive: true });
  const aside = mkdtempSync(path.join(dataDir, 'restore-'));
  try {
    say('unpacking …');
    await unpack(file, aside, settings);
    const note = JSON.parse(readFileSync(path.join(aside, noteName), 'utf8')) as BackupNote;
    const engine = databaseUrl ? 'postgres' : 'embedded';
    if (note.engine !== engine)
      throw new Error(`this backup is of the engine ${note.engine}: ${howToTake[note.engine]}`);
    say(`putting back the state of ${note.takenAt} …`);
    if (databaseUrl) await fillServer(databaseUrl, path.join(aside, 'database.dump'));
    else renameSync(path.join(aside, 'database'), path.join(dataDir, 'database'));
    const files = path.join(aside, 'files');
    if (existsSync(files)) renameSync(files, path.join(dataDir, 'files'));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

async function fillServer(databaseUrl: string, dump: string): Promise<void> {
  const { url, env } = withoutPassword(databaseUrl);
  const whole = ['--single-transaction', '--exit-on-error'];
  await run('pg_restore', ['--no-owner', '--no-privileges', ...whole, `--dbname=${url}`, dump], env);
}

const howToTake = {
  embedded: 'leave DATABASE_URL away',
  postgres: 'set DATABASE_URL to an empty database',
} as const;

async function refuseWhatIsThere({ dataDir, databaseUrl }: BackupSettings): Promise<void> {
  for (const name of databaseUrl ? ['files'] : ['database', 'files'])
    if (existsSync(path.join(dataDir, name)))
      throw new Error(`${path.join(dataDir, name)} is there already; set DATA_DIR to a new directory`);
  if (!databaseUrl) return;
  const database = await openDatabase({ url: databaseUrl, poolSize: 1 });
  try {
    const tables = `select 1 from pg_tables where schemaname = 'public' limit 1`;
    const { rows } = await database.pool.query(tables);
    if (rows.length > 0)
      throw new Error('the database is not empty; make a new one and name it in DATABASE_URL');
  } finally {
    await database.close();
  }
}

/** `npm run restore -- FILE`. */
export async function main([file]: string[]): Promise<void> {
  if (!file) throw new Error('usage: npm run restore -- FILE');
  const say: Say = (line) => console.log(line);
  await restore(path.resolve(file), { ...placeOf(process.env), say });
  say('restored; start the product with the SECRET of the backup, then run npm run check:data');
}
