import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '#database/connection.ts';
import type { BenchSize } from './bench-size.ts';
import * as calls from './calls.ts';
import { findScans, type Scan } from './find-scans.ts';
import { type Measure, measureHttp, residentMiB } from './measure.ts';
import { rewind } from './people.ts';
import type { BenchDatabase } from './prepare-database.ts';
import { type Product, startBarePage, startProduct } from './product-process.ts';
import { openRecorder, type RecordedCall } from './record-calls.ts';
import { measureDriver, signUpAgain } from './replay-calls.ts';
import type { Line } from './report.ts';

export type Run = { size: BenchSize; seconds: number; root: string; say: (line: string) => void };
export type EngineResult = { lines: Line[]; scans: Scan[]; idleMiB?: number; loadedMiB?: number };

const warmUpSeconds = 1;

/** Measures the bare driver and the product, one after the other, on one filled database. */
export async function runEngine(target: BenchDatabase, run: Run): Promise<EngineResult> {
  const secret = randomBytes(32).toString('hex');
  const driver = await withDatabase(target, (database) => measureLimits(database, run, secret));
  const product = await startProduct(target, { root: run.root, secret });
  try {
    const idleMiB = residentMiB(product.pid);
    const lines = await measureProduct(product, run, driver.limits);
    const loadedMiB = residentMiB(product.pid);
    return { lines, scans: driver.scans, idleMiB, loadedMiB };
  } finally {
    await product.stop();
    await withDatabase(target, (database) => requireNothingOversold(database));
  }
}

/** The embedded engine admits one process, so the driver's turn ends before the product starts. */
async function withDatabase<Result>(
  { url, dataDir }: BenchDatabase,
  use: (database: Database) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase({ url, dataDir: `${dataDir}/database` });
  try {
    return await use(database);
  } finally {
    await database.close();
  }
}

type Limits = Record<'list' | 'standing' | 'spread' | 'contended', Measure>;

async function measureLimits(database: Database, run: Run, secret: string) {
  const { size, seconds, say } = run;
  say('rewinding …');
  await rewind(database.pool, size);
  const recorder = await openRecorder(database, { root: run.root, secret });
  const record = async (requests: readonly calls.HttpRequest[]): Promise<RecordedCall[]> => {
    const recorded: RecordedCall[] = [];
    for (const request of requests) recorded.push(await recorder.record(request));
    return recorded;
  };
  const list = await record(calls.listCalls());
  const standing = await record(calls.standingCalls(size));
  const [listPage, detailPage] = await record([calls.listPage, calls.detailPage(size)]);
  const [signUp, ...targets] = calls.signUpTargets(size, 'spread', 1);
  const [first] = await record(signUp ? [calls.signUpCall(signUp)] : []);
  if (!signUp || !first || !listPage || !detailPage) throw new Error('nothing was recorded');
  await recorder.close();
  const scans = await findScans(
    database.pool,
    new Map([
      ['activity list page', listPage],
      ['activity detail page', detailPage],
      ...list.map((call) => ['list call', call] as const),
      ['eligibility call', standing[0] ?? []],
      ['sign-up', first],
    ]),
  );
  say('measuring the bare driver …');
  const inTurn = (recorded: readonly RecordedCall[]) => {
    let sent = 0;
    return () => recorded[sent++ % recorded.length];
  };
  const once = (rest: calls.SignUpTarget[]) => {
    const waiting = rest.values();
    return () => {
      const { value: target } = waiting.next();
      return target && signUpAgain(first, signUp, target);
    };
  };
  const measure = async (next: () => RecordedCall | undefined, warmsUp = false) => {
    if (warmsUp) await measureDriver(database.pool, { seconds: warmUpSeconds, next });
    return measureDriver(database.pool, { seconds, next });
  };
  const limits: Limits = {
    list: await measure(inTurn(list), true),
    standing: await measure(inTurn(standing), true),
    spread: await measure(once(targets)),
    contended: await measure(once(calls.signUpTargets(size, 'contended', 1))),
  };
  return { limits, scans };
}

async function measureProduct({ address }: Product, run: Run, limits: Limits): Promise<Line[]> {
  const { size, seconds, say } = run;
  const inTurn = async (requests: readonly calls.HttpRequest[]): Promise<Measure> => {
    await measureHttp({ address, requests, seconds: warmUpSeconds });
    return measureHttp({ address, requests, seconds });
  };
  const once = (kind: 'spread' | 'contended') =>
    measureHttp({
      address,
      requests: calls.signUpTargets(size, kind, 0).map(calls.signUpCall),
      seconds,
      isOnce: true,
    });
  const page = async (name: string, request: calls.HttpRequest): Promise<Line> => {
    say(`${name} …`);
    const limit = await measureBarePage(`${address}${request.path}`, request, seconds);
    return { name, product: await inTurn([request]), limit, limitName: 'node:http' };
  };
  const call = async (name: string, limit: Measure, measured: () => Promise<Measure>): Promise<Line> => {
    say(`${name} …`);
    return { name, product: await measured(), limit, limitName: 'bare driver' };
  };
  return [
    await page('activity list page', calls.listPage),
    await page('activity detail page', calls.detailPage(size)),
    await call('list, 3 filters and sort', limits.list, () => inTurn(calls.listCalls())),
    await call('eligibility', limits.standing, () => inTurn(calls.standingCalls(size))),
    await call('sign-up, spread', limits.spread, () => once('spread')),
    await call('sign-up, contended', limits.contended, () => once('contended')),
  ];
}

async function measureBarePage(url: string, request: calls.HttpRequest, seconds: number): Promise<Measure> {
  const answer = await fetch(url, { headers: request.headers });
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`);
  const bare = await startBarePage(Buffer.from(await answer.arrayBuffer()));
  try {
    return await measureHttp({ address: bare.address, requests: [request], seconds });
  } finally {
    bare.stop();
  }
}

/** Figures of a product that sells a place twice would be worth nothing. */
async function requireNothingOversold({ pool }: Database): Promise<void> {
  const { rows } = await pool.query(
    `select s.id from shifts s left join sign_ups u on u.shift_id = s.id and u.status in ('confirmed', 'offered')
    group by s.id having s.taken_count <> count(u.id) or s.taken_count > s.capacity limit 3`,
  );
  if (rows.length > 0) throw new Error(`places and sign-ups disagree: ${JSON.stringify(rows)}`);
}
