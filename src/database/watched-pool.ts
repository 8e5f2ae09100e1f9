import { factsOf } from './statement-facts.ts';
import type { SqlClient, SqlPool } from './sql-pool.ts';

type Query = SqlClient['query'];

/**
 * The same pool, telling after every commit which tables it wrote: all that changes data passes here, whoever asked for it.
 * `committed` is called before the writer learns that its commit is through.
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

/** The same pool, noting in `tables` every table that a statement names. */
export function withReadNotes(pool: SqlPool, tables: Set<string>): SqlPool {
  const note = (config: unknown): void => {
    for (const table of factsOf(textOf(config)).tables) tables.add(table);
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      const query = ((config: unknown, values?: unknown[]) => {
        note(config);
        return client.query(config as string, values ?? []);
      }) as Query;
      return { query, release: () => client.release() } as SqlClient;
    },
    query: (text, values) => {
      note(text);
      return pool.query(text, values);
    },
    end: () => pool.end(),
    load: () => pool.load(),
  };
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

  run<Result>(text: string, send: () => Promise<Result>): Promise<Result> {
    const { step, writes } = factsOf(text);
    if (step === 'plain' && writes.length === 0) return send();
    // Also when it fails: a lost connection leaves open whether it was done.
    return send().finally(() => this.#note(step, writes));
  }

  #note(step: string, writes: readonly string[]): void {
    if (step === 'begin') this.#written = new Set();
    else if (step === 'rollback') this.#written = undefined;
    else if (step === 'plain' && this.#written) for (const table of writes) this.#written.add(table);
    else this.#tell(step === 'plain' ? new Set(writes) : this.#written);
  }

  #tell(tables: ReadonlySet<string> | undefined): void {
    this.#written = undefined;
    if (tables && tables.size > 0) this.#committed(tables);
  }
}

const textOf = (config: unknown): string =>
  typeof config === 'string' ? config : (config as { text: string }).text;
