import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import Fastify, { type FastifyInstance } from 'fastify';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { errorText } from '#platform/server/error-text.ts';
import { answerFailure } from '#platform/server/failure-envelope.ts';
import { type MountOptions, mountOperations } from '#platform/server/mount-operations.ts';
import { openApiDocument } from './open-api.ts';

export type ApiOptions = MountOptions & {
  logLevel: string;
  trustsProxy: boolean;
  /** True once a stop has begun: `/readyz` says 503 so that no new work is sent here. */
  isStopping: () => boolean;
};

const bodyLimitBytes = 1_048_576;
/** The specification's request timeout. */
const requestTimeoutMs = 50_000;
/** Calls one address may make in a minute, whatever it calls: far above people, far below a flood. */
const floodLimit = 1_200;

z.config(z.locales.zhCN());

/** The HTTP side of the product without its pages: security headers, limits, every operation, health and API document. */
export async function createApiApp(options: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger:
      options.logLevel === 'silent' ? false : { level: options.logLevel, serializers: quietSerializers },
    trustProxy: options.trustsProxy,
    bodyLimit: bodyLimitBytes,
    requestTimeout: requestTimeoutMs,
    genReqId: () => randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
    disableRequestLogging: true,
    ajv: { customOptions: { removeAdditional: false } },
  });
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-request-id', request.id);
    if (request.url.startsWith('/api/') && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
  });
  app.addHook('onResponse', async (request, reply) => {
    const fields = {
      requestId: request.id,
      method: request.method,
      route: request.routeOptions.url ?? 'none',
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
    };
    request.log[reply.statusCode >= 500 ? 'error' : 'info'](fields, 'answered');
  });
  app.setErrorHandler((error, request, reply) => {
    const failed = answerFailure(error, undefined, request.id);
    if (failed.isFault) request.log.error({ error: errorText(error) }, 'request failed');
    return reply.code(failed.status).send(failed.body);
  });
  await addProtection(app, options);
  await addDocument(app, options);
  app.get('/healthz', { config: { rateLimit: false } }, async () => ({ status: 'ok' }));
  app.get('/readyz', { config: { rateLimit: false } }, async (_request, reply) => {
    const isReady = !options.isStopping() && (await answers(options));
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' });
  });
  mountOperations(app, options);
  app.all('/api/*', async (request, reply) => {
    const { status, body } = answerFailure({ statusCode: 404 }, undefined, request.id);
    return reply.code(status).send(body);
  });
  return app;
}

const answers = (options: ApiOptions): Promise<boolean> =>
  options.engine.database.health().then(
    () => true,
    () => false,
  );

/** Logs name no query, body, header or address: those hold personal data (PIPL 51). */
const quietSerializers = {
  req: (request: { method: string; id: string }) => ({ method: request.method, id: request.id }),
  res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  err: (error: unknown) => ({ type: 'Error', message: errorText(error), stack: '' }),
};

async function addProtection(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(cookie);
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        styleSrcAttr: ["'none'"],
        imgSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        fontSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(options.isSecure ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: options.isSecure,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  await app.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  if (options.hasRateLimits) {
    await app.register(rateLimit, {
      max: floodLimit,
      timeWindow: 60_000,
      allowList: (request) => !request.url.startsWith('/api/'),
      errorResponseBuilder: () => Object.assign(new Error('too many'), { statusCode: 429 }),
    });
  }
}

/** `/api/docs` and its JSON, made from the operations themselves. */
async function addDocument(app: FastifyInstance, options: ApiOptions): Promise<void> {
  await app.register(swagger, {
    mode: 'static',
    specification: { document: openApiDocument(options.rooms) as never },
  });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', deepLinking: true },
  });
}
