import { spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { installPrograms } from '../test/missing-software.ts';
import type { HttpRequest } from './calls.ts';
import { type Measure, measureHttp, processorMs } from './measure.ts';
import { type BarePage, startBarePage } from './product-process.ts';

/** One page and the same bytes from a bare `node:http` server, or both saying that nothing has changed. */
export type PageRun = {
  address: string;
  pid: number;
  request: HttpRequest;
  seconds: number;
  isNotModified?: boolean;
};

/** Turns of either server, one after the other, so that what else the machine does hits both alike. */
const turns = 3;
/** A fresh process needs a few thousand answers before its hot paths are compiled; the first page is the product's first load at all. */
export const warmUpSeconds = 3;
const connections = 64;

/** Installs the load generator where it can be and is not. */
export const installWrk = (say: (line: string) => void): void =>
  existsSync('/usr/bin/wrk') ? undefined : installPrograms(['wrk'], say);

const hasWrk = (): boolean => spawnSync('sh', ['-c', 'command -v wrk']).status === 0;

/** Measures a page beside its limit. @throws Error when it is not answered with 200 */
export async function measurePage({ address, pid, request, seconds, isNotModified = false }: PageRun) {
  // As wrk asks: each encoding has a tag of its own, and by that of another the whole page would be sent.
  const answer = await fetch(`${address}${request.path}`, {
    headers: { ...request.headers, 'accept-encoding': 'identity' },
  });
  if (answer.status !== 200) throw new Error(`${request.path} answered ${answer.status}`);
  const etag = answer.headers.get('etag') ?? '';
  const asked = isNotModified ? withHeader(request, 'if-none-match', etag) : request;
  const bare = await startBarePage(Buffer.from(await answer.arrayBuffer()));
  try {
    const servers = { product: { address, pid }, limit: bare };
    for (const side of ['product', 'limit'] as const) await load(servers[side], asked, warmUpSeconds);
    const parts = { product: [] as Measure[], limit: [] as Measure[] };
    for (let turn = 0; turn < turns; turn += 1)
      for (const side of ['limit', 'product'] as const) {
        await delay(50);
        parts[side].push(await load(servers[side], asked, Math.max(1, seconds / turns)));
      }
    return { product: meanOf(parts.product), limit: meanOf(parts.limit) };
  } finally {
    bare.stop();
  }
}

const withHeader = (request: HttpRequest, name: string, value: string): HttpRequest => ({
  ...request,
  headers: { ...request.headers, [name]: value },
});

type Server = Pick<BarePage, 'address' | 'pid'>;

async function load(server: Server, request: HttpRequest, seconds: number): Promise<Measure> {
  if (!hasWrk())
    return measureHttp(
      { address: server.address, requests: [request], seconds: Math.round(seconds) },
      server.pid,
    );
  const before = processorMs(server.pid);
  const told = await runWrk(server.address, request, seconds);
  const used = (processorMs(server.pid) ?? 0) - (before ?? 0);
  return { ...told, ...(before === undefined ? {} : { cpuMs: used / told.answered }) };
}

async function runWrk(address: string, { path, headers }: HttpRequest, seconds: number): Promise<Measure> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const options = ['-t1', `-c${connections}`, `-d${Math.round(seconds)}s`, '--latency', ...given];
  const child = spawn('wrk', [...options, `${address}${path}`], { stdio: ['ignore', 'pipe', 'inherit'] });
  let text = '';
  for await (const chunk of child.stdout) text += String(chunk);
  return readWrk(text);
}

const units: Record<string, number> = { us: 0.001, ms: 1, s: 1_000, m: 60_000 };

/** What wrk prints, as a measure. @throws Error for anything else */
export function readWrk(text: string): Measure {
  const number = (pattern: RegExp): number => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  const latency = (share: number): number => {
    const [, value, unit = ''] = new RegExp(String.raw`\s${share}%\s+([\d.]+)(us|ms|s|m)`).exec(text) ?? [];
    return Number(value) * (units[unit] ?? Number.NaN);
  };
  const failed = (pattern: RegExp): number =>
    (pattern.exec(text)?.slice(1) ?? []).reduce((sum, count) => sum + Number(count), 0);
  const measure = {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    answered: number(/(\d+) requests in/),
    failures:
      failed(/Non-2xx or 3xx responses: (\d+)/) +
      failed(/Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/),
  };
  if (Object.values(measure).some(Number.isNaN)) throw new Error(`wrk said:\n${text}`);
  return measure;
}

/** The mean of several turns; of processor time by what was answered in them. */
function meanOf(parts: readonly Measure[]): Measure {
  const sum = (of: (part: Measure) => number): number => parts.reduce((total, part) => total + of(part), 0);
  const answered = sum((part) => part.answered);
  return {
    perSecond: sum((part) => part.perSecond) / parts.length,
    p50: sum((part) => part.p50) / parts.length,
    p99: Math.max(...parts.map((part) => part.p99)),
    failures: sum((part) => part.failures),
    answered,
    ...(parts.every((part) => part.cpuMs !== undefined)
      ? { cpuMs: sum((part) => (part.cpuMs ?? 0) * part.answered) / answered }
      : {}),
  };
}
