import type {} from '@fastify/cookie';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { AnswerBody } from '../answers/answer-body.ts';
import type { Key } from '../encryption.ts';
import type { Caller, CookieWrite, SignedInCaller } from './act.ts';
import { bearerTokenOf } from './bearer-token.ts';
import type { Binding, Room } from './binding.ts';
import { type Command, commandOf } from './command-answers.ts';
import { createCallLimit, type LimitCalls } from './call-limits.ts';
import { deviceHashOf, newDeviceMark } from './device-mark.ts';
import { actingForOf } from './acting-for.ts';
import type { Admission } from './admission.ts';
import { Failure, NotSignedIn } from './failures.ts';
import { type Engine, invokeOperation, requireAllowed } from './invoke-operation.ts';
import { requestReader } from './read-request.ts';
import { readUpload } from './read-upload.ts';
import { sendFailure } from './send-failure.ts';
import { keptRowsWriter, resultSerialiser, writingOnce } from './serialise-result.ts';

export type MountOptions = {
  engine: Engine;
  rooms: readonly Room[];
  /** Who holds an access token, and for whom they act. @throws NotSignedIn with one of the session codes, Forbidden */
  resolveCaller: (accessToken: string, now: Date, actingFor?: string) => Promise<SignedInCaller>;
  /** Off in tests that call one operation hundreds of times, and when measuring. */
  hasRateLimits: boolean;
  /** Cookies are Secure behind https. */
  isSecure: boolean;
  /** Key under which the marks of browsers are kept. */
  deviceKey: Key;
  /** Tests and development: a result that its schema does not allow is a fault instead of being trimmed. */
  checksResults?: boolean;
  /** Lines before the database; without them all work begins at once. */
  admission?: Admission;
};

/** One operation made ready once, at the start. */
type Mounted = {
  binding: Binding;
  readRequest: (request: FastifyRequest) => unknown;
  write: (result: unknown) => AnswerBody;
  limitCalls: LimitCalls;
  options: MountOptions;
};

/** Mounts every operation of the rooms, all in one way. Two operations on one address are a fault at start. */
export function mountOperations(app: FastifyInstance, options: MountOptions): void {
  for (const binding of options.rooms.flatMap((room) => room.bindings)) {
    if (binding.operation.upload) mountUpload(app, binding, options);
    else mountOperation(app, binding, options);
  }
}

function mountOperation(app: FastifyInstance, binding: Binding, options: MountOptions): void {
  const { operation } = binding;
  const limit = options.hasRateLimits ? operation.rateLimit : undefined;
  const write = answerWriter(operation, options.checksResults);
  const mounted: Mounted = {
    binding,
    readRequest: requestReader(operation),
    // Of these, many may be given one and the same result.
    write: operation.shared || binding.isGathered ? writingOnce(write) : write,
    limitCalls: limit ? createCallLimit(app, limit) : async () => undefined,
    options,
  };
  app.route({
    method: operation.method,
    url: operation.path.replace('{id}', ':id'),
    handler: (request, reply) => answer(mounted, request, reply),
  });
}

/** In a scope of its own, so that every other operation goes on refusing what is not JSON. */
function mountUpload(app: FastifyInstance, binding: Binding, options: MountOptions): void {
  const { maxBytes = 0 } = binding.operation.upload ?? {};
  app.register(async (scope) => {
    await scope.register(multipart, {
      limits: { files: 1, fields: 5, parts: 6, fieldSize: 1_000, fileSize: maxBytes, headerPairs: 20 },
    });
    mountOperation(scope, binding, options);
  });
}

/** A file is read only for somebody who may send it. */
function gather({ binding, readRequest }: Mounted, caller: Caller, request: FastifyRequest): unknown {
  if (!binding.operation.upload) return readRequest(request);
  requireAllowed(binding.operation, caller);
  return readUpload(request);
}

/** Session → caller → limit → request → transaction and use case → strict result → envelope. */
async function answer(mounted: Mounted, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { binding, options } = mounted;
  const cookies: CookieWrite[] = [];
  try {
    const deviceHash = deviceHashOf(options.deviceKey, request.cookies);
    const body = await inLane(mounted, reply, async () => {
      const caller = await callerOf(options, binding.operation, request);
      await mounted.limitCalls(caller, request, reply);
      const asked = await gather(mounted, caller, request);
      return once(mounted, { caller, request, cookies }, (keep) =>
        invokeOperation(options.engine, binding, {
          caller,
          request: asked,
          requestId: request.id,
          address: request.ip,
          deviceHash,
          userAgent: (request.headers['user-agent'] ?? '').slice(0, 200),
          cookies: { read: (name) => request.cookies[name], write: (cookie) => cookies.push(cookie) },
          conclude: mounted.write,
          keep,
          inOwnLane: (work) => inOwnLane(mounted, reply, work),
        }),
      );
    });
    // Logging in is a write, so a browser that keeps cookies has its mark before it does anything of weight.
    if (deviceHash === null && binding.operation.effect === 'write') cookies.push(newDeviceMark());
    setCookies(reply, cookies, options.isSecure);
    return reply.type('application/json; charset=utf-8').send(body.for(reply.raw));
  } catch (error) {
    if (error instanceof Failure && error.keepsEffects) setCookies(reply, cookies, options.isSecure);
    return sendFailure(request, reply, { error, operation: binding.operation, what: 'operation failed' });
  }
}

