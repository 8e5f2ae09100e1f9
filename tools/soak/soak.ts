import { parseArgs } from 'node:util';
import { minuteMs, secondMs } from '#platform/contract/durations.ts';
import { startThrowaway } from '../bench/throwaway-product.ts';
import { freePort } from '../free-port.mjs';
import { judgeSoak, median, type SoakSample, settledAndLast } from './soak.rules.ts';
import { letPeopleSoak } from './soaking-people.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);
const sampleEveryMs = 5 * secondMs;
/** Before the load; and after it so long that sockets which browsers keep are given up, and streams seen to be over. */
const restMs = 15 * secondMs;
const longRestMs = 90 * secondMs;

/**
 * `npm run soak -- [--minutes 10]`: people of every role use the built product on a throw-away demo city (on a throw-away database beside
 * DATABASE_URL where that is set), while it tells what it holds. Ends with 1 when memory, sockets, connections or delays grow, or
 * anybody met a fault. docs/benchmark.md says how to read it.
 */
export async function main(rest: readonly string[]): Promise<void> {
  const { values } = parseArgs({ args: [...rest], options: { minutes: { type: 'string', default: '10' } } });
  const minutes = Number(values.minutes);
  if (!(minutes >= 1 && minutes <= 600)) throw new Error('--minutes must be a number from 1 to 600');
  const port = await freePort();
  const product = await startThrowaway({
    name: 'soak',
    databaseUrl: process.env.DATABASE_URL,
    settings: { METRICS_PORT: String(port) },
  });
  try {
    const begun = Date.now();
    const read = () => readSample(`http://127.0.0.1:${port}/metrics`, (Date.now() - begun) / secondMs);
    const faults = new Map<string, number>();
    const samples: SoakSample[] = [];
    await pause(restMs);
    const before = await read();
    const until = Date.now() + minutes * minuteMs;
    const started = Date.now();
    const ticking = setInterval(
      () => void read().then((sample) => samples.push({ ...sample, at: (Date.now() - started) / secondMs })),
      sampleEveryMs,
    );
    const turns = await letPeopleSoak(
      {
        address: product.address,
        tellFault: (what) => faults.set(what, (faults.get(what) ?? 0) + 1),
      },
      () => Date.now() > until,
    );
    clearInterval(ticking);
    await pause(longRestMs);
    const after = await read();
    const told = [...faults].map(([what, count]) => `${count} times ${what}`);
    const soaked = { samples, before, after, faults: told };
    const { settled, last } = settledAndLast(soaked);
    say(`${turns} turns in ${minutes} minutes`);
    say(line('at rest before', [before]));
    say(line('third minute', settled));
    say(line('last minute', last));
    say(line('at rest after', [after]));
    const found = judgeSoak(soaked);
    for (const sentence of found) say(`FOUND ${sentence}`);
    say(found.length === 0 ? 'nothing grows' : `${found.length} found`);
    process.exitCode = found.length === 0 ? 0 : 1;
  } finally {
    await product.stop();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

function line(name: string, samples: readonly SoakSample[]): string {
  const of = (pick: (sample: SoakSample) => number): number => Math.round(median(samples.map(pick)));
  return `${name}: ${of((s) => s.memoryMiB)} MiB, loop ${of((s) => s.loopMs)} ms, ${of((s) => s.resources)} open, ${of((s) => s.lent)} lent, ${of((s) => s.lateSeconds)} s late`;
}

/** The figures of the product's own `/metrics` (Prometheus text). */
async function readSample(url: string, at: number): Promise<SoakSample> {
  const text = await (await fetch(url, { headers: { connection: 'close' } })).text();
  const values = (name: string, label = ''): number[] =>
    text
      .split('\n')
      .filter((each) => each.startsWith(`${name}${label ? '{' : ' '}`) || each.startsWith(`${name}{`))
      .filter((each) => each.includes(label))
      .map((each) => Number(each.slice(each.lastIndexOf(' ') + 1)));
  const one = (name: string, label?: string): number => values(name, label)[0] ?? 0;
  return {
    at,
    memoryMiB: one('process_resident_memory_bytes') / 2 ** 20,
    loopMs: one('nodejs_eventloop_lag_p99_seconds') * secondMs,
    // A connection that stays for the next who comes has a socket and a timer, and is no leak.
    resources: one('nodejs_active_resources_total') - 2 * one('database_connections', 'state="idle"'),
    lent: one('database_connections', 'state="used"'),
    waiting: one('database_connections', 'state="waiting"'),
    lateSeconds: Math.max(0, ...values('background_task_late_seconds')),
  };
}
