import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { startProduct } from '../bench/product-process.ts';

const root = path.resolve(import.meta.dirname, '../..');
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
type Category = (typeof categories)[number];

const metrics = {
  'first-contentful-paint': 'FCP',
  'largest-contentful-paint': 'LCP',
  'total-blocking-time': 'TBT',
  'cumulative-layout-shift': 'CLS',
  'total-byte-weight': 'bytes',
} as const;

const chromeFlags = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
];

/**
 * `npm run lighthouse -- [--origin http://localhost:3000] [--runs 3] [--floor 90]`: home, list and detail on Lighthouse's
 * mobile profile. Starts the built product with the demo city unless an origin is given; prints the median of each page and
 * what cost it points; fails when a median is under the floor.
 */
export async function main(given: string[]): Promise<void> {
  const { values } = parseArgs({
    args: given,
    options: {
      origin: { type: 'string' },
      runs: { type: 'string', default: '3' },
      floor: { type: 'string', default: '90' },
    },
  });
  const dataDir = values.origin ? undefined : mkdtempSync(path.join(tmpdir(), 'lighthouse-'));
  const product = dataDir && (await startProduct(root, { DATA_DIR: dataDir, DATABASE_URL: '', DEMO: 'on' }));
  try {
    const origin = values.origin ?? (product ? product.address : '');
    const worst = await measurePages(origin, Number(values.runs));
    if (worst < Number(values.floor))
      throw new Error(`the lowest median is ${worst}, the floor ${values.floor}`);
  } finally {
    if (product) await product.stop();
    if (dataDir) rmSync(dataDir, { recursive: true, force: true });
  }
}

/** Measures every page and gives the lowest of all medians. */
async function measurePages(origin: string, runs: number): Promise<number> {
  let worst = 100;
  for (const page of await pagesOf(origin)) {
    // Once unmeasured: the page is drawn and compressed then, as it is for all but the first of many visitors.
    await fetch(origin + page, { headers: { 'accept-encoding': 'br' } });
    const results: Result[] = [];
    for (let run = 0; run < runs; run += 1) results.push(await runOnce(origin + page));
    const middle = results.toSorted(
      (one, other) => scoreOf(one, 'performance') - scoreOf(other, 'performance'),
    )[Math.floor(runs / 2)];
    if (!middle) continue;
    console.log(`\n${page}\n  ${categories.map((name) => `${name} ${scoreOf(middle, name)}`).join(', ')}`);
    console.log(
      `  ${Object.entries(metrics)
        .map(([id, name]) => `${name} ${middle.audits[id]?.displayValue}`)
        .join(', ')}`,
    );
    for (const line of losses(middle)) console.log(`  - ${line}`);
    worst = Math.min(worst, ...categories.map((name) => scoreOf(middle, name)));
  }
  return worst;
}

/** Home, list, and the first activity of the list. */
async function pagesOf(origin: string): Promise<string[]> {
  const list = '/user-index/activityList';
  const text = await (await fetch(origin + list)).text();
  const detail = /\/user-index\/activityDetail\/\d+/.exec(text)?.[0];
  if (!detail) throw new Error('the activity list is empty');
  return ['/user-index/index', list, detail];
}

/** On a busy machine the browser sometimes fails to record a run, which then says nothing about the page. */
const recordings = 3;

async function runOnce(url: string): Promise<Result> {
  for (let left = recordings; ; left -= 1) {
    const result = await record(url);
    if (!result.runtimeError) return result;
    if (left === 1) throw new Error(`${url}: ${result.runtimeError.message}`);
  }
}

async function record(url: string): Promise<Result> {
  const chrome = await launch({ chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium', chromeFlags });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      formFactor: 'mobile',
      onlyCategories: [...categories],
    });
    if (!run) throw new Error(`Lighthouse gave nothing for ${url}`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

const scoreOf = ({ categories: scored }: Result, name: Category): number =>
  Math.round((scored[name]?.score ?? 0) * 100);

/** Audits that are not perfect, with what they found first. */
function losses({ audits, categories: scored }: Result): string[] {
  const weighed = new Set(categories.flatMap((name) => (scored[name]?.auditRefs ?? []).map(({ id }) => id)));
  return Object.values(audits)
    .filter(({ id, score }) => weighed.has(id) && score !== null && score < 0.9)
    .map(({ id, title, displayValue, details }) => {
      const items =
        (details as { items?: { url?: string; node?: { snippet?: string } }[] } | undefined)?.items ?? [];
      const found = items
        .slice(0, 3)
        .map((item) => item.node?.snippet ?? item.url ?? '')
        .filter(Boolean);
      return [`${id}: ${title}`, displayValue, ...found].filter(Boolean).join(' | ');
    });
}
