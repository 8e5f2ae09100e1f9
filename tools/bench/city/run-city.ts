import { createRooms } from '#app/server-rooms.ts';
import { type Database, openDatabase } from '#database/connection.ts';
import { findForeignRows } from '../../attack/foreign-rows.ts';
import { findScans, type Scan } from '../find-scans.ts';
import { startProduct } from '../product-process.ts';
import { openRecorder, type RecordedCall, type Recorder } from '../record-calls.ts';
import { type CityList, cityLists } from './city-lists.ts';
import { type MeasuredList, measureLists, requestsOf, type Times } from './measure-lists.ts';
import { tellTasks } from './measure-tasks.ts';
import { type GrownStatement, grownStatements } from './pages-read.ts';
import { type City, type CityRun, prepareCities } from './prepare-cities.ts';

/** With the demo city itself: 1,100,000 volunteers, 300,000 activities, 6,000,000 sign-ups and 4,400,000 hours. */
export const cityCopies = { city: 740, cityTenth: 74 } as const;

/** Migrations that are newer than the filled city make indexes over millions of rows. */
const startLimitMs = 1_200_000;
/** Below this nobody waits, and what a busy machine adds is more than any list takes. */
const quietMs = 10;

/**
 * Measures every list on a demo city and on the same city many times over. Prints the lists that take more than twice as long and the
 * statements that read much more, and what the city's clocks take, and gives the statements that read a large table from end to end. `only`
 * names the lists; with `isUntimed` nobody waits for figures that a busy machine would spoil.
 */
export async function runCity({ only, isUntimed, ...run }: CityRun & CityWish): Promise<Scan[]> {
  const { root, say } = run;
  const { demo, city } = await prepareCities(run);
  const products = [];
  const open = (url: string): Promise<Database> => openDatabase({ url, poolSize: 4 });
  const [database, small] = [await open(city.url), await open(demo.url)];
  try {
    for (const { settings } of [demo, city])
      products.push(await startProduct(root, settings, { limitMs: startLimitMs }));
    const lists = (await listsOf(demo)).filter(({ name }) => name.includes(only));
    const [first, second] = products.map(({ address }) => address);
    say(`${lists.length} ways to ask for a list …`);
    if (!isUntimed) compare(await measureLists({ demo: first ?? '', city: second ?? '' }, lists), say);
    const requests = await requestsOf(second ?? '', lists);
    const grown = await grownStatements(
      { demo: { ...demo, database: small }, city: { ...city, database } },
      { demo: await requestsOf(first ?? '', lists), city: requests },
      root,
    );
    tellGrown(grown, say);
    const recorder = await openRecorder(database, {
      root,
      secret: city.settings.SECRET ?? '',
      DEMO: 'on',
    });
    try {
      if (!isUntimed) await tellTasks(recorder, say);
      return await scansOf(database, recorder, requests);
    } finally {
      await recorder.close();
    }
  } finally {
    for (const product of products) await product.stop();
    await Promise.all([database.close(), small.close()]);
  }
}

type CityWish = { only: string; isUntimed: boolean };

function tellGrown(grown: readonly GrownStatement[], say: CityRun['say']): void {
  say(`${grown.length} statements read much more than in the demo city; pages there and here:`);
  for (const { list, was, is, statement } of grown)
    say(`  PAGES ${was}, ${is}: ${list}\n    ${statement.text}\n    ${JSON.stringify(statement.values)}`);
}

async function listsOf({ url }: City): Promise<CityList[]> {
  const rooms = createRooms({ secret: 'x'.repeat(32), publicUrl: 'http://localhost' });
  const database = await openDatabase({ url, poolSize: 1 });
  const rows = async <Row>(text: string, values: readonly unknown[] = []) =>
    (await database.pool.query(text, values as unknown[])).rows as Row[];
  try {
    return cityLists(rooms, await findForeignRows({ rows } as Parameters<typeof findForeignRows>[0]));
  } finally {
    await database.close();
  }
}

/** Twice as long, half of the calls as well: what one call in twenty takes on a machine that others use says nothing alone. */
const isSlower = ({ was, is }: Pick<MeasuredList, 'was' | 'is'>): boolean =>
  is.p95 > quietMs && is.p95 > 2 * was.p95 && is.p50 > 2 * was.p50;

function compare(measured: readonly MeasuredList[], say: CityRun['say']): void {
  const slowest = measured.toSorted((a, b) => b.is.p95 - a.is.p95);
  const missed = slowest.filter((one) => one.failed !== undefined || isSlower(one));
  const line = ({ list, was, is, failed = '' }: MeasuredList): string =>
    `${list.name}: ${timesLabel(was)}, ${timesLabel(is)} ${failed}`;
  say(`${measured.length} ways are given; p95 (p50) on the demo city and on the city, in ms, the slowest:`);
  for (const one of slowest.slice(0, 12)) say(`  ${line(one)}`);
  say(`${measured.length - missed.length} met: at most twice the demo city's, or ${quietMs} ms`);
  for (const one of missed) say(`  MISSED ${line(one)}`);
}

const timesLabel = ({ p50, p95 }: Times): string => `${p95.toFixed(1)} (${p50.toFixed(1)})`;

/** Plans every statement of every list. */
async function scansOf(
  { pool }: Database,
  recorder: Recorder,
  requests: Awaited<ReturnType<typeof requestsOf>>,
): Promise<Scan[]> {
  const calls: [string, RecordedCall][] = [];
  for (const [name, request] of requests) calls.push([name, await recorder.record(request)]);
  return findScans(pool, calls);
}
