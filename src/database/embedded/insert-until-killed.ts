import { writeSync } from 'node:fs';
import { openDatabase } from '../connection.ts';

/** For the crash test: inserts rows for ever and reports each one that the database acknowledged. */
export async function main([dataDir]: string[]): Promise<never> {
  const { pool } = await openDatabase({ dataDir });
  await pool.query('create table if not exists drops (id integer primary key)');
  const { rows } = await pool.query<{ last: number }>('select coalesce(max(id), 0) as last from drops');
  for (let id = (rows[0]?.last ?? 0) + 1; ; id += 1) {
    await pool.query('insert into drops (id) values ($1)', [id]);
    // Written at once: what was acknowledged must be known even when the next thing is the kill.
    writeSync(1, `${id}\n`);
  }
}
