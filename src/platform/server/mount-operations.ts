import type {} from '@fastify/cookie';
import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseRouteId } from '#database/ids.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import type { CookieWrite, SignedInCaller } from './act.ts';
import type { Binding, Room } from './binding.ts';
import { answerFailure } from './failure-envelope.ts';
import { NotFound } from './failures.ts';
import { type Engine, invokeOperation } from './invoke-operation.ts';
import { serialiserOf } from './serialise-result.ts';

export type MountOptions = {
  engine: Engine;
  rooms: readonly Room[];
  /** Who holds an access token. @throws NotSignedIn with one of the session codes */
  resolveCaller: (accessToken: string, now: Date) => Promise<SignedInCaller>;
  /** Off in tests that call one operation hundreds of times. */
  hasRateLimits: boolean;
  /** Cookies are Secure behind https. */
  isSecure: boolean;
};

/** Mounts every operation of the rooms, all in one way. Two operations on one address are a fault at start. */
export function mountOperations(app: FastifyInstance, options: MountOptions): void {
  for (const binding of options.rooms.flatMap((room) => room.bindings)) {
    const { operation } = binding;
    app.route({
      method: operation.method,
      url: operation.path.replace('{id}', ':id'),
      config: {
        ...(operation.rateLimit && options.hasRateLimits ? { rateLimit: rateLimitOf(operation) } : {}),
      },
      handler: (request, reply) => answer(options, binding, { request, reply }),
    });
  }
}

const rateLimitOf = ({ rateLimit }: AnyOperation) => ({
  max: rateLimit?.max ?? 60,
  timeWindow: rateLimit?.windowMs ?? 60_000,
});

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function answer(
  options: MountOptions,
  binding: Binding,
  { request, reply }: Exchange,
): Promise<FastifyReply> {
  const { operation } = binding;
  const changes: CookieWrite[] = [];
  let isKept = false;
  try {
    const caller = await callerOf(options, request);
    const result = await invokeOperation(options.engine, binding, {
      caller,
      request: requestOf(request),
      requestId: request.id,
      address: request.ip,
      userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
      cookies: { read: (name) => request.cookies[name], write: (change) => changes.push(change) },
    });
    isKept = true;
    const text = serialiserOf(operation)(result);
    // The specification reads the menu at `data.menu`, every other call at `result` (decisions.md 3).
    const data = operation.name === 'getMenuByRole' ? `,"data":${text}` : '';
    setCookies(reply, changes, options.isSecure);
    return await reply
      .type('application/json; charset=utf-8')
      .send(`{"code":200,"msg":"ok","result":${text}${data}}`);
  } catch (error) {
    const failed = answerFailure(error, operation, request.id);
    if (failed.isFault)
      request.log.error({ err: error, operation: operation.name, isKept }, 'operation failed');
    else setCookies(reply, changes, options.isSecure);
    return reply.code(failed.status).send(failed.body);
  }
}

async function callerOf(options: MountOptions, request: FastifyRequest) {
  const [scheme, token] = (request.headers.authorization ?? '').split(' ');
  if (scheme?.toLowerCase() !== 'bearer' || !token) return { kind: 'anonymous' } as const;
  return options.resolveCaller(token, options.engine.clock());
}

/** Body, and for DELETE and GET the query too; a path id is digits only or the address is not there. */
function requestOf(request: FastifyRequest): unknown {
  const { id } = request.params as { id?: string };
  const query =
    request.method === 'GET' || request.method === 'DELETE'
      ? numbersOf(request.query as Record<string, unknown>)
      : {};
  const body = request.body === undefined || request.body === null ? {} : request.body;
  if (typeof body !== 'object' || Array.isArray(body)) return body;
  if (id === undefined) return { ...query, ...body };
  const parsed = parseRouteId(id);
  if (parsed === undefined) throw new NotFound();
  return { ...query, ...body, id: parsed };
}

/** Query values are text; whole numbers and true/false are read as such. */
function numbersOf(query: Record<string, unknown>): Record<string, unknown> {
  const read = (value: unknown): unknown => {
    if (value === 'true' || value === 'false') return value === 'true';
    return typeof value === 'string' && /^-?\d{1,15}$/.test(value) ? Number(value) : value;
  };
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, read(value)]));
}

function setCookies(reply: FastifyReply, changes: readonly CookieWrite[], isSecure: boolean): void {
  for (const { name, path, value, maxAgeSeconds } of changes) {
    const options = { path, httpOnly: true, sameSite: 'strict' as const, secure: isSecure };
    if (value === undefined) reply.clearCookie(name, options);
    else
      reply.setCookie(
        name,
        value,
        maxAgeSeconds === undefined ? options : { ...options, maxAge: maxAgeSeconds },
      );
  }
}
