import type { PostgresPool, PostgresPoolClient, PostgresQueryResult } from 'kysely';

/** One borrowed connection. Give it back with `release()`; it is of no use afterwards. */
export type SqlClient = PostgresPoolClient;

/** What both engines look like to the rest of the product: the part of `pg.Pool` that is used here. */
export type SqlPool = PostgresPool & {
  connect(): Promise<SqlClient>;
  /** One statement on any free connection. Several statements in one text only without `values`. */
  query<Row>(text: string, values?: readonly unknown[]): Promise<PostgresQueryResult<Row>>;
  end(): Promise<void>;
  /** How its connections are used now. */
  load(): PoolLoad;
};

export type PoolLoad = {
  /** Connections at most. */
  size: number;
  /** Lent. */
  used: number;
  /** Open, and nobody's just now. */
  idle: number;
  /** Callers that wait for one. */
  waiting: number;
};

/** What the product's connections are called in the server's own lists. */
export const applicationName = 'volunteer-platform';

/** Where the cellar reports what an operator should see. */
export type DatabaseLog = (
  level: 'info' | 'warn' | 'error',
  message: string,
  fields?: Record<string, unknown>,
) => void;
