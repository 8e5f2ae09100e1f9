import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import type { EmbeddedOptions } from './embedded/open-embedded.ts';
import { withNamedStatements } from './named-statements.ts';
import type { Schema } from './schema.ts';
import { Hosts, hostUrls } from './server/hosts.ts';
import { type Channel, type ChannelOptions, ServerChannel } from './server/server-channel.ts';
import { openServerPool } from './server/server-pool.ts';
import type { DatabaseLog, SqlPool } from './sql-pool.ts';
import { notingReads, withCommitWatch } from './watched-pool.ts';

export type DatabaseConfig = {
  /** A PostgreSQL server (15 or newer), or several hosts of which one takes writes (`hostUrls`). Absent: the embedded engine. */
  url?: string;
  /** Where the embedded engine keeps its files; 'memory' keeps none. */
  dataDir?: string;
  /** Connections to the server, 10 unless told. The embedded engine has one. */
  poolSize?: number;
  /** Prepared statements for every text, on unless switched off (PgBouncer before 1.21). */
  namedStatements?: boolean;
  log?: DatabaseLog;
};

export type CommitListener = (tables: ReadonlySet<string>) => void;

export type Database = {
  engine: 'embedded' | 'postgres';
  /** Typed queries; camelCase here, snake_case in SQL. */
  kysely: Kysely<Schema>;
  /** Plain SQL texts, for migrations and maintenance. */
  pool: SqlPool;
  /** A line to the other processes on the same server; absent on the embedded engine, which has no others. */
  openChannel?: (options: ChannelOptions) => Channel;
  /** Calls the listener after every commit of this process with the tables that it wrote. Gives the way to stop. */
  onCommit: (listener: CommitListener) => () => void;
  /** Typed queries that note in `tables` which tables they read. */
  noteReads: (tables: Set<string>) => Kysely<Schema>;
  /** Of the embedded engine on disk: copies the database as it is now to a directory that is not there yet. */
  copyTo?: (directory: string) => Promise<void>;
  /** Resolves when the database answers; rejects with its error otherwise. */
  health(): Promise<void>;
  /** Gives everything back. Call it on SIGTERM, SIGINT and in `afterAll`, or the process stays alive. */
  close(): Promise<void>;
};

/**
 * Opens the database the configuration names: `url` a PostgreSQL server, else the embedded engine in `dataDir`.
 * @throws Error when neither is given, the server cannot be reached, or another process has the directory
 */
export async function openDatabase(config: DatabaseConfig): Promise<Database> {
  const { url, dataDir, log } = config;
  if (url) {
    const hosts = new Hosts(hostUrls(url) ?? [url], log);
    if (hosts.areSeveral) await hosts.look();
    const pool = openServerPool(hosts, config);
    const database = createDatabase('postgres', pool, { ...config, close: () => pool.end() });
    return verified({
      ...database,
      openChannel: (options) => new ServerChannel(() => hosts.current, options),
    });
  }
  if (!dataDir) throw new Error('no database: set DATABASE_URL or a data directory');
  return openEmbedded(dataDir, { log }, config.namedStatements);
}

/** The embedded engine as a database; `dump` starts an in-memory one from a directory dumped before. */
export async function openEmbedded(
  dataDir: string,
  options: EmbeddedOptions = {},
  namedStatements = true,
): Promise<Database> {
  // A process with a server does without the engine's memory.
  const { openInMemory, openOnDisk } = await import('./embedded/open-embedded.ts');
  const engine = await (dataDir === 'memory' ? openInMemory(options) : openOnDisk(dataDir, options));
  const database = createDatabase('embedded', engine.pool, { namedStatements, close: () => engine.close() });
  return engine.copyTo ? { ...database, copyTo: engine.copyTo } : database;
}

/** Wraps a pool of either engine: typed queries, named statements, closing once. */
export function createDatabase(
  engine: Database['engine'],
  plainPool: SqlPool,
  { namedStatements = true, close }: { namedStatements?: boolean; close: () => Promise<void> },
): Database {
  const listeners = new Set<CommitListener>();
  const watched = withCommitWatch(plainPool, (tables) => {
    for (const listener of listeners) listener(tables);
  });
  const pool = namedStatements ? withNamedStatements(watched) : watched;
  let closing: Promise<void> | undefined;
  const dialect = new PostgresDialect({ pool });
  const config = { dialect, plugins: [camelCase] };
  const kysely = new Kysely<Schema>(config);
  const executor = kysely.getExecutor();
  const noted = { config, dialect, driver: dialect.createDriver() };
  return {
    engine,
    kysely,
    pool,
    // One for every answer that is read anew: what it takes to compile and to connect is shared by all.
    noteReads: (tables) =>
      new Kysely<Schema>({
        ...noted,
        executor: executor.withConnectionProvider(notingReads(executor, tables)),
      }),
    onCommit(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    async health() {
      await pool.query('select 1');
    },
    close: () => (closing ??= close()),
  };
}

/** Shared by all handles: it remembers how each name is written on either side. */
const camelCase = new CamelCasePlugin({ maintainNestedObjectKeys: true });

async function verified(database: Database): Promise<Database> {
  try {
    await database.health();
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}
