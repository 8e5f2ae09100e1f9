import type { DatabaseLog } from '../sql-pool.ts';
import type { LitePool } from './lite-pool.ts';

export type MaintenanceOptions = {
  log?: DatabaseLog;
  /** Between two rounds: a checkpoint when something was written, a vacuum when it is quiet. */
  roundMs?: number;
  /** The connection has been unused for this long: quiet enough to vacuum. */
  quietMs?: number;
};

export type Maintenance = {
  /** One round now; resolves when it is done. */
  runRound(): Promise<void>;
  /** Ends the rounds and writes a last checkpoint, so that the next start has nothing to recover. */
  stop(): Promise<void>;
};

const ROUND_MS = 60_000;
const QUIET_MS = 2_000;
/** After so many busy rounds changed tables are vacuumed all the same: a bloated table slows everyone. */
const MAX_BUSY_ROUNDS = 10;

/** PostgreSQL's own autovacuum thresholds (50 rows and a tenth or a fifth of the table). */
const CHANGED_TABLES = `
  select format('%I.%I', schemaname, relname) as "table"
  from pg_stat_user_tables
  where n_dead_tup > 50 + 0.2 * n_live_tup or n_mod_since_analyze > 50 + 0.1 * n_live_tup
  order by n_dead_tup desc`;

/**
 * Does what the embedded engine has no background process for: checkpoints (else the log grows and a start
 * after a crash takes many seconds), vacuum and statistics of changed tables.
 */
export function startMaintenance(pool: LitePool, options: MaintenanceOptions = {}): Maintenance {
  const { log = () => {}, roundMs = ROUND_MS, quietMs = QUIET_MS } = options;
  let position = '';
  let busyRounds = 0;
  let running = Promise.resolve();

  const checkpointIfWritten = async () => {
    if ((await readPosition(pool)) === position) return;
    await pool.query('checkpoint');
    position = await readPosition(pool);
  };
  const vacuumIfQuiet = async (idleMs: number) => {
    busyRounds = idleMs < quietMs ? busyRounds + 1 : 0;
    if (busyRounds > 0 && busyRounds < MAX_BUSY_ROUNDS) return;
    busyRounds = 0;
    // One table a statement: whoever waits gets the connection in between.
    const changed = await pool.query<{ table: string }>(CHANGED_TABLES);
    for (const { table } of changed.rows) await pool.query(`vacuum (analyze) ${table}`);
  };
  const runRound = () => {
    const idleMs = pool.idleMs;
    running = running
      .then(() => vacuumIfQuiet(idleMs))
      .then(checkpointIfWritten)
      .catch((error: Error) => log('warn', 'database maintenance failed', { error: error.message }));
    return running;
  };
  const timer = setInterval(() => void runRound(), roundMs).unref();
  return {
    runRound,
    async stop() {
      clearInterval(timer);
      await running;
      await checkpointIfWritten().catch((error: Error) =>
        log('warn', 'the last checkpoint failed', { error: error.message }),
      );
    },
  };
}

/** Where the write-ahead log stands: it moves with every write. */
async function readPosition(pool: LitePool): Promise<string> {
  const { rows } = await pool.query<{ position: string }>(
    'select pg_current_wal_insert_lsn()::text as position',
  );
  return rows[0]?.position ?? '';
}