type Sending = { caller: Caller; request: FastifyRequest; cookies: CookieWrite[] };

/** Carries a command out, or says what was answered when it was carried out before. */
async function once(
  { binding: { operation }, options: { engine } }: Mounted,
  { caller, request, cookies }: Sending,
  run: (keep: Command['keep'] | undefined) => Promise<AnswerBody>,
): Promise<AnswerBody> {
  const { answerKey: key, database } = engine;
  const command = key && commandOf(request, { key, operation, caller, now: engine.clock() });
  if (!command) return run(undefined);
  try {
    return await run(command.keep);
  } catch (error) {
    if (error instanceof Failure && error.keepsEffects) throw error;
    const answer = await command.answered(database.kysely).catch(() => undefined);
    if (!answer) throw error;
    cookies.length = 0;
    return answer;
  }
}

/** In which line an operation stands; what is read or written together waits in its groups, and is bounded in number and time all the same. */
export const laneOf = ({
  operation: { isReport, effect },
  together,
  isGathered,
}: Pick<Binding, 'operation' | 'together' | 'isGathered'>): keyof Admission => {
  if (isReport) return 'report';
  if (together) return 'together';
  return isGathered ? 'gathered' : effect;
};

/** Files come at the pace of their sender, who would hold up everybody behind. */
function inLane<Result>(
  { binding, options }: Mounted,
  reply: FastifyReply,
  work: () => Promise<Result>,
): Promise<Result> {
  const lane = binding.operation.upload ? undefined : options.admission?.[laneOf(binding)];
  // Of the answer: a request counts as destroyed as soon as its body was read.
  return lane ? lane.run(work, () => reply.raw.destroyed) : work();
}

/** Whoever could not be written together with others needs a connection like every write; all others have their place already. */
const inOwnLane = <Result>(
  { binding, options }: Mounted,
  reply: FastifyReply,
  work: () => Promise<Result>,
): Promise<Result> =>
  binding.together && options.admission
    ? options.admission.write.run(work, () => reply.raw.destroyed)
    : work();

function answerWriter(operation: AnyOperation, isChecked?: boolean): Mounted['write'] {
  if (operation.shared?.ofKeptRows && !operation.repeatsInData) {
    const write = keptRowsWriter(operation, isChecked);
    return (result) => new AnswerBody([envelopeBegins, ...write(result), '}']);
  }
  const serialise = resultSerialiser(operation, isChecked);
  return (result) => {
    const text = serialise(result);
    const data = operation.repeatsInData ? [',"data":', text] : [];
    return new AnswerBody([envelopeBegins, text, ...data, '}']);
  };
}

const envelopeBegins = '{"code":200,"msg":"ok","result":';

/**
 * Identity comes from the bearer token only. What is open to everybody stays open to the holder of a dead token (or
 * logging in again would need logging out first); only a read tells an expired one, so that the page can renew it.
 */
async function callerOf(
  { resolveCaller, engine }: MountOptions,
  { caller, effect }: AnyOperation,
  request: FastifyRequest,
): Promise<Caller> {
  const token = bearerTokenOf(request);
  if (!token) return { kind: 'anonymous' };
  try {
    return await resolveCaller(token, engine.clock(), actingForOf(request));
  } catch (error) {
    const isRenewable = error instanceof NotSignedIn && error.code === sessionCodes.expired;
    const isOpen = caller === 'public' && !(isRenewable && effect === 'read');
    if (error instanceof NotSignedIn && isOpen) return { kind: 'anonymous' };
    throw error;
  }
}

function setCookies(reply: FastifyReply, cookies: readonly CookieWrite[], isSecure: boolean): void {
  for (const { name, path, value, maxAgeSeconds: maxAge } of cookies) {
    const options = { path, httpOnly: true, sameSite: 'strict' as const, secure: isSecure };
    if (value === undefined) reply.clearCookie(name, options);
    else reply.setCookie(name, value, maxAge === undefined ? options : { ...options, maxAge });
  }
}
