import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import { z } from 'zod';
import { errorFrames, errorText } from '#platform/server/error-text.ts';
import { watchEventLoop } from '#platform/server/event-loop-watch.ts';
import { type MountOptions, mountOperations } from '#platform/server/calls/mount-operations.ts';
import { sendFailure } from '#platform/server/calls/send-failure.ts';
import { onAnswerEnd } from '#platform/server/answers/answer-ends.ts';
import type { CountAnswer } from '#platform/server/readings/answer-tally.ts';
import { addFirstLook, type FirstLook } from './answers/first-look.ts';
import { sendNoFile } from './answers/no-file.ts';
import { createRequestIds } from './answers/request-ids.ts';
import { openApiDocument } from './open-api.ts';
import type { ContentSources } from './settings/map-settings.ts';
import { addProtection } from './protection.ts';
import { addTimeLimit } from './answers/time-limit.ts';
import { serveUnreadStream } from './unread-stream.ts';

export type ApiOptions = MountOptions & {
  logLevel: string;
  /** Where log lines go; standard output unless told. */
  logStream?: { write: (line: string) => void };
  /** A proxy stands in front, and the last address of `X-Forwarded-For` is the visitor's. */
  trustsProxy: boolean;
  /** What the page with the map may load from elsewhere; nothing when absent. */
  mapSources?: ContentSources;
  /** Every request that comes over a connection goes by it before anything else. */
  firstLook?: Pick<FirstLook, 'answersFirst' | 'arrivals'>;
  /** Counts and times every answer; gives the way to count those that were answered first. */
  countAnswers?: (app: FastifyInstance) => CountAnswer;
  /** True once a stop has begun: `/readyz` says 503 so that no new work is sent here. */
  isStopping: () => boolean;
};

const bodyLimitBytes = 1_048_576;
/** What the log calls a fault outside an operation. */
const what = 'request failed';
/** The specification's request timeout, for receiving a request and again for answering it. */
const requestTimeoutMs = 50_000;

z.config(z.locales.zhCN());

/** The HTTP side of the product without its pages: security headers, limits, every operation, health and API document. */
export async function createApiApp(options: ApiOptions): Promise<FastifyInstance> {
  const nextRequestId = createRequestIds();
  const app = createFastify(options, nextRequestId);
  // Fastify would take text/plain as a body too; every call here is JSON, anything else is 415.
  app.removeContentTypeParser('text/plain');
  addLog(app, options);
  const countAnswer = options.countAnswers?.(app);
  const { firstLook, isStopping } = options;
  if (firstLook) addFirstLook(app, { ...firstLook, countAnswer, nextRequestId, isStopping });
  addFailures(app);
  addTimeLimit(app, requestTimeoutMs);
  watchEventLoop(app);
  await addProtection(app, options);
  await addDocument(app, options);
  addHealth(app, options);
  mountOperations(app, options);
  serveUnreadStream(app, options);
  for (const url of ['/api', '/api/*']) app.all(url, (_request, reply) => reply.callNotFound());
  return app;
}

function createFastify(
  { logLevel, logStream, trustsProxy }: ApiOptions,
  nextRequestId: () => string,
): FastifyInstance {
  const logger = {
    level: logLevel,
    serializers: quietSerializers,
    ...(logStream ? { stream: logStream } : {}),
  };
  return Fastify({
    logger: logLevel === 'silent' ? false : logger,
    trustProxy: trustsProxy && isNearestHop,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    genReqId: nextRequestId,
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    // Every answer is logged once, by the hook below.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    frameworkErrors: (error, request, reply) => {
      sendFailure(request, reply as FastifyReply, { error, what });
    },
  }) as unknown as FastifyInstance;
}

/** Only what the proxy in front wrote is believed: addresses before it come from the visitor, who could invent one a call. */
const isNearestHop = (_address: string, hop: number): boolean => hop === 0;

/** Logs name no query, body, header or address: those hold personal data (PIPL 51). */
const quietSerializers = {
  req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: (error: unknown) => ({ type: 'Error', message: errorText(error), stack: errorFrames(error) }),
};

/** One line an answer, with the id that the answer carries too. */
function addLog(app: FastifyInstance, { isStopping }: ApiOptions): void {
  app.addHook('onSend', async (request, reply) => {
    // A 304 says nothing that anybody could ask about, and is told apart in the log alone (decision 0038).
    if (reply.statusCode !== 304) reply.header('x-request-id', request.id);
    // A connection kept alive would hold up the stop until it falls idle for good.
    if (isStopping()) reply.header('connection', 'close');
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  onAnswerEnd(app, ({ request, reply, status }) => {
    const fields = {
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status,
      ms: Math.round(reply.elapsedTime),
    };
    // What cannot be done now is told by its own line, once a second.
    const isFault = status >= 500 && status !== 503;
    request.log[isFault ? 'error' : 'info'](fields, 'answered');
  });
}

/** Whatever goes wrong outside an operation is told in the same envelope. */
function addFailures(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => sendFailure(request, reply, { error, what }));
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !/^\/api(\/|$)/.test(request.url)
      ? sendNoFile(reply)
      : sendFailure(request, reply, { error: { statusCode: 404 }, what }),
  );
}

/** `/healthz`: the process answers. `/readyz`: it can also work, so a balancer may send people here. */
function addHealth(app: FastifyInstance, options: ApiOptions): void {
  app.get('/healthz', async () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = !options.isStopping() && (await answers(options));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
}

const answers = (options: ApiOptions): Promise<boolean> =>
  options.engine.database.health().then(
    () => true,
    () => false,
  );

/** Swagger UI comes as files; of the one style element that it puts into the page while it runs, this is the text's hash. */
const documentPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self' 'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='; img-src 'self' data:; object-src 'none'; base-uri 'self'; frame-ancestors 'none'";

/** `/api/docs` and its JSON, made from the operations themselves. */
async function addDocument(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(options.rooms) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: documentPolicy,
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
}
