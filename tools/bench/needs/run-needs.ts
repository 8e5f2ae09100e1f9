import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import type { Database } from '#database/connection.ts';
import { alone, timesOf } from '../alone.ts';
import type { BenchSize } from '../bench-size.ts';
import type { HttpRequest } from '../calls.ts';
import { findScans, type Scan } from '../find-scans.ts';
import { type Measure, measureHttp, percentile } from '../measure.ts';
import { rewind } from '../people.ts';
import type { BenchDatabase } from '../prepare-database.ts';
import { type Product, startOn } from '../product-process.ts';
import { openRecorder } from '../record-calls.ts';
import { withDatabase } from '../run-engine.ts';
import * as calls from './needs-calls.ts';
import { pooled } from './needs-layout.ts';
import { claimants, requireOneTeamEach, rewindNeeds } from './rewind-needs.ts';
import { metLabel } from '../report.ts';

export type NeedsRun = { size: BenchSize; seconds: number; root: string; say: (line: string) => void };

/** What was promised of a call that is alone, ms; half of them are quicker. */
const aims = { ranking: 50, keptBoard: 1 } as const;
const warmUpSeconds = 2;
const callsAlone = 200;
const rivals = 200;
const rushes = 10;

/** One team for each need, and many for one. */
type Claims = { spread: HttpRequest[]; contended: HttpRequest[][] };

/**
 * Needs and jobs of a year: the list, the dispatcher's ranking, claims of the pool and the board; a line for each.
 * @throws Error when a need went to two teams, or a call failed
 */
export async function runNeeds(target: BenchDatabase, run: NeedsRun): Promise<Scan[]> {
  const secret = randomBytes(32).toString('hex');
  const { claims, scans } = await withDatabase(target, async (database) => {
    await rewind(database.pool, run.size);
    await rewindNeeds(database.pool, { ...run, secret });
    const made = await claimsOf(database, run.size);
    // The last one is spent on looking at its statements.
    return { claims: made, scans: await scansOf(database, { ...run, secret, claim: made.spread.pop() }) };
  });
  const product = await startOn(target, { root: run.root, secret });
  try {
    await measureReads(product, run);
    await measureClaims(product, run, claims);
  } finally {
    await product.stop();
    await withDatabase(target, ({ pool }) => requireOneTeamEach(pool));
  }
  return scans;
}

async function claimsOf({ pool }: Database, size: BenchSize): Promise<Claims> {
  const teamsOf = await claimants(pool, [...pooled(size, 'spread'), ...pooled(size, 'contended')]);
  const turns = new Map<string, number>();
  const spread = pooled(size, 'spread').map((needId) => {
    const teams = teamsOf.get(needId) ?? [];
    const kind = String(teams[0]);
    const turn = turns.get(kind) ?? 0;
    turns.set(kind, turn + 1);
    return calls.claimCall(needId, teams[turn % teams.length] ?? 0);
  });
  const contended = pooled(size, 'contended')
    .slice(0, rushes)
    .map((needId) =>
      (teamsOf.get(needId) ?? []).slice(-rivals).map((teamId) => calls.claimCall(needId, teamId)),
    );
  return { spread, contended };
}

type Looking = Pick<NeedsRun, 'root' | 'size'> & { secret: string; claim: HttpRequest | undefined };

/** Every statement of the measured calls, planned. */
async function scansOf(database: Database, { root, size, secret, claim }: Looking): Promise<Scan[]> {
  const recorder = await openRecorder(database, { root, secret });
  const asked: [string, HttpRequest][] = [
    ['need list page', calls.needListPage],
    ...calls.listCalls().map((request): [string, HttpRequest] => ['need list call', request]),
    ...calls.rankingCalls(size).map((request): [string, HttpRequest] => ['ranking', request]),
    ['board', calls.needBoard],
    ...(claim ? [['claim', claim] as [string, HttpRequest]] : []),
  ];
  try {
    const recorded = [];
    for (const [name, request] of asked) recorded.push([name, await recorder.record(request)] as const);
    return await findScans(database.pool, recorded);
  } finally {
    await recorder.close();
  }
}

async function measureReads({ address, pid }: Product, { size, seconds, say }: NeedsRun): Promise<void> {
  const first = await alone(address, [calls.needBoard], 1);
  say(`board, counted anew: ${first.p50.toFixed(0)} ms`);
  await alone(address, [calls.needBoard], callsAlone);
  const kept = await alone(address, [calls.needBoard], callsAlone);
  say(
    `board, kept, one caller: ${timesOf(kept)} (${metLabel(kept.p50 <= aims.keptBoard)}: ${aims.keptBoard} ms)`,
  );
  const ranking = calls.rankingCalls(size);
  await alone(address, ranking, ranking.length);
  const ranked = await alone(address, ranking, callsAlone);
  say(
    `ranking among ${size.teams} teams, one caller: ${timesOf(ranked)} (${metLabel(ranked.p50 <= aims.ranking)}: ${aims.ranking} ms)`,
  );
  const many = { 'need list page': [calls.needListPage], 'need list call': calls.listCalls(), ranking };
  for (const [name, requests] of Object.entries(many)) {
    await measureHttp({ address, requests, seconds: warmUpSeconds });
    say(lineOf(name, await measureHttp({ address, requests, seconds }, pid)));
  }
}

async function measureClaims(
  { address, pid }: Product,
  { seconds, say }: NeedsRun,
  { spread, contended }: Claims,
): Promise<void> {
  say(lineOf('claim, spread', await measureHttp({ address, requests: spread, seconds, isOnce: true }, pid)));
  const lasts: number[] = [];
  for (const requests of contended) {
    const told = await atOnce(address, requests);
    const won = told.filter(({ status }) => status === 200).length;
    const beaten = told.filter(({ status, reason }) => status === 409 && reason === 'taken').length;
    if (won !== 1 || beaten !== requests.length - 1)
      throw new Error(`${won} winners and ${beaten} told who was faster, of ${requests.length}`);
    lasts.push(Math.max(...told.map(({ endedMs }) => endedMs)));
  }
  lasts.sort((one, other) => one - other);
  say(
    `claim, contended: ${contended.length} times ${contended[0]?.length ?? 0} teams at once for one need, one winner each, last answer after ${percentile(lasts, 0.5).toFixed(0)} ms (longest ${(lasts.at(-1) ?? 0).toFixed(0)} ms)`,
  );
}

type Told = { status: number; reason: string | null; endedMs: number };

/** Sends every request on a connection of its own, all at once, from a process of its own. */
async function atOnce(address: string, requests: readonly HttpRequest[]): Promise<Told[]> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '../rush-load.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const count = requests.length;
  child.stdin.end(JSON.stringify({ addresses: [address], requests, atOnce: count, count }));
  const { answers } = (await json(child.stdout)) as { answers: Told[] };
  return answers;
}

const lineOf = (name: string, measure: Measure): string =>
  `${name}: ${measure.perSecond.toFixed(0)} a second, ${timesOf(measure)}, ${measure.cpuMs?.toFixed(2) ?? '?'} ms of processor${measure.failures > 0 ? `, ${measure.failures} FAILED` : ''}`;
