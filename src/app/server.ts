import cluster from 'node:cluster';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type Database, openDatabase } from '#database/connection.ts';
import { createIdGenerator } from '#database/ids.ts';
import type { InstanceNumber } from '#database/instance-number.ts';
import type { AnyTask } from '#platform/server/background.ts';
import { deriveKey } from '#platform/server/encryption.ts';
import { keptKey } from '#platform/server/secrets/keys.ts';
import { createDataStamps } from '#platform/server/signals/data-stamps.ts';
import { errorText } from '#platform/server/error-text.ts';
import { createFallenGroups } from '#platform/server/telling/fallen-groups.ts';
import { createAdmission, isInLine } from '#platform/server/calls/admission.ts';
import type { Engine } from '#platform/server/calls/invoke-operation.ts';
import { systemClock } from '#platform/server/ports/clock.ts';
import type { StoragePort } from '#platform/server/ports/storage.ts';
import { startBackground } from '#platform/server/run-background.ts';
import { SharedAnswers } from '#platform/server/signals/shared-answers.ts';
import { createSignals } from '#platform/server/signals/signals.ts';
import { Arrivals } from './answers/arrivals.ts';
import { createApiApp } from './api-app.ts';
import { resolveActingCaller } from './resolve-acting-caller.ts';
import { type Configuration, ConfigurationError, readConfiguration } from './settings/configuration.ts';
import { greeting } from './greeting.ts';
import { identityOf } from './settings/identity-settings.ts';
import { createLetters } from './settings/letters.ts';
import { mapSources } from './settings/map-settings.ts';
import { staffPolicyOf } from './settings/staff-policy.ts';
import { createOperatorLog } from './operator-log.ts';
import { meterAnswers } from '#platform/server/readings/meters.ts';
import { pageNamer } from '#platform/pages/page-address.ts';
import { webRoutes } from './web-routes.tsx';
import { PageCache } from '#platform/pages/page-cache.ts';
import { registerPages, type WebFiles } from './page-server.tsx';
import { serveAddresses } from './addresses/serve-addresses.ts';
import { resealTask } from './secrets/kept-under-secret.ts';
import { createRooms, tasksOf } from './server-rooms.ts';
import { diskOf, prepareDatabase, type Progress } from './first-run/prepare-database.ts';
import { leaveLine, stopServing } from './stop-serving.ts';
import { serveCopies } from './processes/copy-socket.ts';
import { type SeeingInside, seeInside } from './processes/seeing-inside.ts';
import { takeManyAtOnce } from './processes/take-many.ts';
import { obeySupervisor } from './processes/worker.ts';
import { serveStoredFiles } from './stored-files.ts';
import { tokenOf } from '#platform/pages/page-cookies.ts';

export type RunningServer = { address: string; stop: () => Promise<void> };

type ServerOptions = {
  say: Progress;
  /** Where the browser's files are, when not beside the server. */
  web?: WebFiles;
  /** This process's number, as it was claimed; the one that is set unless told. */
  instance?: InstanceNumber['current'];
};

/** Connections that wait to be taken; Node's 511 drops those of a rush, which come back after seconds. The system may allow fewer. */
const waitingAtTheDoor = 8_192;

/** Builds everything but the listening: database, rooms, HTTP. Tests and the development server start here too; `stopServing` ends it. */
export async function createServer(
  configuration: Configuration,
  database: Database,
  { say, web, instance = () => configuration.instance }: ServerOptions,
): Promise<{
  app: FastifyInstance;
  engine: Engine;
  /** Background work of the rooms and of the floor, not yet started. */
  tasks: AnyTask[];
  seeing: SeeingInside;
  beginStop: () => void;
}> {
  const admission = createAdmission(configuration.databasePool);
  const arrivals = new Arrivals();
  const isCrowded = (): boolean => arrivals.isWaiting || isInLine(admission);
  const { engine, cache } = createEngine(configuration, database, { instance, isCrowded });
  const { signals, answers, fallenGroups } = engine;
  const storage = diskOf(configuration);
  const outbox = createLetters(configuration);
  const identity = identityOf(configuration.identity);
  const policy = staffPolicyOf(configuration);
  const ports = { signals, storage, outbox, identity };
  const metered = { admission, caches: { pages: cache, answers }, fallenGroups };
  const seeing = seeInside(database, engine.clock, metered);
  const { readState, registry } = seeing;
  const rooms = createRooms({ ...configuration, ...ports, instance: instance(), policy, readState });
  let isStopping = false;
  const mount = {
    engine,
    rooms,
    admission,
    resolveCaller: resolveActingCaller(database.kysely, policy),
    hasRateLimits: configuration.hasRateLimits,
    deviceKey: keptKey(configuration.secret, 'device-marks'),
    isSecure: configuration.publicUrl.startsWith('https:'),
    checksResults: import.meta.env.DEV,
  };
  const app = await createApiApp({
    ...mount,
    countAnswers: (counted) => meterAnswers(counted, registry, pageNamer(webRoutes)),
    logLevel: configuration.logLevel,
    trustsProxy: configuration.trustsProxy,
    mapSources: mapSources(configuration.map),
    isStopping: () => isStopping,
    firstLook: { answersFirst: (...asked) => cache.answer(...asked), arrivals },
  });
  const openFile = serveStoredFiles(app, { ...mount, storage, secret: configuration.secret, tokenOf });
  const { publicUrl } = configuration;
  serveAddresses(app, { ...mount, publicUrl, openFile });
  await registerPages(app, { ...mount, cache, web, publicUrl });
  say(`${rooms.flatMap((room) => room.bindings).length} operations mounted`);
  return {
    app,
    engine,
    seeing,
    tasks: tasksOf(rooms, outbox, sealingOf(configuration, storage)),
    beginStop: () => {
      isStopping = true;
    },
  };
}

