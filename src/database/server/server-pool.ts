import pg from 'pg';
import { applicationName, type DatabaseLog, type PoolLoad, type SqlPool } from '../sql-pool.ts';
import { typeParsers } from '../type-parsers.ts';
import { copyingSocket } from './copying-socket.ts';
import { asksWhetherReadOnly, type Hosts, refuseReadOnly } from './hosts.ts';
import { type OpenPool, switchingPool } from './switching-pool.ts';

export type ServerPoolOptions = { poolSize?: number; log?: DatabaseLog };

const POOL_SIZE = 10;
/** How long a caller waits for a free connection or for the server to answer the door. */
const CONNECT_LIMIT_MS = 10_000;
/** How long a connection that nobody needs stays: a new one knows no table, no plan and no page of the database (decision 0059). */
const IDLE_LIMIT_MS = 600_000;
/** An idle connection says so often that it is there, sooner than firewalls forget it. */
const ALIVE_EVERY_MS = 60_000;
/**
 * Set by statement, not in the start-up packet, which PgBouncer refuses. Dates in SQL are the city's. Compiling a plan
 * takes longer than any statement here runs: 0.9 of the 1.5 s that the rail of categories took among 200,000 activities.
 * Databases stand on solid-state disks: at the default cost of 4 the list sorts all matches (77 ms) instead of following its
 * index (1.7 ms). One statement has one processor: in a city of a million the numbers of a desk took 97 ms with two more
 * processes begun for them, 16 without, and whoever else asked had none.
 */
const SESSION_SETTINGS = `
  set time zone 'Asia/Shanghai';
  set statement_timeout = '30s';
  set idle_in_transaction_session_timeout = '60s';
  set jit = off;
  set random_page_cost = 1.1;
  set max_parallel_workers_per_gather = 0`;

/** Connections to the PostgreSQL server that takes writes; value types are the embedded engine's. */
export function openServerPool(hosts: Hosts, options: ServerPoolOptions): SqlPool {
  const open = (url: string): OpenPool => openPoolOf(url, { ...options, mustWrite: hosts.areSeveral });
  return hosts.areSeveral ? switchingPool(open, hosts) : (open(hosts.current) as unknown as SqlPool);
}

type PoolWish = ServerPoolOptions & {
  /** Connections to a host that is read-only are refused. */
  mustWrite: boolean;
};

function openPoolOf(url: string, { poolSize = POOL_SIZE, log, mustWrite }: PoolWish): OpenPool {
  const settings = mustWrite ? `${SESSION_SETTINGS};\n${asksWhetherReadOnly}` : SESSION_SETTINGS;
  const prepare = async (client: pg.ClientBase): Promise<void> => {
    const answer: unknown = await client.query(settings);
    if (mustWrite) refuseReadOnly(answer);
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: IDLE_LIMIT_MS,
    keepAlive: true,
    keepAliveInitialDelayMillis: ALIVE_EVERY_MS,
    application_name: applicationName,
    types: typeParsers,
    stream: copyingSocket,
    // Awaited by the pool before it lends the connection.
    onConnect: (client) => prepare(client) as unknown as undefined,
  });
  // A connection that breaks, idle or lent, must not end the process: the pool opens another.
  pool.on('connect', (client) =>
    client.on('error', (error) => log?.('warn', 'a database connection was lost', { error: error.message })),
  );
  // The same once more for those that are idle.
  pool.on('error', () => undefined);
  const load = (): PoolLoad => ({
    size: poolSize,
    used: pool.totalCount - pool.idleCount,
    idle: pool.idleCount,
    waiting: pool.waitingCount,
  });
  return Object.assign(pool, { load });
}
