import { setTimeout as delay } from 'node:timers/promises';
import type { BenchSize } from './bench-size.ts';
import * as calls from './calls.ts';
import { type Measure, measureHttp } from './measure.ts';
import type { Limits } from './measure-limits.ts';
import { installWrk, measurePage, warmUpSeconds } from './measure-page.ts';
import type { Product } from './product-process.ts';
import type { Aim, Line } from './report.ts';

export type ProductRun = {
  size: BenchSize;
  seconds: number;
  say: (line: string) => void;
  isAsked: (name: string) => boolean;
};

/** Of calls that can be sent only once, so many are spent on that. */
const warmUpShare = 0.2;

/** Measures every call of the running product, each beside its limit. */
export async function measureProduct(
  { address, pid }: Product,
  run: ProductRun,
  limits: Limits,
): Promise<Line[]> {
  const { size, seconds, say, isAsked } = run;
  const inTurn = async (requests: readonly calls.HttpRequest[], status?: 409): Promise<Measure> => {
    await measureHttp({ address, requests, seconds: warmUpSeconds, answer: status });
    await untilIdle(address);
    return measureHttp({ address, requests, seconds, answer: status }, pid);
  };
  const once = async (kind: 'spread' | 'contended'): Promise<Measure> => {
    const requests = calls.signUpTargets(size, kind, 0).map(calls.signUpCall);
    const warmUp = requests.splice(0, requests.length * warmUpShare);
    await measureHttp({ address, requests: warmUp, seconds: warmUpSeconds, isOnce: true });
    await untilIdle(address);
    return measureHttp({ address, requests, seconds, isOnce: true }, pid);
  };
  installWrk(say);
  const lines: Line[] = [];
  for (const [name, request] of Object.entries(calls.pages(size)).filter(([page]) => isAsked(page))) {
    say(`${name} …`);
    const run = { address, pid, request, seconds };
    lines.push({ name, ...(await measurePage(run)), limitName: 'node:http', aim: pageAim });
    const unchanged = await measurePage({ ...run, isNotModified: true });
    lines.push({ name: `${name}, 304`, ...unchanged, limitName: 'node:http', aim: { ratio: 0.8 } });
  }
  const [request = { method: 'GET', path: '/', headers: {} }] = calls.unkeptPages();
  if (isAsked(unkeptPage)) {
    say(`${unkeptPage} …`);
    const { limit } = await measurePage({ address, pid, request, seconds });
    lines.push({
      name: unkeptPage,
      product: await inTurn(calls.unkeptPages()),
      limit,
      limitName: 'node:http',
      aim: { perSecond: 600 },
    });
  }
  const call = async (name: string, limit: Measure | undefined, measured: () => Promise<Measure>) => {
    if (!isAsked(name)) return;
    say(`${name} …`);
    await untilIdle(address);
    if (!limit) throw new Error(`${name} has no limit`);
    lines.push({ name, product: await measured(), limit, limitName: 'bare driver', aim: aims[name] });
  };
  for (const [name, requests] of Object.entries(calls.reads(size)))
    await call(name, limits.reads[name], () => inTurn(requests));
  await call('sign-up, spread', limits.spread, () => once('spread'));
  await call('sign-up, contended', limits.contended, () => once('contended'));
  await call('sign-up, full', limits.contended, () =>
    inTurn(calls.lateTargets(size).map(calls.signUpCall), 409),
  );
  return lines;
}

/** What was promised of kept pages, and of calls. */
const pageAim: Aim = { ratio: 0.75, cpuRatio: 1.4 };
const unkeptPage = 'activity list page, not kept';
const searchAim: Aim = { ratio: 0.7, cpuMs: 1.5 };
const aims: Record<string, Aim> = {
  'list, 3 filters and sort': { ratio: 0.6, p99: 50 },
  'list, not kept': { perSecond: 2_000 },
  eligibility: { ratio: 0.7 },
  'search, 2 characters': searchAim,
  'search, 4 characters': searchAim,
  'search, 8 characters': searchAim,
  'search, each another': { cpuMs: 1.5 },
  'messages of one person': { ratio: 0.7 },
  'sign-up, spread': { ratio: 0.33 },
  'sign-up, contended': { ratio: 1.2 },
  'sign-up, full': { perSecond: 4_000 },
};

/** Waits until the database answers at once: what an ended load left unanswered is still being worked off. */
async function untilIdle(address: string): Promise<void> {
  for (let look = 0; look < 300; look += 1) {
    const askedAt = performance.now();
    await fetch(`${address}/readyz`);
    if (performance.now() - askedAt < 100) return;
    await delay(100);
  }
}
