import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { resolveCaller } from '#domains/accounts/server/index.ts';
import { type Database, openDatabase } from '#database/connection.ts';
import { createIdGenerator } from '#database/ids.ts';
import { migrate } from '#database/migrate.ts';
import { errorText } from '#platform/server/error-text.ts';
import type { Engine } from '#platform/server/invoke-operation.ts';
import { startBackground } from '#platform/server/run-background.ts';
import { createApiApp } from './api-app.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './configuration.ts';
import { firstRun } from './first-run/first-run.ts';
import { registerPages } from './page-server.tsx';
import { createRooms } from './server-rooms.ts';

export type RunningServer = { address: string; stop: () => Promise<void> };

/** Says what is going on at the start; one line a step. */
type Progress = (line: string) => void;

/** Builds everything but the listening: database, rooms, HTTP. Tests and the development server start here too. */
export async function createServer(
  configuration: Configuration,
  database: Database,
  say: Progress,
): Promise<{
  app: FastifyInstance;
  engine: Engine;
  rooms: ReturnType<typeof createRooms>;
  beginStop: () => void;
}> {
  const engine: Engine = {
    database,
    clock: () => new Date(),
    newId: createIdGenerator({ instance: configuration.instance }),
  };
  const rooms = createRooms(configuration);
  let isStopping = false;
  const mount = {
    engine,
    rooms,
    resolveCaller: (token: string, now: Date) => resolveCaller(database.kysely, token, now),
    hasRateLimits: true,
    isSecure: configuration.publicUrl.startsWith('https:'),
  };
  const app = await createApiApp({
    ...mount,
    logLevel: configuration.logLevel,
    trustsProxy: configuration.trustsProxy,
    isStopping: () => isStopping,
  });
  await registerPages(app, mount);
  say(`${rooms.flatMap((room) => room.bindings).length} operations mounted`);
  return {
    app,
    engine,
    rooms,
    beginStop: () => {
      isStopping = true;
    },
  };
}

/** Migrates, makes the rows every installation needs, and in demo mode the city when the database is empty. */
export async function prepareDatabase(
  configuration: Configuration,
  database: Database,
  say: Progress,
): Promise<void> {
  const applied = await migrate(database);
  say(`database ready (${database.engine}, ${applied.length} migrations applied)`);
  await firstRun(database, { isDemo: configuration.isDemo, instance: configuration.instance, say });
  if (!configuration.isDemo) return;
  const { loadDemoCity } = await import('../../tools/demo-city/load-demo-city.ts');
  await loadDemoCity(database, { now: new Date(), secret: configuration.secret, say });
}

/** Starts the product and keeps it running until SIGTERM or SIGINT; requests in flight are finished first. */
export async function main(
  environment: Record<string, string | undefined> = process.env,
): Promise<RunningServer> {
  const say: Progress = (line) => process.stdout.write(`${line}\n`);
  const configuration = readConfiguration(environment);
  const database = await openDatabase({
    url: configuration.databaseUrl,
    dataDir: `${configuration.dataDir}/database`,
    poolSize: configuration.databasePool,
    namedStatements: configuration.namedStatements,
  });
  try {
    await prepareDatabase(configuration, database, say);
    return await listen(configuration, database, say);
  } catch (error) {
    await database.close();
    throw error;
  }
}

async function listen(
  configuration: Configuration,
  database: Database,
  say: Progress,
): Promise<RunningServer> {
  const { app, engine, rooms, beginStop } = await createServer(configuration, database, say);
  const tasks = rooms.flatMap((room) => room.tasks ?? []);
  const background = startBackground(engine, tasks, app.log);
  await app.listen({ port: configuration.port, host: configuration.host });
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${configuration.host === '127.0.0.1' ? 'localhost' : configuration.host}:${port}`;
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> =>
    (stopping ??= (async () => {
      beginStop();
      await background.stop();
      await app.close();
      await database.close();
    })());
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => {
      stop().then(
        () => process.exit(0),
        (error: unknown) => {
          process.stderr.write(`${errorText(error)}\n`);
          process.exit(1);
        },
      );
    });
  }
  return { address, stop };
}

/** One clear sentence a mistake, never a page of someone else's source. */
export const startFailure = (error: unknown): string =>
  error instanceof ConfigurationError ? error.mistakes.join('\n') : errorText(error);
