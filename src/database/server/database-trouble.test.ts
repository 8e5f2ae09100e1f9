import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { afterAll, describe, expect, it } from 'vitest';
import { describeOnPostgres } from '#testing/describe-on-postgres.ts';
import { DatabaseAway, DatabaseBusy, databaseTrouble } from './database-trouble.ts';
import { Hosts } from './hosts.ts';
import { openServerPool } from './server-pool.ts';

const withCode = (code: string, message = 'no matter'): Error => Object.assign(new Error(message), { code });

describe('what keeps the database from answering', () => {
  it.each([
    ['a statement that is wrong', withCode('42P01'), undefined],
    ['a row that is there already', withCode('23505'), undefined],
    ['no error', 'text', undefined],
    ['a standby', withCode('25006'), 'away'],
    ['a broken protocol', withCode('08P01'), 'away'],
    ['a full disk', withCode('53100'), 'full'],
    ['a full disk below the embedded engine', withCode('ENOSPC'), 'full'],
    ['one whose turn at the embedded engine did not come', new DatabaseBusy('waited'), 'busy'],
    ['an embedded engine that ended', new DatabaseAway('ended'), 'away'],
    ['a deadlock met three times', withCode('40P01'), 'busy'],
    ['what is wrapped', new Error('outside', { cause: withCode('ECONNRESET') }), 'away'],
    ['several addresses of one host', new AggregateError([withCode('ECONNREFUSED')]), 'away'],
  ])('%s', (_, error, trouble) => {
    expect(databaseTrouble(error)).toBe(trouble);
  });
});

/** What the driver and the server really say. */
describeOnPostgres('errors of a real server', () => {
  const url = process.env.TEST_DATABASE_URL ?? '';
  const pool = openServerPool(new Hosts([url]), { poolSize: 2 });
  afterAll(() => pool.end());
  const troubleOf = (work: Promise<unknown>): Promise<unknown> =>
    work.then(
      () => 'none',
      (error: unknown) => databaseTrouble(error),
    );

  it('name a connection that an operator ended, also while it is lent', async () => {
    const client = await pool.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid', []);
    const sleeping = troubleOf(client.query('select pg_sleep(20)', []));
    await pool.query('select pg_terminate_backend($1)', [rows[0]?.pid]);
    expect(await sleeping).toBe('away');
    expect(await troubleOf(client.query('select 1', []))).toBe('away');
    client.release();
    expect(await troubleOf(pool.query('select 1'))).toBe('none');
  });

  it('name a statement that takes too long', async () => {
    const slow = pool.query('set statement_timeout = 20; select pg_sleep(5)');
    expect(await troubleOf(slow)).toBe('busy');
  });

  it('name a server that is not there', async () => {
    const listener = createServer().listen(0);
    const { port } = listener.address() as AddressInfo;
    await new Promise((resolve) => listener.close(resolve));
    const nowhere = openServerPool(new Hosts([`postgres://postgres@127.0.0.1:${port}/postgres`]), {
      poolSize: 1,
    });
    expect(await troubleOf(nowhere.query('select 1'))).toBe('away');
    await nowhere.end();
  });
});
