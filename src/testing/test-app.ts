import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApiApp } from '#app/api-app.ts';
import type { Admission } from '#platform/server/calls/admission.ts';
import { resolveActingCaller } from '#app/resolve-acting-caller.ts';
import { createRooms } from '#app/server-rooms.ts';
import { serveStoredFiles } from '#app/stored-files.ts';
import type { Sql } from '#database/transaction.ts';
import type { StaffPolicy } from '#domains/accounts/server/index.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import type { Envelope } from '#platform/contract/envelope.ts';
import { actingForHeader } from '#platform/contract/account-kinds.ts';
import type { AnyOperation, RequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Room } from '#platform/server/calls/binding.ts';
import { deriveKey } from '#platform/server/encryption.ts';
import { bearerTokenOf } from '#platform/server/calls/bearer-token.ts';
import type { Engine } from '#platform/server/calls/invoke-operation.ts';
import { createManualClock } from '#platform/server/ports/clock.ts';
import { createMemoryStorage, type StoragePort } from '#platform/server/ports/storage.ts';
import { createSignals } from '#platform/server/signals/signals.ts';
import { houseRows } from './house-rows.ts';
import { signIn, signInAs, type SignedIn, type SignInKind, type SignInWishes } from './sign-in.ts';
import { testId } from './test-act.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import type { Seed } from './test-seed.ts';

export type TestAppOptions = {
  /** What the database holds at first: the rows that every installation has unless told. */
  seed?: Seed;
  /** The rooms of the house unless told. */
  rooms?: readonly Room[];
  /** Where the clock stands; it moves only by `clock.moveBy`. */
  now?: Date;
  hasRateLimits?: boolean;
  /** Like production instead: results are trimmed to their schema, not checked. */
  trimsResults?: boolean;
  /** Behind a proxy that names the visitor. */
  trustsProxy?: boolean;
  /** What staff are asked for; the password alone unless told. */
  policy?: StaffPolicy;
  /** Whether the process was told to stop. */
  isStopping?: () => boolean;
  /** Lines before the database; none unless told. */
  admission?: Admission;
};

export type Answer<Result> = { status: number; body: Envelope<Result> };

/** Who calls, for which team if any, and with which device mark the browser was given before. */
export type CallingAs = Pick<SignedIn, 'token'> & { device?: string; actingFor?: number };

export type TestApp = {
  app: FastifyInstance;
  engine: Engine;
  rooms: readonly Room[];
  clock: ReturnType<typeof createManualClock>;
  database: TestDatabase;
  sql: Sql;
  /** Where uploaded files lie. */
  storage: StoragePort;
  /** Every line of the log, as an operator would read it. */
  logLines: string[];
  signIn: <Kind extends SignInKind>(kind: Kind, wish?: SignInWishes[Kind]) => ReturnType<typeof signIn<Kind>>;
  signInAs: (accountId: number) => Promise<SignedIn>;
  /** Calls an operation over HTTP as a browser does. Faults (500) throw with the logged cause, so that no test hides one. */
  call: <O extends AnyOperation>(
    operation: O,
    request: RequestOf<O>,
    as?: CallingAs,
  ) => Promise<Answer<ResultOf<O>>>;
  inject: (options: InjectOptions) => Promise<LightMyRequestResponse>;
  close: () => Promise<void>;
};

/** The whole API in process, on a fresh database. Close it in `afterAll`. */
export async function openTestApp(options: TestAppOptions = {}): Promise<TestApp> {
  const database = await openTestDatabase(options.seed ?? houseRows);
  const sql = database.kysely;
  const clock = createManualClock(options.now ?? new Date());
  const signals = createSignals(database);
  const answerKey = deriveKey(testSecret, 'calls/answers');
  const engine: Engine = { database, clock, newId: testId, signals, answerKey };
  const storage = createMemoryStorage();
  const rooms =
    options.rooms ??
    createRooms({
      secret: testSecret,
      publicUrl: 'http://localhost',
      storage,
      signals,
      ...(options.policy ? { policy: options.policy } : {}),
    });
  const logLines: string[] = [];
  const app = await createApiApp({
    engine,
    rooms,
    resolveCaller: resolveActingCaller(sql, options.policy),
    hasRateLimits: options.hasRateLimits ?? false,
    isSecure: false,
    deviceKey: deriveKey(testSecret, 'device-marks'),
    checksResults: !options.trimsResults,
    logLevel: 'info',
    logStream: { write: (line) => void logLines.push(line) },
    trustsProxy: options.trustsProxy ?? false,
    isStopping: options.isStopping ?? (() => false),
    ...(options.admission ? { admission: options.admission } : {}),
  });
  serveStoredFiles(app, {
    engine,
    rooms,
    storage,
    secret: testSecret,
    resolveCaller: resolveActingCaller(sql, options.policy),
    tokenOf: bearerTokenOf,
  });
  return {
    app,
    engine,
    rooms,
    clock,
    database,
    sql,
    storage,
    logLines,
    signIn: (kind, wish) => signIn({ sql, now: clock() }, kind, wish),
    signInAs: (accountId) => signInAs({ sql, now: clock() }, accountId),
    call: async (operation, request, as) => {
      const response = await app.inject(toHttp(operation, request, as));
      if (response.statusCode >= 500) throw new Error(`${operation.name}: ${faultOf(logLines)}`);
      return { status: response.statusCode, body: response.json() };
    },
    inject: (request) => app.inject(request),
    close: async () => {
      await app.close();
      await signals.close();
      await database.close();
    },
  };
}

/** One operation's request as HTTP: `{id}` in the path, the rest in the query for GET, in the body otherwise. */
export function toHttp(
  { method, path }: Pick<AnyOperation, 'method' | 'path'>,
  request: unknown,
  as?: CallingAs,
): InjectOptions {
  const { id, ...rest } = { ...(request as Record<string, unknown>) };
  const hasId = path.includes('{id}');
  const values = hasId || id === undefined ? rest : { id, ...rest };
  const isQuery = method === 'GET';
  return {
    method,
    url: path.replace('{id}', String(id)),
    headers: {
      ...(as && { authorization: `Bearer ${as.token}` }),
      ...(as?.actingFor !== undefined && { [actingForHeader]: String(as.actingFor) }),
    },
    ...(as?.device ? { cookies: { 'Device-Mark': as.device } } : {}),
    ...(isQuery
      ? { query: Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)])) }
      : { payload: values }),
  };
}

const faultOf = (logLines: readonly string[]): string => {
  const line = logLines.findLast((text) => text.includes('"err"'));
  const { err } = JSON.parse(line ?? '{}') as { err?: { message: string; stack: string } };
  return err ? `${err.message}\n${err.stack}` : 'answered 500 and logged nothing';
};
