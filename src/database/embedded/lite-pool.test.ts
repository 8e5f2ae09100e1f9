import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, expect, test } from 'vitest';
import { prepareDump } from '#testing/embedded-dump.ts';
import { unseeded } from '#testing/test-seed.ts';
import { LitePool, type LitePoolOptions } from './lite-pool.ts';

/** One engine for all tests, from a directory made before; a pool that ends leaves it to the next. */
const lite = await PGlite.create({
  dataDir: 'memory://',
  loadDataDir: await prepareDump(unseeded),
});
const closeEngine = lite.close.bind(lite);
lite.close = async () => undefined;
afterAll(closeEngine);

let pool: LitePool;
const logged: string[] = [];

async function open(options: LitePoolOptions = {}): Promise<void> {
  logged.length = 0;
  const log = (_level: string, message: string) => void logged.push(message);
  pool = new LitePool(lite, { log, ...options });
  await pool.query('drop table if exists beans');
  await pool.query('create table beans (id serial primary key, weight integer check (weight > 0))');
}
afterEach(() => pool.end());

const count = async () => (await pool.query('select from beans')).rowCount;

test('300 good and failing statements at once each get their own answer', async () => {
  await open();
  const statements = Array.from({ length: 300 }, (_, index) => {
    if (index % 3 === 0) return pool.query('select $1::int as answer', [index]);
    if (index % 3 === 1) return pool.query('insert into beans (weight) values ($1)', [-1]);
    return pool.query('select wrong');
  });
  const answers = await Promise.allSettled(statements);
  const seen = answers.map((answer) =>
    answer.status === 'fulfilled' ? answer.value.rows : (answer.reason as { code: string }).code,
  );
  expect(seen).toEqual(answers.map((_, index) => [[{ answer: index }], '23514', '42703'][index % 3]));
  expect(await count()).toBe(0);
});

test('the connection is lent in the order it was asked for', async () => {
  await open();
  const first = await pool.connect();
  const order: number[] = [];
  const others = [1, 2, 3].map(async (number) => {
    const client = await pool.connect();
    order.push(number);
    client.release();
  });
  expect(order).toEqual([]);
  first.release();
  await Promise.all(others);
  expect(order).toEqual([1, 2, 3]);
});

test.each(['apart', 'in one transaction'])('the event loop turns while 5,000 queries run %s', async (how) => {
  await open();
  let ticks = 0;
  const timer = setInterval(() => (ticks += 1), 1);
  if (how === 'apart') for (let index = 0; index < 5_000; index += 1) await pool.query('select 1');
  else {
    const client = await pool.connect();
    for (let index = 0; index < 5_000; index += 1) await client.query('select 1', []);
    client.release();
  }
  clearInterval(timer);
  expect(ticks).toBeGreaterThan(10);
});

test('whoever waits behind a stuck holder gets an error that says what holds it', async () => {
  await open({ waitLimitMs: 60, holdWarningMs: 20 });
  const stuck = await pool.connect();
  await stuck.query('select 42 as culprit', []);
  await expect(pool.query('select 1')).rejects.toThrow(
    /^waited 60 ms for the database: its one connection has been held for \d+ ms, last statement: select 42 as culprit$/,
  );
  expect(logged).toEqual([expect.stringContaining('everyone else waits for the database')]);
  stuck.release();
  expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }]);
});

test('a waiter that gave up does not get the connection later', async () => {
  await open({ waitLimitMs: 30 });
  const stuck = await pool.connect();
  await expect(pool.query('insert into beans (weight) values (1)')).rejects.toThrow('waited 30 ms');
  const patient = pool.query('select 1');
  stuck.release();
  await patient;
  expect(await count()).toBe(0);
});

test('a transaction left open is rolled back when the connection comes back', async () => {
  await open();
  const client = await pool.connect();
  await client.query('begin', []);
  await client.query('insert into beans (weight) values (1)', []);
  client.release();
  expect(await count()).toBe(0);
  expect(logged).toEqual(['a connection came back in mid-transaction and was rolled back']);
});

test('a failed transaction left open does not poison the next caller', async () => {
  await open();
  const client = await pool.connect();
  await client.query('begin', []);
  await expect(client.query('select wrong', [])).rejects.toMatchObject({ code: '42703' });
  client.release();
  expect(await count()).toBe(0);
});

test.each([0, 10])(
  'a begin that nobody awaited ends inside its own checkout (%i ms later)',
  async (laterMs) => {
    await open();
    const client = await pool.connect();
    // After 5 ms the statement first lets the event loop turn: it must not slip out of its checkout then.
    const until = performance.now() + laterMs;
    while (performance.now() < until);
    const unawaited = client.query('begin', []);
    client.release();
    await pool.query('insert into beans (weight) values (1)');
    expect(await count()).toBe(1);
    await unawaited;
  },
);

test('a connection that was given back is of no more use', async () => {
  await open();
  const client = await pool.connect();
  client.release();
  client.release();
  await expect(client.query('select 1', [])).rejects.toThrow('already released');
});

test('closing lets the holder finish, and refuses everyone after it', async () => {
  await open();
  const client = await pool.connect();
  const closing = pool.end();
  const late = pool.query('select 1').catch((error: Error) => error.message);
  await client.query('select 1', []);
  client.release();
  expect(await late).toBe('the database is closed');
  await closing;
  await expect(pool.connect()).rejects.toThrow('the database is closed');
});
