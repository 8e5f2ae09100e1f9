import { statfsSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { mountDisk, mountsDisks, type SmallDisk } from '#database/testing/small-disk.ts';
import { type Database, openDatabase } from '../connection.ts';
import { databaseTrouble } from '../server/database-trouble.ts';
import type { SqlPool } from '../sql-pool.ts';
import { DurableNodeFS, durableStartParams } from './durable-node-fs.ts';
import { LitePool } from './lite-pool.ts';
import { reservedBytes } from './room-to-write.ts';

const troubleOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'none',
    (error: unknown) => databaseTrouble(error),
  );

/** Disks that are really full; elsewhere than here (root, Linux) nobody may mount one. */
describe.skipIf(!mountsDisks)('the embedded database on a full disk (needs the right to mount)', () => {
  let disk: SmallDisk;
  let dataDir: string;
  beforeEach(() => {
    disk = mountDisk(224);
    dataDir = path.join(disk.directory, 'data');
  });
  afterEach(() => disk.remove());

  // A table of the product's name: of others the pool does not know that they are written.
  const write = (pool: SqlPool, id: number) => troubleOf(pool.query('insert into areas values ($1)', [id]));
  const idsOf = async ({ pool }: Pick<Database, 'pool'>) =>
    (await pool.query<{ id: number }>('select id from areas order by id')).rows.map(({ id }) => id);

  test('refuses what writes before the engine is short of space, goes on reading, and loses nothing', async () => {
    const database = await openDatabase({ dataDir });
    const { pool } = database;
    await pool.query('create table areas (id integer primary key)');
    expect(await write(pool, 1)).toBe('none');
    disk.fill(reservedBytes / 2);
    const inside = database.kysely.transaction().execute(async (sql) => {
      await sql.selectFrom('areas').selectAll().execute();
      await sql
        .insertInto('areas')
        .values({ id: 2 } as never)
        .execute();
    });
    expect([await write(pool, 2), await troubleOf(inside)]).toEqual(['full', 'full']);
    expect(await idsOf(database)).toEqual([1]);
    const { bavail, bsize } = statfsSync(disk.directory);
    expect(bavail * bsize).toBe(reservedBytes / 2);
    disk.free();
    expect(await write(pool, 3)).toBe('none');
    await database.close();
    const again = await openDatabase({ dataDir });
    expect(await idsOf(again)).toEqual([1, 3]);
    await again.close();
  });

  test('that took the very last byte all the same is told at once: nobody waits for an engine that ended, and a new start has everything', async () => {
    const lite = await PGlite.create({
      fs: new DurableNodeFS(dataDir),
      dataDir,
      startParams: durableStartParams(PGlite.defaultStartParams),
    });
    const lines: string[] = [];
    const pool = new LitePool(lite, { log: (_level, line) => lines.push(line) });
    await pool.query('create table areas (id integer primary key)');
    expect(await write(pool, 1)).toBe('none');
    disk.fill();
    const logged = (no: number) =>
      troubleOf(pool.query(`select pg_logical_emit_message(true, 'x', repeat(md5('${no}'), 30000))`));
    let met = 'none';
    for (let no = 0; no < 40 && met === 'none'; no += 1) met = String(await logged(no));
    expect(met).toBe('full');
    expect([await write(pool, 2), await troubleOf(idsOf({ pool }))]).toEqual(['away', 'away']);
    expect(lines).toContain('the embedded database ended and has to be started anew');
    await pool.end();
    disk.free();
    const again = await openDatabase({ dataDir });
    expect(await idsOf(again)).toEqual([1]);
    expect(await write(again.pool, 2)).toBe('none');
    await again.close();
  });
});
