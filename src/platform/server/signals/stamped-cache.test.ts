import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from 'vitest';
import { createDataStamps } from './data-stamps.ts';
import { createSignals, type Signals } from './signals.ts';
import { type Made, StampedCache } from './stamped-cache.ts';

let signals: Signals;
let cache: StampedCache<string>;
let now: number;
/** Says how often each key was made. */
let made: string[];

const change = (table: string) => signals.publish([`table:${table}`]);
const of = (value: string, more: Partial<Made<string>> = {}): Made<string> => ({
  value,
  tables: new Set(['shifts']),
  forMs: 10_000,
  ...more,
});
const obtain = async (key: string, work: () => Made<string> | Promise<Made<string>> = () => of(key)) => {
  const kept = await cache.obtain(key, async () => {
    made.push(key);
    return work();
  });
  return kept.value;
};
/** A promise and the way to fulfil it. */
function gate() {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open: () => open() };
}

function keepAs(limits: { renewsFromMs?: number; sizeOf?: (value: string) => number }): void {
  const stamps = createDataStamps({ onCommit: () => () => undefined }, signals);
  cache = new StampedCache(stamps, {
    capacity: 10,
    sizeOf: (value) => value.length,
    clock: () => now,
    ...limits,
  });
}

beforeEach(() => {
  signals = createSignals({});
  now = 0;
  made = [];
  keepAs({});
});

describe('what is kept', () => {
  it('is made once and serves until a table changes that it was read from', async () => {
    expect([await obtain('a'), await obtain('a')]).toEqual(['a', 'a']);
    change('messages');
    await obtain('a');
    expect(made).toEqual(['a']);
    change('shifts');
    await obtain('a');
    expect(made).toEqual(['a', 'a']);
  });

  it('serves no longer than it may, also when the clock is set back', async () => {
    await obtain('a');
    now = 9_999;
    expect(cache.find('a')).toBeDefined();
    now = 10_000;
    expect(cache.find('a')).toBeUndefined();
    await obtain('a');
    now = 0;
    expect(cache.find('a')).toBeUndefined();
  });

  it('may stand still for a while whatever changes', async () => {
    await obtain('a', () => of('a', { steadyMs: 3_000 }));
    change('shifts');
    now = 2_999;
    expect(cache.find('a')).toBeDefined();
    now = 3_000;
    expect(cache.find('a')).toBeUndefined();
  });

  it('is made anew before it is too old where that takes long, and nobody waits for it', async () => {
    keepAs({ renewsFromMs: 300 });
    const slow = (value: string, ms: number) =>
      obtain('a', () => {
        now += ms;
        return of(value);
      });
    await slow('first', 300);
    now = 8_299;
    expect(await slow('too early', 300)).toBe('first');
    now = 8_300;
    expect(await slow('second', 299)).toBe('first');
    await setImmediate();
    expect([await slow('third', 0), made.length]).toEqual(['second', 2]);
    // The second took less, and is not made anew before its time is over.
    now += 9_999;
    expect([await slow('fourth', 0), made.length]).toEqual(['second', 2]);
    now += 1;
    expect(await slow('fifth', 0)).toBe('fifth');
  });

  it('serves on where it cannot be made anew before its time is over', async () => {
    keepAs({ renewsFromMs: 0 });
    await obtain('a');
    now = 9_000;
    const failing = () => {
      throw new Error('no bread today');
    };
    expect([await obtain('a', failing), await obtain('a', failing)]).toEqual(['a', 'a']);
    now = 10_000;
    await expect(obtain('a', failing)).rejects.toThrow('no bread');
  });

  it('is bounded: what was unused longest goes first, what is larger than all room is not kept', async () => {
    await obtain('aaaa');
    await obtain('bbbb');
    await obtain('aaaa');
    await obtain('cccc');
    expect(['aaaa', 'bbbb', 'cccc'].map((key) => cache.find(key) !== undefined)).toEqual([true, false, true]);
    expect(cache.size).toBe(8);
    await obtain('ddddddddddd');
    expect(cache.find('ddddddddddd')).toBeUndefined();
    await obtain('eeee');
    expect(cache.size).toBeLessThanOrEqual(10);
  });

  it('takes no room when it is over and was unused longest, though there is room', async () => {
    for (const key of ['a', 'bb', 'ccc'])
      await obtain(key, () => of(key, { forMs: key === 'ccc' ? 20 : 10 }));
    now = 10;
    await obtain('d');
    expect(cache.size).toBe(4);
    await obtain('ccc');
    expect(made).toEqual(['a', 'bb', 'ccc', 'd']);
  });

  it('counts no size twice and none of what is gone', async () => {
    for (let round = 0; round < 5; round += 1) {
      await obtain('aaaa');
      change('shifts');
    }
    expect(cache.find('aaaa')).toBeUndefined();
    expect(cache.size).toBe(0);
  });

  it('is weighed anew when it takes more or less than when it was made', async () => {
    const sizes: Record<string, number> = { a: 6, b: 4, c: 2 };
    keepAs({ sizeOf: (value) => sizes[value] ?? 0 });
    await obtain('a');
    sizes.a = 1;
    cache.weigh('a');
    await obtain('b');
    await obtain('c');
    expect([cache.size, cache.find('a')?.value]).toEqual([7, 'a']);
    sizes.c = 9;
    cache.weigh('c');
    cache.weigh('nothing');
    expect([cache.size, cache.find('b'), cache.find('c')?.value]).toEqual([10, undefined, 'c']);
  });

  it('is not a failure, nor what must not be kept', async () => {
    const failing = obtain('a', () => {
      throw new Error('no bread today');
    });
    await expect(failing).rejects.toThrow('no bread');
    await obtain('a', () => of('a', { forMs: 0 }));
    await obtain('a');
    expect(made).toEqual(['a', 'a', 'a']);
  });
});

describe('who asks at the same time', () => {
  it('shares one making', async () => {
    const { opened, open } = gate();
    const asked = [1, 2, 3].map(() => obtain('a', () => opened.then(() => of('a'))));
    open();
    expect(await Promise.all(asked)).toEqual(['a', 'a', 'a']);
    expect(made).toEqual(['a']);
  });

  it('never gets what was begun before a change that it came after; nor is that kept', async () => {
    const { opened, open } = gate();
    let places = 1;
    const read = async () => {
      const seen = `${places}`;
      await opened;
      return of(seen);
    };
    const early = obtain('a', read);
    await Promise.resolve();
    places = 0;
    change('shifts');
    const late = [obtain('a', read), obtain('a', read)];
    open();
    expect([await early, await Promise.all(late)]).toEqual(['1', ['0', '0']]);
    expect(made).toEqual(['a', 'a']);
    expect(cache.find('a')?.value).toBe('0');
  });

  it('makes each key once at a time in a rush of changes', async () => {
    let running = 0;
    let most = 0;
    const work = async () => {
      running += 1;
      most = Math.max(most, running);
      for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
      running -= 1;
      return of('a');
    };
    const asked: Promise<string>[] = [];
    for (let turn = 0; turn < 200; turn += 1) {
      change('shifts');
      asked.push(obtain('a', work));
      await Promise.resolve();
    }
    await Promise.all(asked);
    expect(most).toBe(1);
    expect(made.length).toBeLessThan(100);
  });
});
