import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRooms } from '#app/server-rooms.ts';
import { type Database, openDatabase } from '#database/connection.ts';
import { findForeignRows } from '../../attack/foreign-rows.ts';
import { findScans, type Scan } from '../find-scans.ts';
import { startProduct } from '../product-process.ts';
import { openRecorder, type RecordedCall } from '../record-calls.ts';
import { makeDatabase } from '../throwaway-product.ts';
import { type CityList, cityLists } from './city-lists.ts';
import { cloneCity } from './clone-city.ts';
import { type GivenList, type MeasuredList, measureLists } from './measure-lists.ts';

/** With the demo city itself: 1,100,000 volunteers, 300,000 activities, 6,000,000 sign-ups and 4,400,000 hours. */
export const cityCopies = { city: 740, cityTenth: 74 } as const;

/** Growing the demo city takes minutes on a slow machine. */
const growLimitMs = 600_000;
/** Below this nobody waits, and what a busy machine adds is more than any list takes. */
const quietMs = 10;

export type CityRun = { copies: number; root: string; url: string; say: (line: string) => void };

/**
 * Measures every list on a demo city and again on the same city many times over, in a database of its own that is dropped afterwards.
 * Prints the lists that take more than twice as long, and gives the statements that read a large table from end to end.
 */
export async function runCity({ copies, root, url, say }: CityRun): Promise<Scan[]> {
  const made = await makeDatabase(url, `city_${process.pid}`);
  const dataDir = mkdtempSync(path.join(tmpdir(), 'jianglan-city-'));
  const secret = randomBytes(32).toString('hex');
  const settings = {
    DATABASE_URL: made.url,
    DATABASE_OWNER_URL: '',
    DATA_DIR: dataDir,
    DEMO: 'on',
    SECRET: secret,
    STAFF_SECOND_FACTOR: 'off',
  };
  const measure = async (lists: readonly CityList[] | undefined, database: Database) => {
    const product = await startProduct(root, settings, { limitMs: growLimitMs });
    try {
      return await measureLists(product.address, lists ?? (await listsOf(database)));
    } finally {
      await product.stop();
    }
  };
  const database = await openDatabase({ url: made.url, poolSize: 4 });
  try {
    say('every list on the demo city …');
    const before = await measure(undefined, database);
    const startedAt = performance.now();
    await withClient(database, (client) => cloneCity(client, { copies, say }));
    say(`multiplied in ${Math.round((performance.now() - startedAt) / 1_000)} s`);
    say('every list on the city …');
    const after = await measure(
      before.map(({ list }) => list),
      database,
    );
    compare(before, after, say);
    return await scansOf(database, { lists: after, root, secret });
  } finally {
    await database.close();
    await made.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function withClient(
  { pool }: Database,
  act: (client: Awaited<ReturnType<Database['pool']['connect']>>) => Promise<void>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await act(client);
  } finally {
    client.release();
  }
}

export async function listsOf({ pool }: Database): Promise<CityList[]> {
  const rooms = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' });
  const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await pool.query(text, values as unknown[])).rows as Row[];
  return cityLists(rooms, await findForeignRows({ rows } as Parameters<typeof findForeignRows>[0]));
}

export function compare(
  before: readonly MeasuredList[],
  after: readonly MeasuredList[],
  say: CityRun['say'],
): void {
  const first = new Map(before.map(({ list, p95 }) => [list.name, p95]));
  const both = after
    .map(({ list: { name }, p95 }) => ({ name, was: first.get(name) ?? 0, is: p95 }))
    .toSorted((a, b) => b.is - a.is);
  const missed = both.filter(({ was, is }) => is > quietMs && is > 2 * was);
  say(`${both.length} ways to ask for a list; p95 on the demo city and on the city, in ms, the slowest:`);
  for (const { name, was, is } of both.slice(0, 12)) say(`  ${name}: ${was.toFixed(1)}, ${is.toFixed(1)}`);
  say(`${both.length - missed.length} met: at most twice the demo city's, or ${quietMs} ms`);
  for (const { name, was, is } of missed) say(`  MISSED ${name}: ${was.toFixed(1)}, ${is.toFixed(1)}`);
}

/** Plans every statement of every list. */
export async function scansOf(
  database: Database,
  { lists, root, secret }: { lists: readonly GivenList[]; root: string; secret: string },
): Promise<Scan[]> {
  const recorder = await openRecorder(database, { root, secret, DEMO: 'on' });
  try {
    const calls: [string, RecordedCall][] = [];
    for (const { list, request } of lists) calls.push([list.name, await recorder.record(request)]);
    return await findScans(database.pool, calls);
  } finally {
    await recorder.close();
  }
}
