import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { pages, unkeptPages } from './calls.ts';
import type { BenchSize } from './bench-size.ts';
import { measureHttp, processorMs } from './measure.ts';
import type { BenchDatabase } from './prepare-database.ts';
import { type Product, startProduct } from './product-process.ts';

type Run = { size: BenchSize; root: string; secret: string; seconds: number; say: (line: string) => void };

/** How long the new processes may take to come up one after the other. */
const replaceLimitMs = 300_000;

/** Pages, kept and not kept, from one and from two processes under their supervisor, and what a rolling restart under load refuses. */
export async function runProcesses({ url, dataDir }: BenchDatabase, run: Run): Promise<void> {
  const { root, secret, say } = run;
  for (const count of [1, 2]) {
    const product = await startProduct(root, {
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      DEMO: 'off',
      SECRET: secret,
      STAFF_SECOND_FACTOR: 'off',
      PROCESSES: String(count),
    });
    try {
      await untilServing(product, count);
      for (const line of await measureAll(product, run))
        say(`${count} ${count === 1 ? 'process' : 'processes'}, ${line}`);
      if (count > 1) say(await replaceAll(product));
    } finally {
      await product.stop();
    }
  }
}

/** Those that serve: under a supervisor its children, which alone do the work. */
function processesOf({ pid }: Pick<Product, 'pid'>): number[] {
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children === '' ? [pid] : children.split(' ').map(Number);
}

/** Of several the last one is up a little after the first has answered. */
async function untilServing(product: Product, count: number): Promise<void> {
  for (let look = 0; processesOf(product).length < count && look < 600; look += 1) await delay(100);
  await delay(3_000);
}

async function measureAll({ address, pid }: Product, { size, seconds }: Run): Promise<string[]> {
  const lines: string[] = [];
  const [home] = Object.entries(pages(size));
  const loads = [
    [`${home?.[0]}, kept`, home ? [home[1]] : []] as const,
    ['list page, not kept', unkeptPages()] as const,
  ];
  for (const [name, requests] of loads) {
    await measureHttp({ address, requests, seconds: 3 });
    const before = usedMs(pid);
    const { perSecond, p99, answered, failures } = await measureHttp({ address, requests, seconds });
    const cpuMs = (usedMs(pid) - before) / answered;
    lines.push(
      `${name}: ${Math.round(perSecond)}/s, p99 ${Math.round(p99)} ms, ${cpuMs.toFixed(2)} ms of processor each, ${failures} failed`,
    );
  }
  return lines;
}

const usedMs = (pid: number): number =>
  processesOf({ pid }).reduce((sum, one) => sum + (processorMs(one) ?? 0), 0);

/** Asks without pause over kept and over new connections while all processes are replaced; tells how many answers did not come whole. */
async function replaceAll(product: Product): Promise<string> {
  const outcomes = new Map<string, number>();
  let isOver = false;
  const ask = async (keepAlive: boolean): Promise<void> => {
    const agent = new Agent({ keepAlive, maxSockets: 1 });
    while (!isOver) {
      const outcome = await answerFrom(product.address, agent);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    }
    agent.destroy();
  };
  const asking = [true, true, true, true, false, false, false, false].map(ask);
  const before = processesOf(product);
  const startedAt = performance.now();
  product.child.kill('SIGHUP');
  const isReplaced = (): boolean => {
    const now = processesOf(product);
    return now.length === before.length && now.every((pid) => !before.includes(pid));
  };
  while (!isReplaced()) {
    if (performance.now() - startedAt > replaceLimitMs)
      throw new Error('the processes were not replaced in time');
    await delay(100);
  }
  const seconds = (performance.now() - startedAt) / 1_000;
  isOver = true;
  await Promise.all(asking);
  const answered = outcomes.get('200') ?? 0;
  const others = [...outcomes].filter(([outcome]) => outcome !== '200');
  const refused = others.reduce((sum, [, count]) => sum + count, 0);
  const what = others.map(([outcome, count]) => `${count} ${outcome}`).join(', ');
  return `rolling restart of ${before.length}: ${seconds.toFixed(1)} s, ${answered} answers, ${refused} refused or cut${what && ` (${what})`}`;
}

/** The status of an answer that came whole, or what happened instead. */
const answerFrom = (address: string, agent: Agent): Promise<string> =>
  new Promise((resolve) => {
    request(`${address}/user-index/index`, { agent }, (answer) => {
      answer
        .resume()
        .on('error', (error) => resolve(error.message))
        .on('end', () => resolve(String(answer.statusCode)));
    })
      .on('error', (error) => resolve(error.message))
      .end();
  });
