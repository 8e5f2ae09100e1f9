import type pg from 'pg';
import type { SqlClient, SqlPool } from '../sql-pool.ts';
import { databaseTrouble, sqlState } from './database-trouble.ts';
import { type Hosts, READ_ONLY } from './hosts.ts';

/** A pool that tells how it is used. */
export type OpenPool = pg.Pool & Pick<SqlPool, 'load'>;

/** By then nobody waits for a connection of the old host any more, ms. */
const oldPoolEndsAfterMs = 15_000;

/**
 * The pool of the host that takes writes, which may become another: who finds the old one gone, or turned into a standby, looks for
 * the one that writes and goes on there. What was under way on the old one fails and is told as it is.
 */
export function switchingPool(open: (url: string) => OpenPool, hosts: Hosts): SqlPool {
  let pool = open(hosts.current);
  let openedFor = hosts.current;
  const poolNow = (): OpenPool => {
    if (openedFor === hosts.current) return pool;
    const old = pool;
    setTimeout(() => void old.end().catch(() => undefined), oldPoolEndsAfterMs).unref();
    openedFor = hosts.current;
    return (pool = open(openedFor));
  };
  const connect = async (): Promise<SqlClient> => {
    try {
      return lend(await poolNow().connect(), hosts);
    } catch (error) {
      if (databaseTrouble(error) !== 'away' || !(await hosts.look())) throw error;
      return lend(await poolNow().connect(), hosts);
    }
  };
  return {
    connect,
    query: async <Row>(text: string, values?: readonly unknown[]) => {
      const client = await connect();
      try {
        return await client.query<Row>(text, values as unknown[]);
      } finally {
        client.release();
      }
    },
    end: () => pool.end(),
    load: () => pool.load(),
  };
}

/** A connection that is given up, and has the hosts asked, when it turns out to be one that does not write. */
function lend(client: pg.PoolClient, hosts: Hosts): SqlClient {
  let isStale = false;
  const query = async (text: unknown, values?: unknown[]): Promise<unknown> => {
    try {
      return await client.query(text as string, values);
    } catch (error) {
      if (sqlState(error) === READ_ONLY) {
        isStale = true;
        void hosts.look();
      }
      throw error;
    }
  };
  return { query, release: () => client.release(isStale) } as unknown as SqlClient;
}
