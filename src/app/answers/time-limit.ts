import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { onAnswerEnd } from '#platform/server/answers/answer-ends.ts';

const lookEveryMs = 1_000;

/**
 * Answers 503 for a request whose handler takes longer than `limitMs`. One timer looks after all of them: the framework's own
 * limit makes and aborts a controller for each request, a tenth of what a small call costs. Streams that have begun go on.
 */
export function addTimeLimit(app: FastifyInstance, limitMs: number): void {
  const open = new Map<FastifyRequest, { reply: FastifyReply; since: number }>();
  let timer: NodeJS.Timeout | undefined;
  const look = (): void => {
    if (open.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
    const oldest = performance.now() - limitMs;
    for (const [request, { reply, since }] of open) {
      if (since > oldest) return;
      open.delete(request);
      if (reply.sent || reply.raw.headersSent) continue;
      void reply.send(Object.assign(new Error('took too long'), { statusCode: 503 }));
    }
  };
  app.addHook('onRequest', (request, reply, next) => {
    open.set(request, { reply, since: performance.now() });
    timer ??= setInterval(look, lookEveryMs).unref();
    next();
  });
  onAnswerEnd(app, ({ request }) => open.delete(request));
}
