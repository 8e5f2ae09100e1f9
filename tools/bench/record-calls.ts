import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { readConfiguration } from '#app/settings/configuration.ts';
import type { createServer } from '#app/server.ts';
import { createDatabase, type Database } from '#database/connection.ts';
import type { SqlClient, SqlPool } from '#database/sql-pool.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { runTask } from '#platform/server/run-background.ts';
import type { HttpRequest } from './calls.ts';

export type Statement = { text: string; values: readonly unknown[] };
/** What one call did with each connection that it borrowed, in order. */
export type RecordedCall = Statement[][];

type Server = { createServer: typeof createServer };
type Native = { importBuilt: (url: string) => Promise<Server> };

export type Recorder = {
  /** Makes one call in this process and gives its SQL. @throws Error when it is not answered with 200 */
  record: (request: HttpRequest) => Promise<RecordedCall>;
  /** What moves by the clock, but for what talks to the outside. */
  tasks: readonly BackgroundTask[];
  /** Runs one of them to its end. */
  run: (task: BackgroundTask) => Promise<void>;
  close: () => Promise<void>;
};

/** The built product in this process on a pool that writes down what it is asked. */
export async function openRecorder(
  database: Database,
  { root, secret, ...more }: { root: string; secret: string; DEMO?: 'on' },
): Promise<Recorder> {
  const recording: { call: RecordedCall } = { call: [] };
  const recorded = createDatabase(database.engine, recordingPool(database.pool, recording), {
    namedStatements: false,
    close: async () => undefined,
  });
  const settings = {
    SECRET: secret,
    DEMO: 'off',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'error',
    STAFF_SECOND_FACTOR: 'off',
    ...more,
  };
  // By require, so that the runner of tools/run.mjs leaves it alone; the server itself waits while it loads, which no require does.
  const { importBuilt }: Native = createRequire(import.meta.url)('./import-built.mjs');
  const server = await importBuilt(pathToFileURL(path.join(root, 'dist/server/server.mjs')).href);
  const { app, engine, tasks } = await server.createServer(readConfiguration(settings), recorded, {
    say: () => undefined,
  });
  await app.ready();
  // Figures are counted in the background every minute; a page that finds none counts them itself.
  for (const task of tasks.filter(({ name }) => name.startsWith('statistics.'))) await runTask(engine, task);
  return {
    async record({ method, path, headers, body }) {
      recording.call = [];
      const response = await app.inject({ method, url: path, headers, payload: body });
      if (response.statusCode !== 200)
        throw new Error(`${path} answered ${response.statusCode}: ${response.body.slice(0, 300)}`);
      return recording.call;
    },
    tasks: tasks.filter((task) => 'run' in task),
    run: (task) => runTask(engine, task),
    close: () => app.close(),
  };
}

function recordingPool(pool: SqlPool, recording: { call: RecordedCall }): SqlPool {
  return {
    connect: async () => {
      const client = await pool.connect();
      const statements: Statement[] = [];
      recording.call.push(statements);
      const query = (text: string, values: readonly unknown[] = []) => {
        statements.push({ text, values });
        return client.query(text, values as unknown[]);
      };
      return { query, release: () => client.release() } as SqlClient;
    },
    query: (text, values) => pool.query(text, values),
    end: () => pool.end(),
    load: () => pool.load(),
  };
}
