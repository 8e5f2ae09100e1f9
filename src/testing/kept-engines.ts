import { createDatabase, type Database } from '#database/connection.ts';
import { openInMemory } from '#database/embedded/open-embedded.ts';
import { withNamedStatements } from '#database/named-statements.ts';
import type { SqlPool } from '#database/sql-pool.ts';
import { prepareDump } from './embedded-dump.ts';
import { prepareReset } from './reset-database.ts';
import { preparedName, type Seed } from './test-seed.ts';

/** Deleted rows leave holes, which are not cleared away: so often one engine is used. */
const USES = 40;
/** Engines of this worker that nobody uses; each takes some hundred megabytes. */
const KEPT_IDLE = 2;

type KeptEngine = {
  preparedAs: string;
  isNeverPutBack: boolean;
  pool: SqlPool;
  /** Seeded rows, sequences and settings as they were prepared. */
  makeNew: () => Promise<void>;
  /** Changes with every table, column, index, trigger, function, grant and statistic. */
  shape: string;
  uses: number;
  end: () => Promise<void>;
};

const idle: KeptEngine[] = [];

/**
 * The prepared database in memory. Opening an engine takes a second, making a used one new a tenth of it: on closing it is
 * kept for the next test file of this worker, unless its shape was changed or its rows are never put back.
 */
export async function openKeptEngine(seed: Seed): Promise<Database> {
  const preparedAs = preparedName(seed);
  const found = idle.findIndex((engine) => engine.preparedAs === preparedAs);
  const [kept = await openEngine(seed)] = found < 0 ? [] : idle.splice(found, 1);
  kept.uses += 1;
  let isClosed = false;
  const lent = lendPool(kept.pool, () => isClosed);
  return createDatabase('embedded', lent, {
    namedStatements: false,
    close: async () => {
      isClosed = true;
      await giveBack(kept);
    },
  });
}

async function openEngine(seed: Seed): Promise<KeptEngine> {
  const engine = await openInMemory({ dump: await prepareDump(seed) });
  // The engine keeps what was prepared under a name, so the names go with it.
  const pool = withNamedStatements(engine.pool);
  const reset = await prepareReset({ pool });
  const restart = await prepareRestart(pool);
  return {
    preparedAs: preparedName(seed),
    isNeverPutBack: seed.isNeverPutBack ?? false,
    pool,
    makeNew: async () => {
      await reset();
      await pool.query(restart);
    },
    shape: await readShape(pool),
    uses: 0,
    end: () => engine.close(),
  };
}

async function giveBack(kept: KeptEngine): Promise<void> {
  const isAsPrepared =
    !kept.isNeverPutBack && kept.uses < USES && (await readShape(kept.pool)) === kept.shape;
  if (!isAsPrepared || idle.length >= KEPT_IDLE) return kept.end();
  await kept.makeNew();
  idle.push(kept);
}

/** The pool for one borrower: of no use to it once it has closed. */
function lendPool(pool: SqlPool, isClosed: () => boolean): SqlPool {
  const refuseClosed = (): void => {
    if (isClosed()) throw new Error('the database is closed');
  };
  return {
    connect: async () => {
      refuseClosed();
      return pool.connect();
    },
    query: async (text, values) => {
      refuseClosed();
      return pool.query(text, values);
    },
    end: async () => undefined,
    load: () => pool.load(),
  };
}

const CATALOGS = ['class', 'attribute', 'constraint', 'index', 'trigger', 'proc', 'type'];

async function readShape(pool: SqlPool): Promise<string> {
  const parts = CATALOGS.map((name) => `(select count(*) || ':' || max(xmin::text::bigint) from pg_${name})`);
  const { rows } = await pool.query<{ shape: string }>(
    `select concat_ws(' ', ${parts.join(', ')}, (select sum(reltuples) from pg_class)) as shape`,
  );
  return rows[0]?.shape ?? '';
}

/** One text that sets every sequence, every setting and every lock of the session back to what they are now. */
async function prepareRestart(pool: SqlPool): Promise<string> {
  const { rows } = await pool.query<{ sequence: string; next: string }>(`
    select format('%I.%I', schemaname, sequencename) as sequence,
      format('%s, %s', coalesce(last_value, start_value), (last_value is not null)::text) as next
    from pg_sequences`);
  return [
    'select pg_advisory_unlock_all()',
    'unlisten *',
    'reset all',
    ...rows.map(({ sequence, next }) => `select setval('${sequence}', ${next})`),
  ].join('; ');
}
