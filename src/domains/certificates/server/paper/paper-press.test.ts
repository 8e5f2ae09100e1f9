import path from 'node:path';
import { performance } from 'node:perf_hooks';
import { expect, it, vi } from 'vitest';
import { createPress, printPaper, type PressLimits } from './paper-press.ts';
import type { Paper } from './paper.rules.ts';
import { samplePaper } from '../../testing/sample-paper.ts';

const paper = samplePaper(200);

/** The worker as the build makes it, from its source. */
const worker = {
  file: `import('vite').then(({ runnerImport }) => runnerImport(${JSON.stringify(
    path.join(import.meta.dirname, 'paper-worker.ts'),
  )}, { configFile: false, logLevel: 'error' }))`,
  isCode: true,
};
const limits: PressLimits = { idleMs: 50, paperMs: 60_000, mostWaiting: 4 };
/** A thread that does as it is told in place of drawing. */
const told = (code: string) => ({
  file: `const { parentPort } = require('node:worker_threads'); parentPort.on('message', (paper) => { ${code} })`,
  isCode: true,
});
const named = (certNo: string): Paper => ({ ...paper, certNo });

it('draws 200 records in a thread of its own: the same bytes, within two seconds, while this one goes on', async () => {
  const press = createPress(worker, limits);
  expect(press.isRunning()).toBe(false);
  const first = await press.print(paper);
  // Time of the processor, not of the clock: other work on the machine takes none of it away.
  const [cpu, loop] = [process.cpuUsage(), performance.eventLoopUtilization()];
  const again = await press.print(paper);
  const { user, system } = process.cpuUsage(cpu);
  const { utilization } = performance.eventLoopUtilization(loop);
  expect(again.equals(first)).toBe(true);
  expect((await printPaper(paper)).equals(first)).toBe(true);
  expect((user + system) / 1_000).toBeLessThan(2_000);
  // Nothing of it is done in this thread.
  expect(utilization).toBeLessThan(0.5);
  await vi.waitFor(() => expect(press.isRunning()).toBe(false));
});

it('draws one after the other, and starts again after it was idle', async () => {
  const press = createPress(
    told(`parentPort.postMessage({ bytes: new TextEncoder().encode(paper.certNo) })`),
    limits,
  );
  const drawn = await Promise.all(['1', '2', '3'].map((certNo) => press.print(named(certNo))));
  expect(drawn.map(String)).toEqual(['1', '2', '3']);
  await vi.waitFor(() => expect(press.isRunning()).toBe(false));
  expect(String(await press.print(named('4')))).toBe('4');
});

it('replaces a thread that breaks, stops or hangs, and loses no other paper by it', async () => {
  const code = `if (paper.certNo === 'breaks') throw new Error('out of ink');
    if (paper.certNo === 'stops') process.exit(1);
    if (paper.certNo === 'fault') parentPort.postMessage({ fault: 'no font' });
    else if (paper.certNo !== 'hangs') parentPort.postMessage({ bytes: new Uint8Array([1]) });`;
  const press = createPress(told(code), { ...limits, paperMs: 2_000, mostWaiting: 9 });
  const all = ['breaks', 'good', 'stops', 'good', 'fault', 'good', 'hangs', 'good'];
  const drawn = await Promise.allSettled(all.map((certNo) => press.print(named(certNo))));
  expect(drawn.map((one) => (one.status === 'fulfilled' ? 'drawn' : (one.reason as Error).message))).toEqual([
    'out of ink',
    'drawn',
    'the thread that draws papers ended',
    'drawn',
    'no font',
    'drawn',
    expect.stringContaining('请稍等'),
    'drawn',
  ]);
});

it('refuses what is too much, and says when to come again', async () => {
  const press = createPress(told(''), { ...limits, paperMs: 300, mostWaiting: 1 });
  const [, , third] = await Promise.all(
    ['1', '2', '3'].map((certNo) => press.print(named(certNo)).catch((error: unknown) => error)),
  );
  expect(third).toMatchObject({ status: 503, reason: 'busy' });
});
