import type { Database } from '#database/connection.ts';
import type { BenchSize } from './bench-size.ts';
import * as calls from './calls.ts';
import { findScans, type Scan } from './find-scans.ts';
import type { Measure } from './measure.ts';
import { openRecorder, type RecordedCall } from './record-calls.ts';
import { measureDriver, signUpAgain } from './replay-calls.ts';

/** What the bare driver reaches with the SQL of each call. */
export type Limits = Record<'list' | 'standing' | 'spread' | 'contended', Measure>;

export type LimitRun = { size: BenchSize; seconds: number; root: string; secret: string };

/** The SQL of every measured call, as the product sent it once. */
type Recorded = {
  pages: { list: RecordedCall; detail: RecordedCall };
  list: RecordedCall[];
  standing: RecordedCall[];
  signUp: { target: calls.SignUpTarget; call: RecordedCall };
};

const warmUpSeconds = 1;

/** Records the SQL of every call, measures it through the driver alone, and plans it. */
export async function measureLimits(
  database: Database,
  run: LimitRun,
): Promise<{ limits: Limits; scans: Scan[] }> {
  const recorded = await recordAll(database, run);
  const scans = await findScans(database.pool, [
    ['activity list page', recorded.pages.list],
    ['activity detail page', recorded.pages.detail],
    ...recorded.list.map((call) => ['list', call] as const),
    ...recorded.standing.map((call) => ['eligibility', call] as const),
    ['sign-up', recorded.signUp.call],
  ]);
  const measure = (next: () => RecordedCall | undefined, seconds = run.seconds) =>
    measureDriver(database.pool, { seconds, next });
  const inTurn = async (recordedCalls: readonly RecordedCall[]): Promise<Measure> => {
    let sent = 0;
    const next = () => recordedCalls[sent++ % recordedCalls.length];
    await measure(next, warmUpSeconds);
    return measure(next);
  };
  const once = (kind: 'spread' | 'contended') => {
    const { target: first, call } = recorded.signUp;
    const waiting = calls
      .signUpTargets(run.size, kind, 1)
      .filter(({ clientRequestId }) => clientRequestId !== first.clientRequestId)
      .values();
    return measure(() => {
      const { value: target } = waiting.next();
      return target && signUpAgain(call, first, target);
    });
  };
  const limits = {
    list: await inTurn(recorded.list),
    standing: await inTurn(recorded.standing),
    spread: await once('spread'),
    contended: await once('contended'),
  };
  return { limits, scans };
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
    return {
      pages: {
        list: await recorder.record(calls.listPage),
        detail: await recorder.record(calls.detailPage(size)),
      },
      list: await recordEach(calls.listCalls()),
      standing: await recordEach(calls.standingCalls(size)),
      signUp: { target, call: await recorder.record(calls.signUpCall(target)) },
    };
  } finally {
    await recorder.close();
  }
}
