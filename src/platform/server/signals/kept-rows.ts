import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '#database/connection.ts';
import type { Sql } from '#database/transaction.ts';
import { allCounts, countsOf } from '#database/watched-pool.ts';
import type { DataStamps } from './data-stamps.ts';
import { type Kept, type Made, StampedCache } from './stamped-cache.ts';

/** Reads rows by their ids; what is not there for everybody is left out. */
type ReadRows<Row extends object> = (sql: Sql, ids: number[]) => Promise<ReadonlyMap<number, Row>>;

/**
 * Rows that are the same for everybody, by their ids, by which their counts go too: kept, or read now together with others that
 * are missing. The same row is the same object for as long as it is kept. `kind` names what is read.
 */
export type RowsOfAll = <Row extends object>(
  kind: string,
  ids: readonly number[],
  read: ReadRows<Row>,
) => Promise<ReadonlyMap<number, Row>>;

/** Without anywhere to keep them all are read now. */
export const rowsReadNow =
  (sql: Sql): RowsOfAll =>
  async (_kind, ids, read) =>
    ids.length > 0 ? read(sql, [...ids]) : new Map();

/** Of the lists that are looked at; some 2 KiB each. */
const mostRows = 4_000;
/** They tell what is still to come, and stand in answers and pages that live for some seconds themselves. */
const longestMs = 5_000;

type Read = { rows: ReadonlyMap<number, object>; tables: ReadonlySet<string> };
type Batch = { ids: Set<number>; done: Promise<Read> };

/** What many lists show of the same rows, kept row by row (decision 0045): a count that changes drops one of them. */
export class KeptRows {
  readonly #cache: StampedCache<object | undefined>;
  readonly #batches = new Map<string, Batch>();

  constructor(stamps: DataStamps, clock: () => number) {
    this.#cache = new StampedCache(stamps, { capacity: mostRows, sizeOf: () => 1, clock });
  }

  /** The reader of one answer: `tables` is told what its rows were read from. */
  reader(database: Pick<Database, 'noteReads'>, tables: Set<string>): RowsOfAll {
    return async <Row extends object>(kind: string, ids: readonly number[], read: ReadRows<Row>) => {
      const rows = new Map<number, Row>();
      const take = (id: number, { value, tables: noted }: Kept<object | undefined>): void => {
        if (value) rows.set(id, value as Row);
        for (const table of noted) tables.add(table);
      };
      const missing = ids.filter((id) => {
        const kept = this.#cache.find(`${kind} ${id}`);
        if (kept) take(id, kept);
        return !kept;
      });
      const one = (id: number) =>
        this.#cache.obtain(`${kind} ${id}`, () => this.#withOthers({ kind, id, database, read }));
      if (missing.length > 0)
        for (const [index, made] of (await Promise.all(missing.map(one))).entries())
          take(missing[index] ?? 0, made);
      return rows;
    };
  }

  /** Reads a row in one statement with all others that are asked for in the same turn. */
  async #withOthers(asked: {
    kind: string;
    id: number;
    database: Pick<Database, 'noteReads'>;
    read: ReadRows<object>;
  }): Promise<Made<object | undefined>> {
    const { kind, id, database, read } = asked;
    const batch = this.#batches.get(kind) ?? this.#begin(kind, database, read);
    batch.ids.add(id);
    const { rows, tables } = await batch.done;
    const value = rows.get(id);
    return { value, tables: ofOne(tables, id), forMs: value ? longestMs : 0 };
  }

  #begin(kind: string, database: Pick<Database, 'noteReads'>, read: ReadRows<object>): Batch {
    const ids = new Set<number>();
    const work = async (): Promise<Read> => {
      await nextTurn();
      this.#batches.delete(kind);
      const tables = new Set<string>();
      return { rows: await read(database.noteReads(tables), [...ids]), tables };
    };
    const batch = { ids, done: work() };
    this.#batches.set(kind, batch);
    return batch;
  }
}

/** What one row of many was read from: the counts of the others are not its own. */
function ofOne(tables: ReadonlySet<string>, id: number): Set<string> {
  const own = [...tables].filter((table) => !table.startsWith(countsOf('')) || table === allCounts);
  return new Set([...own, countsOf(String(id))]);
}
