import type { Database } from '#database/connection.ts';
import type { BenchSize } from './bench-size.ts';
import * as calls from './calls.ts';
import { findScans, type Scan } from './find-scans.ts';
import { measureGuarded } from './guarded-sign-up.ts';
import type { Measure } from './measure.ts';
import { openRecorder, type RecordedCall } from './record-calls.ts';
import { measureDriver } from './replay-calls.ts';

/** What the bare driver reaches: with the SQL of each reading call, by its name, and with one guarded statement a sign-up. */
export type Limits = { reads: Record<string, Measure>; spread: Measure; contended: Measure };

export type LimitRun = {
  size: BenchSize;
  seconds: number;
  root: string;
  secret: string;
  isAsked: (name: string) => boolean;
};

/** The SQL of every measured call, as the product sent it once. */
type Recorded = {
  pages: (readonly [name: string, RecordedCall])[];
  reads: (readonly [name: string, RecordedCall[]])[];
  signUp: { target: calls.SignUpTarget; call: RecordedCall };
};

const warmUpSeconds = 1;
/** Of a call that is asked in very many ways. */
const mostRecorded = 60;

/** Records the SQL of every call, measures it through the driver alone, and plans it. */
export async function measureLimits(
  database: Database,
  run: LimitRun,
): Promise<{ limits: Limits; scans: Scan[] }> {
  const recorded = await recordAll(database, run);
  const scans = await findScans(database.pool, [
    ...recorded.pages,
    ...recorded.reads.flatMap(([name, variants]) => variants.map((call) => [name, call] as const)),
    ['sign-up', recorded.signUp.call],
  ]);
  const measure = (next: () => RecordedCall | undefined, seconds = run.seconds) =>
    measureDriver(database.pool, { seconds, next });
  const inTurn = async (variants: readonly RecordedCall[]): Promise<Measure> => {
    let sent = 0;
    const next = () => variants[sent++ % variants.length];
    await measure(next, warmUpSeconds);
    return measure(next);
  };
  const once = (kind: 'spread' | 'contended'): Promise<Measure> => {
    const isLeft = ({ clientRequestId }: calls.SignUpTarget): boolean =>
      clientRequestId !== recorded.signUp.target.clientRequestId;
    const targets = calls.signUpTargets(run.size, kind, 1).filter(isLeft);
    return measureGuarded(database.pool, targets, run.seconds);
  };
  const reads: Record<string, Measure> = {};
  for (const [name, variants] of recorded.reads.filter(([asked]) => run.isAsked(asked)))
    reads[name] = await inTurn(variants);
  return { limits: { reads, spread: await once('spread'), contended: await once('contended') }, scans };
}

async function recordAll(database: Database, { size, root, secret }: LimitRun): Promise<Recorded> {
  const recorder = await openRecorder(database, { root, secret });
  const recordEach = async (requests: readonly calls.HttpRequest[]) => {
    const recorded: RecordedCall[] = [];
    for (const request of requests) recorded.push(await recorder.record(request));
    return recorded;
  };
  try {
    const [target] = calls.signUpTargets(size, 'spread', 1);
    if (!target) throw new Error('there is nobody to sign up');
    const pages: Recorded['pages'] = [];
    for (const [name, request] of Object.entries(calls.pages(size)))
      pages.push([name, await recorder.record(request)]);
    const reads: Recorded['reads'] = [];
    for (const [name, requests] of Object.entries(calls.reads(size)))
      reads.push([name, await recordEach(requests.slice(0, mostRecorded))]);
    return { pages, reads, signUp: { target, call: await recorder.record(calls.signUpCall(target)) } };
  } finally {
    await recorder.close();
  }
}
