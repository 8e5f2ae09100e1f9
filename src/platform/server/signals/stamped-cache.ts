import type { DataStamps } from './data-stamps.ts';

export type CacheLimits<Value> = {
  /** Sum of sizes that is kept; beyond it what was unused longest goes. What is over and was unused longest goes in any case. */
  capacity: number;
  sizeOf: (value: Value) => number;
  /** Milliseconds on a clock that only moves forward; the process's unless told. */
  clock?: () => number;
  /**
   * What took this many milliseconds to make is made anew by the first who asks in the last fifth of its time, who is given what is kept:
   * where somebody asks often, nobody waits. Without it, and of what is made quickly, nothing is.
   */
  renewsFromMs?: number;
};

/** Share of its time after which what took long is made anew. */
const renewedAfter = 0.8;

/** What was made, which tables it was read from, and how long it may serve. */
export type Made<Value> = {
  value: Value;
  tables: ReadonlySet<string>;
  /** Milliseconds, also when nothing is seen to change: texts that tell the time, signals that were lost. 0: is not kept. */
  forMs: number;
  /** So long not even a change drops it: for counts that cost more than their last digit is worth. */
  steadyMs?: number | undefined;
};

export type CacheUse = { hits: number; misses: number };

export type Kept<Value> = Made<Value> & { begunAt: number };

type Entry<Value> = Kept<Value> & { madeAt: number; tookMs: number; checkedAt: number; size: number };
type Making<Value> = { begunAt: number; done: Promise<Kept<Value>> };

/**
 * Keeps what costs much to make until the tables it was read from change. What was begun before a change is never kept
 * after it, nor given to whoever asked after it; whoever asks for one key meanwhile shares one making, so that in a rush
 * of writes each key is made once at a time.
 */
export class StampedCache<Value> {
  readonly #stamps: DataStamps;
  readonly #limits: CacheLimits<Value>;
  readonly #clock: () => number;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #making = new Map<string, Making<Value>>();
  #size = 0;
  #hits = 0;
  #misses = 0;

  constructor(stamps: DataStamps, limits: CacheLimits<Value>) {
    this.#stamps = stamps;
    this.#limits = limits;
    this.#clock = limits.clock ?? (() => performance.now());
  }

  /** Sum of the sizes that are kept. */
  get size(): number {
    return this.#size;
  }

  /** How often something was kept, and how often it was made, since the start. */
  get use(): CacheUse {
    return { hits: this.#hits, misses: this.#misses };
  }

  /** What is kept under a key and still true. */
  find(key: string): Entry<Value> | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    if (this.#isTrue(entry)) {
      this.#entries.set(key, entry);
      this.#hits += 1;
      return entry;
    }
    this.#size -= entry.size;
    return undefined;
  }

  /** What is kept, or what `make` makes now. A failure goes to everybody who waits for it and is not kept. */
  async obtain(key: string, make: () => Promise<Made<Value>>): Promise<Kept<Value>> {
    for (;;) {
      const kept = this.find(key);
      if (kept) {
        this.#renew(key, kept, make);
        return kept;
      }
      const making = this.#making.get(key);
      if (!making) return this.#begin(key, make);
      if (making.begunAt === this.#stamps.now()) return making.done;
      // It may have read what was there before a change: wait for it, then have it made again, together with all others.
      await making.done.catch(() => undefined);
    }
  }

  #renew(key: string, { tookMs, madeAt, forMs }: Entry<Value>, make: () => Promise<Made<Value>>): void {
    if (tookMs < (this.#limits.renewsFromMs ?? Infinity) || this.#making.has(key)) return;
    if (this.#clock() - madeAt < renewedAfter * forMs) return;
    // What fails now is tried again by whoever asks next; what is kept serves on.
    this.#begin(key, make).catch(() => undefined);
  }

  #begin(key: string, make: () => Promise<Made<Value>>): Promise<Kept<Value>> {
    const begunAt = this.#stamps.now();
    const startedAt = this.#clock();
    this.#misses += 1;
    const work = async (): Promise<Kept<Value>> => {
      try {
        const kept = { ...(await make()), begunAt };
        this.#keep(key, kept, this.#clock() - startedAt);
        return kept;
      } finally {
        this.#making.delete(key);
      }
    };
    const done = Promise.resolve().then(work);
    this.#making.set(key, { begunAt, done });
    return done;
  }

  #keep(key: string, kept: Kept<Value>, tookMs: number): void {
    const entry = {
      ...kept,
      madeAt: this.#clock(),
      tookMs,
      checkedAt: kept.begunAt,
      size: this.#limits.sizeOf(kept.value),
    };
    if (entry.forMs === 0 || entry.size > this.#limits.capacity || !this.#isTrue(entry)) return;
    this.#size += entry.size - (this.#entries.get(key)?.size ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    this.#makeRoom();
  }

  /** What is kept under a key takes more, or less, than when it was made. */
  weigh(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    const size = this.#limits.sizeOf(entry.value);
    this.#size += size - entry.size;
    entry.size = size;
    this.#makeRoom();
  }

  #makeRoom(): void {
    for (const [oldest, unused] of this.#entries) {
      if (this.#size <= this.#limits.capacity && this.#ageOf(unused) < unused.forMs) return;
      this.#entries.delete(oldest);
      this.#size -= unused.size;
    }
  }

  /** Milliseconds; without end where the clock was set back, and nobody knows how old it is. */
  #ageOf({ madeAt }: Entry<Value>): number {
    const age = this.#clock() - madeAt;
    return age < 0 ? Number.POSITIVE_INFINITY : age;
  }

  #isTrue(entry: Entry<Value>): boolean {
    const age = this.#ageOf(entry);
    if (age >= entry.forMs) return false;
    if (age < (entry.steadyMs ?? 0)) return true;
    const now = this.#stamps.now();
    if (entry.checkedAt === now) return true;
    if (!this.#stamps.isUnchanged(entry.tables, entry.begunAt)) return false;
    entry.checkedAt = now;
    return true;
  }
}
