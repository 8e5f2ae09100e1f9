import { spawn } from 'node:child_process';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Database } from '#database/connection.ts';
import { benchShiftCapacity, type BenchSize, contendedShiftId } from './bench-size.ts';
import * as calls from './calls.ts';
import { measureGuarded } from './guarded-sign-up.ts';
import { percentile, processorMs } from './measure.ts';
import { rewind } from './people.ts';
import type { BenchDatabase } from './prepare-database.ts';
import { startOn } from './product-process.ts';
import { judgedTwice, machineLine, shareOf } from './report.ts';
import { withDatabase } from './run-engine.ts';

const people = 5_000;
const pageCount = 20_000;
const readers = 16;
/** Who pressed for another shift before. */
const warmPeople = 2_000;

/** Places, and after how many milliseconds the last has the true answer at the latest. */
const rushes = [
  { places: 100, lastMs: 3_000 },
  { places: 4_000, lastMs: 6_000 },
] as const;
/** The slowest page of a hundred meanwhile, ms. */
const pageMs = 100;

type Answer = { status: number; reason: string | null; turn: number; beganMs: number; endedMs: number };
type Load = { answers: Answer[]; cpuMs: number };
type Rush = (typeof rushes)[number];
type Setting = {
  size: BenchSize;
  root: string;
  secret: string;
  processCount: number;
  /** What this machine is of that of the aims. */
  share: number;
};
const guardedSeconds = 3;

/**
 * 5,000 people at once for one shift, on one and on two processes, with 20,000 pages read beside them: one line for each.
 * @throws Error when a place is sold twice or lost, or anybody is told anything but 200 or 409
 */
export async function runRush(
  target: BenchDatabase,
  run: Omit<Setting, 'processCount' | 'share'> & { say: (line: string) => void },
): Promise<void> {
  if (run.size.volunteers < people) throw new Error('a rush needs more people: --rows small or full');
  const guarded = await withDatabase(target, async ({ pool }) => {
    await rewind(pool, run.size);
    return measureGuarded(pool, calls.signUpTargets(run.size, 'spread', 1), guardedSeconds);
  });
  const machine = { engine: target.engine, guarded };
  run.say(machineLine(machine));
  const share = shareOf(machine);
  for (const processCount of target.engine === 'postgres' ? [1, 2] : [1])
    for (const rush of rushes) run.say(await rushOnce(target, { ...run, processCount, share }, rush));
}

async function rushOnce(target: BenchDatabase, setting: Setting, rush: Rush): Promise<string> {
  const { size, processCount, share } = setting;
  const [shiftId, otherId] = [contendedShiftId(size, 0), contendedShiftId(size, 1)];
  const setPlaces = async ({ pool }: Database, places: number, ofOther: number) => {
    await pool.query('update shifts set capacity = $2 where id = $1', [shiftId, places]);
    await pool.query('update shifts set capacity = $2 where id = $1', [otherId, ofOther]);
  };
  await withDatabase(target, async (database) => {
    await rewind(database.pool, size);
    await setPlaces(database, rush.places, 1);
  });
  const products = await Promise.all(Array.from({ length: processCount }, () => startOn(target, setting)));
  try {
    const addresses = products.map(({ address }) => address);
    const pressesFor = (pressed: number, count: number) =>
      Array.from({ length: count }, (_, index) =>
        calls.signUpCall({
          person: index + 1,
          shiftId: pressed,
          clientRequestId: `bench-rush-${pressed}-${index}`,
        }),
      );
    const presses = pressesFor(shiftId, people);
    const pages = Object.values(calls.pages(size)).map((page) => ({
      ...page,
      headers: { ...page.headers, 'accept-encoding': 'br' },
    }));
    await load({ addresses, requests: pages, atOnce: readers, count: 1_000 });
    // A product in service: whoever is first does not meet a program that nobody has run yet.
    await load({ addresses, requests: pressesFor(otherId, warmPeople), atOnce: 64, count: warmPeople });
    const used = () => products.reduce((sum, { pid }) => sum + (processorMs(pid) ?? 0), 0);
    const before = used();
    const [told, read] = await Promise.all([
      load({ addresses, requests: presses, atOnce: people, count: people }),
      load({ addresses, requests: pages, atOnce: readers, count: pageCount }),
    ]);
    const seconds = [used() - before, told.cpuMs + read.cpuMs].map((ms) => (ms / 1_000).toFixed(1));
    return `${lineOf(told.answers, read.answers, { ...rush, processCount, share })}; processor: ${seconds[0]} s of the product, ${seconds[1]} s of who asks`;
  } finally {
    for (const product of products) await product.stop();
    await withDatabase(target, async (database) => {
      await requireExact(database, shiftId, rush.places);
      await setPlaces(database, benchShiftCapacity, benchShiftCapacity);
    });
  }
}

/** Sends requests from a process of its own. */
async function load(order: object): Promise<Load> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'rush-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  child.stdin.end(JSON.stringify(order));
  return (await json(child.stdout)) as Load;
}

function lineOf(
  told: Answer[],
  read: Answer[],
  { places, lastMs, processCount, share }: Rush & Pick<Setting, 'processCount' | 'share'>,
): string {
  const faults = [
    ...told.filter(({ status }) => status !== 200 && status !== 409),
    ...read.filter(({ status }) => status !== 200),
  ];
  if (faults.length > 0) throw new Error(`${faults.length} faults, the first ${JSON.stringify(faults[0])}`);
  const last = Math.max(...told.map(({ endedMs }) => endedMs));
  const meanwhile = read
    .filter(({ beganMs }) => beganMs < last)
    .map(({ beganMs, endedMs }) => endedMs - beganMs);
  const p99 = percentile(
    meanwhile.toSorted((one, other) => one - other),
    0.99,
  );
  const inCount = told.filter(({ status }) => status === 200).length;
  const again = told.filter(({ turn }) => turn > 0).length;
  return [
    `${people} people for ${places} places, ${processCount} ${processCount === 1 ? 'process' : 'processes'}: ${inCount} in`,
    `${people - inCount} told it is full`,
    `${again} of all after waiting`,
    `last answer after ${(last / 1_000).toFixed(1)} s (${judgedTwice(`${lastMs / 1_000} s`, share, (of) => last <= lastMs / of)})`,
    `${meanwhile.length} pages meanwhile, p99 ${p99.toFixed(0)} ms (${judgedTwice(`${pageMs} ms`, share, (of) => p99 <= pageMs / of)})`,
  ].join('; ');
}

/** Every place went to one person, and the counts say so. */
async function requireExact({ pool }: Database, shiftId: number, places: number): Promise<void> {
  const { rows } = await pool.query<{ taken: number; rows: number; people: number }>(
    `select s.taken_count as taken, count(u.id)::int as rows, count(distinct u.volunteer_id)::int as people
    from shifts s left join sign_ups u on u.shift_id = s.id and u.status = 'confirmed' where s.id = $1 group by s.id`,
    [shiftId],
  );
  const exact = rows[0] && [rows[0].taken, rows[0].rows, rows[0].people].every((count) => count === places);
  if (!exact) throw new Error(`${places} places became ${JSON.stringify(rows[0])}`);
}
