import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PostgresQueryResult } from 'kysely';
import pg from 'pg';
import type { DatabaseLog, PoolLoad, SqlClient, SqlPool } from '../sql-pool.ts';
import { DatabaseAway, DatabaseBusy } from '../server/database-trouble.ts';
import { typeParsers } from '../type-parsers.ts';

export type LitePoolOptions = {
  log?: DatabaseLog;
  /** How long a caller waits for the one connection before it gets an error. */
  waitLimitMs?: number;
  /** A checkout held longer than this is reported. */
  holdWarningMs?: number;
};

type Waiter = { lend: (client: SqlClient) => void; fail: (error: Error) => void };
/** A checkout: since when, what it ran last (for reports), how many of its statements are under way. */
type Holding = { since: number; lastText: string; inFlight: number; isReported: boolean };

/** The engine answers in microtasks: without a pause this often, awaited queries starve every socket. */
const BREATH_EVERY_MS = 5;
const WAIT_LIMIT_MS = 15_000;
const HOLD_WARNING_MS = 2_000;

/**
 * Looks like `pg.Pool` but lends one `pg.Client` over the embedded engine, first come first served. The client
 * is never destroyed: a fresh one on the same engine would read the old one's answers. A caller that waits
 * over the limit (a query beside its own transaction, say) is refused instead of hanging for ever.
 */
export class LitePool implements SqlPool {
  readonly #client: pg.Client;
  readonly #lite: PGlite;
  readonly #options: Required<LitePoolOptions>;
  readonly #waiting: Waiter[] = [];
  readonly #watch: NodeJS.Timeout;
  #connected: Promise<unknown> | undefined;
  #holding: Holding | undefined;
  #breath: Promise<void> | undefined;
  #lastBreathAt = performance.now();
  #lastUseAt = performance.now();
  #isClosed = false;
  /** What ended the engine, when it has ended: it answers nobody any more. */
  #end: Error | undefined;

  constructor(lite: PGlite, options: LitePoolOptions = {}) {
    this.#lite = lite;
    const { log = () => {}, waitLimitMs = WAIT_LIMIT_MS, holdWarningMs = HOLD_WARNING_MS } = options;
    this.#options = { log, waitLimitMs, holdWarningMs };
    this.#client = new pg.Client(
      Object.assign(createPgConfig(lite), { types: typeParsers }) as pg.ClientConfig,
    );
    this.#client.on('error', (error) =>
      this.#options.log('error', 'the embedded database failed', { error: error.message }),
    );
    this.#watch = setInterval(() => this.#reportLongHold(), this.#options.holdWarningMs / 2).unref();
  }

  /** Milliseconds since anyone used the connection; 0 while it is lent. */
  get idleMs(): number {
    return this.#holding ? 0 : performance.now() - this.#lastUseAt;
  }

  load(): PoolLoad {
    const used = this.#holding ? 1 : 0;
    return { size: 1, used, idle: 1 - used, waiting: this.#waiting.length };
  }

  async connect(): Promise<SqlClient> {
    this.#connected ??= this.#client.connect();
    await this.#connected;
    if (this.#isClosed) throw new Error('the database is closed');
    if (this.#end) throw this.#end;
    return this.#holding ? this.#waitInLine() : this.#lend();
  }

  async query<Row>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>> {
    const client = await this.connect();
    try {
      return await client.query<Row>(text, values as unknown[]);
    } finally {
      client.release();
    }
  }

  /** Waits for its turn (at most the wait limit), refuses everyone after it and closes the engine. */
  async end(): Promise<void> {
    if (this.#isClosed) return;
    await this.connect().catch((error: Error) =>
      this.#options.log('warn', 'closing the database over a held connection', { error: error.message }),
    );
    this.#isClosed = true;
    clearInterval(this.#watch);
    for (const waiter of this.#waiting.splice(0)) waiter.fail(new Error('the database is closed'));
    if (!this.#end) await this.#lite.close();
  }

  #lend(): SqlClient {
    const holding: Holding = { since: performance.now(), lastText: '', inFlight: 0, isReported: false };
    this.#holding = holding;
    const query = (text: unknown, values?: unknown[]) => this.#run(holding, text, values);
    const release = () => {
      if (this.#holding === holding) void this.#takeBack(holding);
    };
    return { query, release } as SqlClient;
  }

  async #run(holding: Holding, text: unknown, values?: unknown[]): Promise<unknown> {
    if (this.#holding !== holding) throw new Error('this connection was already released');
    holding.lastText = typeof text === 'string' ? text : (text as pg.QueryConfig).text;
    if (this.#end) throw this.#end;
    holding.inFlight += 1;
    try {
      if (performance.now() - this.#lastBreathAt > BREATH_EVERY_MS) await this.#breathe();
      return await this.#client.query(text as string, values);
    } catch (error) {
      if (['PANIC', 'FATAL'].includes((error as { severity?: string }).severity ?? '')) this.#hasEnded(error);
      throw error;
    } finally {
      holding.inFlight -= 1;
    }
  }

  /** The engine ended itself, for want of space in the log above all: a new start carries on from what was kept. */
  #hasEnded(cause: unknown): void {
    this.#end = new DatabaseAway('the embedded database ended and has to be started anew', { cause });
    this.#options.log('error', this.#end.message, { error: (cause as Error).message });
    for (const waiter of this.#waiting.splice(0)) waiter.fail(this.#end);
  }

  /** Shared by everyone who asks meanwhile, so that statements go on in the order they were given. */
  #breathe(): Promise<void> {
    this.#breath ??= new Promise((resolve) => {
      setImmediate(() => {
        this.#breath = undefined;
        this.#lastBreathAt = performance.now();
        resolve();
      });
    });
    return this.#breath;
  }

  #waitInLine(): Promise<SqlClient> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#waiting.splice(this.#waiting.indexOf(waiter), 1);
        reject(
          new DatabaseBusy(this.#describeHold(`waited ${this.#options.waitLimitMs} ms for the database`)),
        );
      }, this.#options.waitLimitMs);
      const settle =
        <Value>(settled: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          settled(value);
        };
      const waiter: Waiter = { lend: settle(resolve), fail: settle(reject) };
      this.#waiting.push(waiter);
    });
  }

  async #takeBack(holding: Holding): Promise<void> {
    if (!this.#end && (holding.inFlight > 0 || (this.#client.getTransactionStatus() ?? 'I') !== 'I')) {
      this.#options.log('warn', 'a connection came back in mid-transaction and was rolled back', {
        statement: holding.lastText,
      });
      // A statement still waiting for its breath must not come after the rollback.
      await this.#breath;
      await this.#client
        .query('rollback')
        .catch((error: Error) => this.#options.log('error', 'the rollback failed', { error: error.message }));
    }
    this.#holding = undefined;
    this.#lastUseAt = performance.now();
    const next = this.#waiting.shift();
    if (next) next.lend(this.#lend());
  }

  #reportLongHold(): void {
    const holding = this.#holding;
    if (!holding || holding.isReported) return;
    if (performance.now() - holding.since < this.#options.holdWarningMs) return;
    holding.isReported = true;
    this.#options.log('warn', this.#describeHold('everyone else waits for the database'));
  }

  #describeHold(complaint: string): string {
    const heldMs = Math.round(performance.now() - (this.#holding?.since ?? performance.now()));
    return `${complaint}: its one connection has been held for ${heldMs} ms, last statement: ${this.#holding?.lastText || 'none'}`;
  }
}
