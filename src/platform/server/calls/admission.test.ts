import { afterEach, describe, expect, it, vi } from 'vitest';
import { createAdmission, Lane } from './admission.ts';
import { Unavailable } from './failures.ts';

/** Work that ends when it is told to. */
function heldWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<string>((resolve) => ends.set(name, () => resolve(name)));
  };
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { begun, work, end };
}
const reasonOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => 'done',
    (error: unknown) => (error instanceof Unavailable ? error.reason : error),
  );

describe('a line before the database', () => {
  afterEach(() => void vi.useRealTimers());

  it('lets so many work at once, and the rest in the order in which they came', async () => {
    const lane = new Lane({ atOnce: 2, waiting: 10, deadlineMs: 10_000 });
    const { begun, work, end } = heldWork();
    const all = ['a', 'b', 'c', 'd'].map((name) => lane.run(work(name)));
    expect(begun).toEqual(['a', 'b']);
    await end('b');
    expect(begun).toEqual(['a', 'b', 'c']);
    await end('a');
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
    await Promise.all([end('c'), end('d')]);
    expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd']);
  });

  it('refuses at once who finds it full, and whoever has waited too long; neither has begun', async () => {
    const lane = new Lane({ atOnce: 1, waiting: 1, deadlineMs: 20 });
    const { begun, work, end } = heldWork();
    const first = lane.run(work('first'));
    const late = reasonOf(lane.run(work('late')));
    expect(await reasonOf(lane.run(work('one too many')))).toBe('busy');
    expect(await late).toBe('busy');
    await end('first');
    expect(await first).toBe('first');
    expect(begun).toEqual(['first']);
    const next = lane.run(work('next'));
    await end('next');
    expect(await next).toBe('next');
  });

  it('passes over whoever has gone away', async () => {
    const lane = new Lane({ atOnce: 1, waiting: 10, deadlineMs: 10_000 });
    const { begun, work, end } = heldWork();
    const first = lane.run(work('first'));
    const gone = reasonOf(lane.run(work('gone'), () => true));
    const stays = lane.run(work('stays'));
    await end('first');
    expect(await gone).toBe('busy');
    expect(begun).toEqual(['first', 'stays']);
    await end('stays');
    expect(await Promise.all([first, stays])).toEqual(['first', 'stays']);
  });

  it('gives the place back when work fails', async () => {
    const lane = new Lane({ atOnce: 1, waiting: 0, deadlineMs: 10 });
    await expect(lane.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect(await lane.run(async () => 'works')).toBe('works');
  });

  it('refuses at once whose turn cannot come in time', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    const lane = new Lane({ atOnce: 1, waiting: 1_000, deadlineMs: 30 });
    for (let time = 0; time < 20; time += 1) await lane.run(async () => vi.advanceTimersByTime(10));
    const { work, end } = heldWork();
    const held = lane.run(work('held'));
    const line = Array.from({ length: 12 }, () => reasonOf(lane.run(async () => 'quick')));
    const refusedAtOnce = await Promise.race([line.at(-1), new Promise((resolve) => setImmediate(resolve))]);
    expect(refusedAtOnce).toBe('busy');
    await end('held');
    expect(await held).toBe('held');
    expect((await Promise.all(line)).filter((one) => one === 'done').length).toBeGreaterThan(0);
  });
});

describe('the lines of the house', () => {
  it('let readers and writers pass while exports are made, one at a time', async () => {
    const { read, write, report } = createAdmission(10);
    const { begun, work, end } = heldWork();
    const first = report.run(work('first export'));
    const second = report.run(work('second export'));
    expect(await Promise.all([read.run(async () => 'page'), write.run(async () => 'sign-up')])).toEqual([
      'page',
      'sign-up',
    ]);
    expect(begun).toEqual(['first export']);
    await end('first export');
    await end('second export');
    expect(await Promise.all([first, second])).toEqual(['first export', 'second export']);
  });
});
