import type { AnyOperation } from '#platform/contract/operation.ts';
import type { DataStamps } from './data-stamps.ts';
import { KeptRows } from './kept-rows.ts';
import { type CacheUse, type Kept, StampedCache } from './stamped-cache.ts';

/** Kept at most: some hundred lists of cards, each some 16 KiB of text beside the rows that they share. */
const mostAnswers = 150;
/** An answer that takes so long is read anew while the one before still serves. */
const slowMs = 200;
/** Requests with more text than this are somebody's search words and seldom repeated. */
const longestRequest = 300;

/** Reads one answer anew, noting in `tables` what it was read from. */
type Read = (tables: Set<string>) => Promise<unknown>;

/** Answers of operations that declare `shared`, by validated request; for pages and for calls. */
export class SharedAnswers {
  readonly #cache: StampedCache<unknown>;
  /** What many of them show of the same rows. */
  readonly rows: KeptRows;

  constructor(stamps: DataStamps, clock: () => Date) {
    const time = () => clock().getTime();
    this.#cache = new StampedCache<unknown>(stamps, {
      capacity: mostAnswers,
      sizeOf: () => 1,
      clock: time,
      renewsFromMs: slowMs,
    });
    this.rows = new KeptRows(stamps, time);
  }

  get use(): CacheUse {
    return this.#cache.use;
  }

  async answer(
    { name, shared }: Pick<AnyOperation, 'name' | 'shared'>,
    request: unknown,
    read: Read,
  ): Promise<Pick<Kept<unknown>, 'value' | 'tables'>> {
    const make = async () => {
      const tables = new Set<string>();
      return { value: await read(tables), tables, forMs: shared?.forMs ?? 0, steadyMs: shared?.steadyMs };
    };
    if (shared?.notWith?.some((field) => (request as Record<string, unknown>)[field] !== undefined))
      return make();
    const text = JSON.stringify(request);
    return text.length > longestRequest ? make() : this.#cache.obtain(`${name} ${text}`, make);
  }
}