/** What calls work with, and the pages that are kept. */
function createEngine(
  { logLevel, secret }: Configuration,
  database: Database,
  { instance, isCrowded }: { instance: InstanceNumber['current']; isCrowded: () => boolean },
) {
  const log = createOperatorLog(logLevel);
  const signals = createSignals(database, log);
  const stamps = createDataStamps(database, signals);
  const engine = {
    database,
    clock: systemClock,
    newId: createIdGenerator({ instance }),
    signals,
    fallenGroups: createFallenGroups(log),
    answers: new SharedAnswers(stamps, systemClock),
    answerKey: deriveKey(secret, 'calls/answers'),
  } satisfies Engine;
  return { engine, cache: new PageCache(stamps, isCrowded) };
}

/** Seals everything anew that lies under a secret before; the log says when that one can go. */
function sealingOf({ secret, logLevel }: Configuration, storage: StoragePort): AnyTask {
  const log = createOperatorLog(logLevel);
  return resealTask(secret, storage, (line) => log('warn', line));
}

const openFor = (configuration: Configuration): Promise<Database> =>
  openDatabase({
    url: configuration.databaseUrl,
    dataDir: `${configuration.dataDir}/database`,
    poolSize: configuration.databasePool,
    namedStatements: configuration.namedStatements,
    log: createOperatorLog(configuration.logLevel),
  });

/** Prepares the database and ends, for a process of its own: what that takes is taken once, and memory is given back by ending only. */
export async function prepare(environment: Record<string, string | undefined> = process.env): Promise<void> {
  const configuration = readConfiguration(environment);
  const database = await openFor(configuration);
  try {
    const say: Progress = (line) => process.stdout.write(`${line}\n`);
    const { instance } = await prepareDatabase(configuration, database, say);
    await instance.release();
  } finally {
    await database.close();
  }
}

/** Starts the product and keeps it running until SIGTERM or SIGINT; requests in flight are finished first. */
export async function main(
  environment: Record<string, string | undefined> = process.env,
): Promise<RunningServer> {
  // Of several processes of one supervisor the first one speaks for all.
  const isFirst = !cluster.isWorker || cluster.worker?.id === 1;
  const say: Progress = (line) => isFirst && process.stdout.write(`${line}\n`);
  const configuration = readConfiguration(environment);
  const database = await openFor(configuration);
  try {
    const { instance, secret } = await prepareDatabase(configuration, database, say);
    const running = listen({ ...configuration, secret }, { database, instance, say });
    // Before it is ready: whoever sees that it is may stop it at once.
    const end = endingBy(async () => (await running).stop());
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
    return await running;
  } catch (error) {
    await database.close();
    throw error;
  }
}

type Prepared = { database: Database; instance: InstanceNumber; say: Progress };

async function listen(
  configuration: Configuration,
  { database, instance, say }: Prepared,
): Promise<RunningServer> {
  const options = { say, instance: instance.current };
  const { app, engine, tasks, seeing, beginStop } = await createServer(configuration, database, options);
  await app.listen({ port: configuration.port, host: configuration.host, backlog: waitingAtTheDoor });
  // Of several processes the supervisor takes the connections, which does nothing else.
  const takeNoMore = cluster.isWorker ? undefined : await takeManyAtOnce(app.server);
  const endSeeing = await seeing.start(configuration.metrics);
  const endCopies = await serveCopies(
    database,
    configuration.dataDir,
    createOperatorLog(configuration.logLevel),
  );
  const background = startBackground(engine, tasks, app.log);
  const { port } = app.server.address() as AddressInfo;
  const address = `http://${configuration.host === '127.0.0.1' ? 'localhost' : configuration.host}:${port}`;
  const stop = once(async () => {
    beginStop();
    takeNoMore?.();
    endSeeing();
    endCopies?.();
    await stopServing({ app, background, signals: engine.signals });
    await instance.release().catch(() => undefined);
    await database.close();
  });
  obeySupervisor(async () => {
    beginStop();
    await leaveLine(app.server);
    endingBy(stop)();
  });
  for (const line of greeting(configuration, address)) say(line);
  return { address, stop };
}

const once = (work: () => Promise<void>): (() => Promise<void>) => {
  let running: Promise<void> | undefined;
  return () => (running ??= work());
};

const endingBy = (stop: () => Promise<void>) => (): void => {
  stop().then(
    () => process.exit(0),
    (error: unknown) => {
      process.stderr.write(`${errorText(error)}\n`);
      process.exit(1);
    },
  );
};

/** One clear sentence a mistake, never a page of someone else's source. */
export function startFailure(error: unknown): string {
  if (error instanceof ConfigurationError) return error.mistakes.join('\n');
  const { code, port, address } = error as { code?: string; port?: number; address?: string };
  if (code === 'EADDRINUSE') return `port ${port} is in use by another program; stop it or set PORT`;
  if (code === 'EACCES' && port) return `port ${port} may not be used by this user; set PORT to 1024 or more`;
  if (code === 'ECONNREFUSED')
    return `the database server does not answer at ${address}:${port}; start it or correct DATABASE_URL`;
  return errorText(error);
}
