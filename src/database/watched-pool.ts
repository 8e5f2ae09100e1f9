import type { CompiledQuery, ConnectionProvider, DatabaseConnection } from 'kysely';
import { countedId, factsOf, type StatementFacts } from './statement-facts.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

type Query = SqlClient['query'];

/** The counts of one row and its parts, among tables that were written or read; of all of them. */
export const countsOf = (id: string): string => `counts/${id}`;
export const allCounts = countsOf('all');

/**
 * The same pool, telling after every commit which tables it wrote, or whose counts alone: all that changes data
 * passes here, whoever asked for it. `committed` is called before the writer learns that its commit is through.
 */
export function withCommitWatch(pool: SqlPool, committed: (tables: ReadonlySet<string>) => void): SqlPool {
  const wrapped = new WeakMap<SqlClient, SqlClient>();
  const wrap = (client: SqlClient): SqlClient => {
    const known = wrapped.get(client);
    if (known) return known;
    const watch = new TransactionWatch(committed);
    const query = ((config: unknown, values?: readonly unknown[]) =>
      watch.run(textOf(config), () => client.query(config as string, values as unknown[]))) as Query;
    const release = (): void => {
      watch.forget();
      client.release();
    };
    const wrapper = { query, release } as SqlClient;
    wrapped.set(client, wrapper);
    return wrapper;
  };
  return {
    connect: async () => wrap(await pool.connect()),
    query: ((config: unknown, values?: readonly unknown[]) =>
      new TransactionWatch(committed).run(textOf(config), () =>
        pool.query(config as string, values),
      )) as SqlPool['query'],
    end: () => pool.end(),
    load: () => pool.load(),
  };
}

/** The same connections, noting in `tables` every table that a statement names, and whose counts it reads. */
export const notingReads = (connections: ConnectionProvider, tables: Set<string>): ConnectionProvider => ({
  provideConnection: (consume) =>
    connections.provideConnection((connection) => consume(noting(connection, tables))),
});

function noting(connection: DatabaseConnection, tables: Set<string>): DatabaseConnection {
  return {
    async executeQuery<Row>(query: CompiledQuery) {
      const facts = factsOf(query.sql);
      for (const table of facts.tables) tables.add(table);
      const result = await connection.executeQuery<Row>(query);
      if (facts.readsCounts)
        for (const counts of countedIn(facts, result.rows) ?? [allCounts]) tables.add(counts);
      return result;
    },
    // Nothing reads so: the connections have no cursors.
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  };
}

/** Whose counts a result names; undefined when it may be anybody's, or more than counts. */
function countedIn({ namesCounted }: StatementFacts, rows: readonly unknown[]): string[] | undefined {
  if (!namesCounted) return undefined;
  const ids = rows.map((row) => (row as Record<string, unknown>)[countedId]);
  return ids.includes(null) || ids.includes(undefined) ? undefined : ids.map((id) => countsOf(String(id)));
}

/** What one connection has written since its transaction began. */
class TransactionWatch {
  readonly #committed: (tables: ReadonlySet<string>) => void;
  #written: Set<string> | undefined;

  constructor(committed: (tables: ReadonlySet<string>) => void) {
    this.#committed = committed;
  }

  forget(): void {
    this.#written = undefined;
  }

  async run<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
    const facts = factsOf(text);
    if (facts.step === 'plain' && facts.writes.length === 0 && facts.counts.length === 0) return send();
    let rows: readonly unknown[] | undefined;
    try {
      const result = await send();
      ({ rows } = result as { rows?: readonly unknown[] });
      return result;
    } finally {
      // Also when it fails: a lost connection leaves open whether it was done.
      this.#note(facts, rows);
    }
  }

  #note(facts: StatementFacts, rows: readonly unknown[] | undefined): void {
    const { step } = facts;
    if (step === 'begin') this.#written = new Set();
    else if (step === 'rollback') this.#written = undefined;
    else if (step === 'plain' && this.#written)
      for (const table of writtenBy(facts, rows)) this.#written.add(table);
    else this.#tell(step === 'plain' ? new Set(writtenBy(facts, rows)) : this.#written);
  }

  #tell(tables: ReadonlySet<string> | undefined): void {
    this.#written = undefined;
    if (tables && tables.size > 0) this.#committed(tables);
  }
}

/** What a statement wrote: tables, or where it says so whose counts alone. */
function writtenBy(facts: StatementFacts, rows: readonly unknown[] | undefined): readonly string[] {
  const { writes, counts } = facts;
  if (counts.length === 0) return writes;
  return [...writes, ...((rows && countedIn(facts, rows)) ?? counts)];
}

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : (config as { text: string }).text;
