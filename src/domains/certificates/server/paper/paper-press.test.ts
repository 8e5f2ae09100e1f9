import path from 'node:path';
import { expect, it, vi } from 'vitest';
import { createPress, printPaper, type PressLimits } from './paper-press.ts';
import type { Paper } from './paper.rules.ts';

const paper: Paper = {
  certNo: 'ZM99010020261117000001A',
  title: '志愿服务记录证明',
  subtitle: 'CERTIFICATE',
  starLevel: undefined,
  numberLabel: 'ZM 990100 20261117 000001 A',
  issuedAt: new Date('2026-11-17T10:00:00+08:00'),
  proof: '{"records":[]}',
  sentence: '兹证明沈知夏参加志愿服务 200 次。',
  english: '',
  hasTimes: true,
  items: Array.from({ length: 200 }, (_, at) => ({
    day: '2026-11-02',
    service: `周末故事会第 ${at + 1} 场`,
    category: '阅读',
    team: '澜湖书声阅读推广队',
    span: '10:00–12:00',
    minutes: 120,
    grade: 'A',
    hourNo: `SJ${40_000 + at}`,
  })),
  sum: '合计 200 次',
  totalMinutes: '24,000',
  notes: '',
  verifyUrl: 'https://zyfw.example/verify#ZM99010020261117000001A.ABC234',
  verifyAddress: 'zyfw.example/verify',
  checkCode: 'ABC234',
  issuer: { unit: '江澜市新时代文明实践中心', leader: '', handler: '', phone: '', title: '江澜志愿' },
  issuedOn: '二〇二六年十一月十七日',
  seal: undefined,
};

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
  let longest = 0;
  let last = performance.now();
  const watch = setInterval(() => {
    longest = Math.max(longest, performance.now() - last);
    last = performance.now();
  }, 1);
  const startedAt = performance.now();
  const again = await press.print(paper);
  const took = performance.now() - startedAt;
  clearInterval(watch);
  expect(again.equals(first)).toBe(true);
  expect((await printPaper(paper)).equals(first)).toBe(true);
  expect(took).toBeLessThan(2_000);
  // Not a tenth of what drawing takes here: nothing of it is done in this thread.
  expect(longest).toBeLessThan(Math.max(50, took / 2));
  await vi.waitFor(() => expect(press.isRunning()).toBe(false), { timeout: 5_000 });
});

it('draws one after the other, and starts again after it was idle', async () => {
  const press = createPress(
    told(`parentPort.postMessage({ bytes: new TextEncoder().encode(paper.certNo) })`),
    limits,
  );
  const drawn = await Promise.all(['1', '2', '3'].map((certNo) => press.print(named(certNo))));
  expect(drawn.map(String)).toEqual(['1', '2', '3']);
  await vi.waitFor(() => expect(press.isRunning()).toBe(false), { timeout: 5_000 });
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
