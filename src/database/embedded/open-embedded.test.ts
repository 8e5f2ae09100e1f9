import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { prepareDump } from '#testing/embedded-dump.ts';
import { unseeded } from '#testing/test-seed.ts';
import { quickTmpdir } from '../../../tools/quick-tmpdir.mjs';
import { openDatabase } from '../connection.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { LitePool } from './lite-pool.ts';
import { startMaintenance } from './maintenance.ts';

let fresh: string;
let folder: string;
let dataDir: string;
let child: ChildProcess | undefined;
// A directory takes seconds to make, so it is made once and copied: an empty database that was closed.
beforeAll(async () => {
  fresh = mkdtempSync(path.join(quickTmpdir(), 'embedded-fresh-'));
  const database = await openDatabase({ dataDir: path.join(fresh, 'data') });
  await database.close();
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));
beforeEach(() => {
  folder = mkdtempSync(path.join(quickTmpdir(), 'embedded-'));
  dataDir = path.join(folder, 'data');
  cpSync(path.join(fresh, 'data'), dataDir, { recursive: true });
});
afterEach(() => {
  child?.kill('SIGKILL');
  child = undefined;
  rmSync(folder, { recursive: true, force: true });
});

/** Another process that inserts; resolves once it acknowledged `rows` rows. `acknowledged` goes on growing. */
async function startInserting(rows: number) {
  const acknowledged: number[] = [];
  let complaint = '';
  const script = path.join(import.meta.dirname, 'insert-until-killed.ts');
  const started = spawn(process.execPath, ['tools/run.mjs', script, dataDir], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  started.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = once(started, 'exit');
  let rest = '';
  started.stdout.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk.toString()).split('\n');
    rest = lines.pop() ?? '';
    acknowledged.push(...lines.map(Number));
  });
  await vi.waitUntil(() => acknowledged.length >= rows || started.exitCode !== null, {
    interval: 5,
  });
  return {
    acknowledged,
    ended,
    kill: () => started.kill('SIGKILL'),
    pid: started.pid,
    complaint: () => complaint,
  };
}

test('every commit is flushed: N commits, at least N flushes', async () => {
  const files = new DurableNodeFS(dataDir);
  const lite = await PGlite.create({
    fs: files,
    dataDir,
    startParams: durableStartParams(PGlite.defaultStartParams),
  });
  const pool = new LitePool(lite);
  await pool.query('create table drops (id integer)');
  const before = files.syncCount;
  for (let id = 0; id < 200; id += 1) await pool.query('insert into drops values ($1)', [id]);
  expect(files.syncCount - before).toBeGreaterThanOrEqual(200);
  expect((await pool.query('show max_wal_size')).rows).toEqual([{ max_wal_size: '128MB' }]);

  const beforeCheckpoint = files.syncCount;
  await pool.query('checkpoint');
  expect(files.syncCount - beforeCheckpoint).toBeGreaterThan(1);
  await pool.end();
});

test('after kill -9 in a stream of inserts no acknowledged row is missing, three times over', async () => {
  const known = new Set<number>();
  for (let round = 0; round < 3; round += 1) {
    const inserting = await startInserting(150);
    inserting.kill();
    await inserting.ended;
    for (const id of inserting.acknowledged) known.add(id);
  }
  const database = await openDatabase({ dataDir });
  const { rows } = await database.pool.query<{ id: number }>('select id from drops');
  await database.close();
  const kept = new Set(rows.map(({ id }) => id));
  expect(known.size).toBeGreaterThanOrEqual(450);
  expect([...known].filter((id) => !kept.has(id))).toEqual([]);
});

test('a second process on the directory is refused, and a first one that was killed is replaced', async () => {
  const first = await startInserting(1);
  const sentence = `data directory ${dataDir} is in use by process ${first.pid}; stop it or set DATABASE_URL`;
  await expect(openDatabase({ dataDir })).rejects.toThrow(new Error(sentence));
  first.kill();
  await first.ended;
  const database = await openDatabase({ dataDir });
  const second = await startInserting(1);
  await second.ended;
  expect(second.complaint()).toContain(`is in use by process ${process.pid};`);
  await database.close();
  expect(existsSync(`${dataDir}.lock`)).toBe(false);
});

test('closing keeps the rows and opening again finds them', async () => {
  const first = await openDatabase({ dataDir });
  await first.pool.query('create table drops as select 5 as id');
  await first.close();
  const second = await openDatabase({ dataDir });
  expect((await second.pool.query('select id from drops')).rows).toEqual([{ id: 5 }]);
  await second.close();
});

test('maintenance checkpoints what was written, vacuums what changed, and leaves the rest alone', async () => {
  const pool = new LitePool(
    await PGlite.create({
      dataDir: 'memory://',
      loadDataDir: await prepareDump(unseeded),
    }),
  );
  const maintenance = startMaintenance(pool, { quietMs: 0, roundMs: 3_600_000 });
  const read = async (text: string) => (await pool.query<{ value: unknown }>(text)).rows[0]?.value;
  const checkpoint = () => read('select checkpoint_lsn::text as value from pg_control_checkpoint()');
  const deadRows = () => read(`select n_dead_tup as value from pg_stat_user_tables where relname = 'drops'`);
  const flush = () => pool.query('select pg_stat_force_next_flush()');

  await pool.query('create table drops as select id, 0 as turn from generate_series(1, 1000) id');
  await pool.query('update drops set turn = 1');
  await flush();
  const before = await checkpoint();
  expect(await deadRows()).toBe(1000);
  await maintenance.runRound();
  await flush();
  expect(await deadRows()).toBe(0);
  const after = await checkpoint();
  expect(after).not.toBe(before);
  await maintenance.runRound();
  expect(await checkpoint()).toBe(after);

  await pool.query('update drops set turn = 2 where id = 1');
  await maintenance.stop();
  expect(await checkpoint()).not.toBe(after);
  await pool.end();
});
