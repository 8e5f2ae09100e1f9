import type { BenchSize } from './bench-size.ts';
import * as calls from './calls.ts';
import { type Measure, measureHttp } from './measure.ts';
import type { Limits } from './measure-limits.ts';
import { type Product, startBarePage } from './product-process.ts';
import type { Line } from './report.ts';

export type ProductRun = { size: BenchSize; seconds: number; say: (line: string) => void };

const warmUpSeconds = 1;

/** Measures every call of the running product, each beside its limit. */
export async function measureProduct(
  { address, pid }: Product,
  run: ProductRun,
  limits: Limits,
): Promise<Line[]> {
  const { size, seconds, say } = run;
  const inTurn = async (requests: readonly calls.HttpRequest[]): Promise<Measure> => {
    await measureHttp({ address, requests, seconds: warmUpSeconds });
    return measureHttp({ address, requests, seconds }, pid);
  };
  const once = (kind: 'spread' | 'contended') =>
    measureHttp(
      {
        address,
        requests: calls.signUpTargets(size, kind, 0).map(calls.signUpCall),
        seconds,
        isOnce: true,
      },
      pid,
    );
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
