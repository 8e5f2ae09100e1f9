import { createHash } from 'node:crypto';
import { createRooms } from '#app/server-rooms.ts';
import { type Database, openDatabase } from '#database/connection.ts';
import { createIdGenerator } from '#database/ids.ts';
import { inTransaction } from '#database/transaction.ts';
import type { Digest } from '#domains/ledger/contract/merkle.rules.ts';
import { checkProof, type HourProof, readRoots } from '#domains/ledger/contract/verify-proof.rules.ts';
import { enterHours, makeRoot, proveHours, readRootFile } from '#domains/ledger/server/index.ts';
import { consistencyPath, inclusionPaths } from '#domains/ledger/server/prove-lines.ts';
import { addDays, startOfDay, toDay } from '#platform/contract/instants.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { runTask } from '#platform/server/run-background.ts';
import type { BenchSize } from '../bench-size.ts';
import { prepareBench } from '../prepare-database.ts';
import { makeDatabase } from '../throwaway-product.ts';
import { growHours } from './grow-hours.ts';
import { growLedger, grownRoots } from './grow-ledger.ts';
import { type Taken, timed, timedEach } from './timed.ts';

/** What was promised (issue 14): 10,000 hours into the ledger in ten seconds, a proof in five milliseconds. */
const aims = { entering: 10_000, proof: 5 } as const;
const hoursAtOnce = 10_000;
/** Hours that one step of `hours.makeEffective` makes effective. */
const step = 200;
const proofs = 1_000;

export type LedgerRun = {
  entries: number;
  size: BenchSize;
  root: string;
  url: string;
  say: (line: string) => void;
};

/**
 * The ledger of a large city: hours are entered, the day is closed and records are proved, in a database of its own that is dropped
 * afterwards. Every proof is recomputed.
 * @throws Error when a proof does not hold
 */
export async function runLedger({ entries, size, root, url, say }: LedgerRun): Promise<void> {
  const filled = await prepareBench('postgres', { size, root, url, say });
  const made = await makeDatabase(url, `ledger_${process.pid}`, nameOf(filled.url));
  const database = await openDatabase({ url: made.url, poolSize: 2 });
  try {
    const today = toDay(new Date());
    await withClient(database, (client) => growLedger(client, { entries, lastDay: addDays(today, -1), say }));
    const hourIds = await measureEntering(database, say);
    await measureRoot(database, say);
    await measureProofs(database, { hourIds, entries, say });
  } finally {
    await database.close();
    await made.drop();
  }
}

const nameOf = (url = ''): string => decodeURIComponent(new URL(url).pathname.slice(1));

async function withClient<Result>(
  { pool }: Database,
  act: (client: Awaited<ReturnType<Database['pool']['connect']>>) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await act(client);
  } finally {
    client.release();
  }
}

const newId = createIdGenerator({ instance: 14 });
const engineOf = (database: Database) => ({ database, newId, clock: () => new Date() });

/** The ledger alone, and the whole task with state, message and audit line of each; gives the hours that were entered. */
async function measureEntering(database: Database, say: LedgerRun['say']): Promise<number[]> {
  const at = new Date();
  const hourIds = await withClient(database, (client) =>
    growHours(client, { from: 0, count: hoursAtOnce, status: 'effective', at }),
  );
  const alone = await timed(database, async () => {
    for (let from = 0; from < hourIds.length; from += step)
      await inTransaction(database, (sql) =>
        enterHours({ sql, now: at, newId }, hourIds.slice(from, from + step)),
      );
  });
  say(lineOf(`${hoursAtOnce} effective hours into the ledger`, alone, aims.entering));
  const waiting = await withClient(database, (client) =>
    growHours(client, { from: hoursAtOnce, count: hoursAtOnce, status: 'publicity', at }),
  );
  const rooms = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' });
  const task = rooms.flatMap(({ tasks = [] }) => tasks).find(({ name }) => name === 'hours.makeEffective');
  if (!task) throw new Error('nothing makes hours effective');
  // A run of the task is fifty steps: all of them.
  const whole = await timed(database, () => runTask(engineOf(database), task));
  say(lineOf(`${hoursAtOnce} hours made effective, each told and logged`, whole, aims.entering));
  return [...hourIds, ...waiting];
}

