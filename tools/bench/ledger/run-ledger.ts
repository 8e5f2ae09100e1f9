import { randomBytes } from 'node:crypto';
import { createRooms } from '#app/server-rooms.ts';
import { type Database, openDatabase } from '#database/connection.ts';
import { createIdGenerator } from '#database/ids.ts';
import { inTransaction } from '#database/transaction.ts';
import { enterHours, makeRoot } from '#domains/ledger/server/index.ts';
import { addDays, startOfDay, toDay } from '#platform/contract/instants.ts';
import { hourMs } from '#platform/contract/durations.ts';
import { runTask } from '#platform/server/run-background.ts';
import type { BenchSize } from '../bench-size.ts';
import type { Scan } from '../find-scans.ts';
import { prepareBench } from '../prepare-database.ts';
import { startOn } from '../product-process.ts';
import { makeDatabase } from '../throwaway-product.ts';
import { growHours } from './grow-hours.ts';
import { growLedger } from './grow-ledger.ts';
import { growLists, measureLists } from './measure-lists.ts';
import { measureProofs } from './measure-proofs.ts';
import { measureVerifying } from './measure-verify.ts';
import { type Taken, timed } from './timed.ts';
import { metLabel } from '../report.ts';

/** What was promised (issue 14): 10,000 hours into the ledger in ten seconds. */
const aims = { entering: 10_000 } as const;
const hoursAtOnce = 10_000;
/** Hours that one step of `hours.makeEffective` makes effective. */
const step = 200;

export type LedgerRun = {
  entries: number;
  size: BenchSize;
  root: string;
  url: string;
  say: (line: string) => void;
};

/**
 * The ledger of a large city: hours are entered, the day is closed, records are proved, and the lists that show hours are asked for, in a
 * database of its own that is dropped afterwards. Every proof is recomputed. Gives the statements of lists that read a whole table.
 * @throws Error when a proof does not hold
 */
export async function runLedger({ entries, size, root, url, say }: LedgerRun): Promise<Scan[]> {
  const filled = await prepareBench('postgres', { size, root, url, say });
  const made = await makeDatabase(url, `ledger_${process.pid}`, nameOf(filled.url));
  const database = await openDatabase({ url: made.url, poolSize: 2 });
  try {
    const today = toDay(new Date());
    await withClient(database, (client) => growLedger(client, { entries, lastDay: addDays(today, -1), say }));
    const hourIds = await measureEntering(database, say);
    await measureRoot(database, say);
    await measureProofs(database, { hourIds, entries, say });
    const secret = randomBytes(32).toString('hex');
    const scans = await growLists(database, { size, root, secret });
    const product = await startOn({ ...filled, url: made.url }, { root, secret });
    try {
      await measureLists(product, say);
      await measureVerifying(database, { address: product.address, hourIds, say });
    } finally {
      await product.stop();
    }
    return scans;
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

const lineOf = (name: string, { ms, cpuMs }: Taken, aim: number): string =>
  `${name}: ${ms.toFixed(0)} ms (${metLabel(ms <= aim)}: ${aim} ms), ${cpuMs.toFixed(0)} ms of processor`;
