import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSessionAlive, looksTopic } from '#domains/accounts/server/index.ts';
import { boxOf, messagesTopic, unreadOf } from '#domains/messages/server/index.ts';
import { todoTables } from '#domains/statistics/server/index.ts';
import { sessionCodes } from '#platform/contract/envelope.ts';
import type { SignedInCaller } from '#platform/server/calls/act.ts';
import { actingForOf } from '#platform/server/calls/acting-for.ts';
import { bearerTokenOf } from '#platform/server/calls/bearer-token.ts';
import {
  createEventStreams,
  type EventStream,
  type EventStreams,
} from '#platform/server/signals/event-streams.ts';
import { tableTopic } from '#platform/server/signals/data-stamps.ts';
import { NotSignedIn, Unavailable } from '#platform/server/calls/failures.ts';
import type { MountOptions } from '#platform/server/calls/mount-operations.ts';
import { sendFailure } from '#platform/server/calls/send-failure.ts';

export type UnreadStreamOptions = Pick<MountOptions, 'engine' | 'resolveCaller'> & {
  /** Pause between signs of life; each looks whether the session still stands. */
  heartbeatMs?: number;
};

const address = '/api/messages/StreamUnread';
const limits = { perKey: 4, inAll: 5_000 };
const heartbeatMs = 20_000;
/** Several messages of one moment are told once. */
const gatherMs = 100;
/** So often at most staff are told that what waits for them may have changed. */
const workGatherMs = 1_000;

/**
 * `GET /api/messages/StreamUnread`: the caller's unread messages as server-sent events, at once and whenever they change
 * in any process; to staff also, as `work`, that a queue of the back office may have changed, and as `looks`, that a colleague opened or left an item of a desk. Ends with the session (event `session`), and at once when the server stops, so that it holds up nothing.
 */
export function serveUnreadStream(app: FastifyInstance, options: UnreadStreamOptions): void {
  const streams = createEventStreams(limits);
  app.addHook('preClose', async () => streams.close());
  app.get(address, (request, reply) => {
    // Not awaited by the framework: a reader that goes away is no failure.
    void open(options, streams, { request, reply });
  });
}

type Exchange = { request: FastifyRequest; reply: FastifyReply };

async function open(
  options: UnreadStreamOptions,
  streams: EventStreams,
  { request, reply }: Exchange,
): Promise<void> {
  try {
    const caller = await callerOf(options, request);
    const stream = streams.open(String(caller.accountId));
    if (!stream) throw new Unavailable('busy');
    keepTelling(options, caller, stream);
    sendStream(reply, stream);
  } catch (error) {
    // Who has gone away reads no answer.
    if (reply.sent || request.raw.destroyed) return;
    sendFailure(request, reply, { error, what: 'stream failed' });
  }
}

function callerOf(
  { resolveCaller, engine }: UnreadStreamOptions,
  request: FastifyRequest,
): Promise<SignedInCaller> {
  const token = bearerTokenOf(request);
  if (!token) throw new NotSignedIn(sessionCodes.unknown);
  return resolveCaller(token, engine.clock(), actingForOf(request));
}

function sendStream(reply: FastifyReply, { body }: EventStream): FastifyReply {
  return (
    reply
      .type('text/event-stream; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('x-accel-buffering', 'no')
      // Kept alive behind its end, the connection would hold up the stop.
      .header('connection', 'close')
      .send(body)
  );
}

/** Tells the count now, after each signal, and looks after the session until the stream ends. */
function keepTelling(options: UnreadStreamOptions, caller: SignedInCaller, stream: EventStream): void {
  const { kysely } = options.engine.database;
  let gathering: NodeJS.Timeout | undefined;
  const endOnFault = (work: () => Promise<void>) => (): void => {
    work().catch(() => stream.end());
  };
  const tell = endOnFault(async () => {
    gathering = undefined;
    stream.send('unread', await unreadOf(kysely, boxOf(caller)));
  });
  const look = endOnFault(async () => {
    if (await isSessionAlive(kysely, caller.sessionId, options.engine.clock()))
      return stream.send('alive', {});
    stream.send('session', {});
    stream.end();
  });
  const stopListening = options.engine.signals?.subscribe(messagesTopic(boxOf(caller)), () => {
    gathering ??= setTimeout(tell, gatherMs).unref();
  });
  const stopWork = caller.kind === 'staff' ? tellWork(options, stream) : undefined;
  const heartbeat = setInterval(look, options.heartbeatMs ?? heartbeatMs).unref();
  stream.onEnd(() => {
    stopListening?.();
    stopWork?.();
    clearInterval(heartbeat);
    clearTimeout(gathering);
  });
  tell();
}

/** Says that a queue may have changed, or who looks at it, never how: each reader asks for what they may see. Gives the way to stop. */
function tellWork({ engine }: UnreadStreamOptions, stream: EventStream): () => void {
  let gathering: NodeJS.Timeout | undefined;
  const note = (): void => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      stream.send('work', {});
    }, workGatherMs).unref();
  };
  // `table:*` means every table: only those of the queues count, and the word that anything may have changed.
  const counted = new Set([...todoTables, '*'].map(tableTopic));
  const stop = engine.signals?.subscribe(tableTopic('*'), (topic) => {
    if (counted.has(topic)) note();
  });
  const stopLooks = engine.signals?.subscribe(looksTopic, () => stream.send('looks', {}));
  return () => {
    stop?.();
    stopLooks?.();
    clearTimeout(gathering);
  };
}