/** Closes the day: everything that was entered becomes leaves under a new root. */
async function measureRoot(database: Database, say: LedgerRun['say']): Promise<void> {
  const now = new Date(startOfDay(addDays(toDay(new Date()), 1)).getTime() + 22 * hourMs);
  const took = await timed(database, async () => {
    while (await inTransaction(database, (sql) => makeRoot({ sql, now }))) continue;
  });
  say(
    `the root of a day with ${2 * hoursAtOnce} lines, and of one without: ${took.ms.toFixed(0)} ms, ${took.cpuMs.toFixed(0)} ms of processor`,
  );
}

async function measureProofs(
  database: Database,
  { hourIds, entries, say }: { hourIds: readonly number[]; entries: number; say: LedgerRun['say'] },
): Promise<void> {
  const sql = database.kysely;
  const site = 'http://localhost';
  const given: (HourProof | undefined)[] = [];
  const prove = async (ids: readonly number[]): Promise<void> => {
    given.push(await proveHours({ sql }, { hourIds: ids, fields: ['day', 'minutes', 'name'], site }));
  };
  const some = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) => hourIds[(from * 7_919 + at * 104_729) % hourIds.length] ?? 0);
  await timedEach(database, 100, (at) => prove(some(1, at)));
  const before = await rowsRead(database);
  const single = await timedEach(database, proofs, (at) => prove(some(1, at)));
  const read = (await rowsRead(database)) - before;
  say(
    `${eachOf('proof of a record', single)}, ${Math.round(read / proofs)} rows read (${single.p50 <= aims.proof ? 'met' : 'missed'}: p50 ${aims.proof} ms)`,
  );
  say(
    eachOf(
      'proof of a certificate of 200 records',
      await timedEach(database, 50, (at) => prove(some(200, at))),
    ),
  );
  const inside = (at: number) => inclusionPaths(sql, [(at * 999_983) % entries], entries);
  say(eachOf('path of any leaf in the tree', await timedEach(database, proofs, inside)));
  const sizeOf = (at: number) => Math.floor((entries * (1 + (at % (grownRoots - 1)))) / grownRoots);
  const days = (at: number) => consistencyPath(sql, sizeOf(at), entries);
  say(eachOf('consistency of two days', await timedEach(database, proofs, days)));
  await requireProved(database, given);
}

const digest: Digest = async (bytes) => createHash('sha256').update(bytes).digest();

/** Figures of proofs that prove nothing would be worth nothing. */
async function requireProved(database: Database, given: readonly (HourProof | undefined)[]): Promise<void> {
  const file = await readRootFile(database.kysely, { site: 'http://localhost' });
  const roots = await readRoots(digest, JSON.stringify(file));
  for (const proof of given) {
    if (!proof) throw new Error('a record that has its root has no proof');
    const { verdict } = await checkProof(digest, proof, roots);
    if (verdict !== 'proved') throw new Error(`a proof is ${verdict}`);
  }
}

/** Rows of the ledger's tables that statements of this database read since it was made. */
async function rowsRead({ pool }: Database): Promise<number> {
  // What a connection read is added up a second after it rests.
  await new Promise((resolve) => setTimeout(resolve, 2_000));
  await pool.query('select pg_stat_force_next_flush()');
  const { rows } = await pool.query<{ read: string }>(
    `select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as read from pg_stat_user_tables where relname like 'ledger%'`,
  );
  return Number(rows[0]?.read);
}

const lineOf = (name: string, { ms, cpuMs }: Taken, aim: number): string =>
  `${name}: ${ms.toFixed(0)} ms (${ms <= aim ? 'met' : 'missed'}: ${aim} ms), ${cpuMs.toFixed(0)} ms of processor`;
const eachOf = (name: string, { p50, p99, cpuMs }: Awaited<ReturnType<typeof timedEach>>): string =>
  `${name}: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, ${cpuMs.toFixed(1)} ms of processor`;
