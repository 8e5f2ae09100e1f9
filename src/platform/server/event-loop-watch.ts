import type { FastifyInstance, FastifyRequest } from 'fastify';
import { onAnswerEnd } from './answers/answer-ends.ts';

export type LoopWatchOptions = {
  /** From how long on a standstill is told, ms. */
  limitMs?: number;
  /** How often the loop is looked at while requests are under way, ms. */
  everyMs?: number;
};

/**
 * Logs a warning when the process could answer nobody for more than `limitMs`: how long it stood still, and every route that was
 * under way since the look before. Routes are named as they are mounted, so that nothing of a person is in the line.
 */
export function watchEventLoop(
  app: FastifyInstance,
  { limitMs = 1_000, everyMs = 250 }: LoopWatchOptions = {},
): void {
  const open = new Map<FastifyRequest, string>();
  /** What blocked may have been answered by the time anybody can look. */
  let answered: string[] = [];
  let timer: NodeJS.Timeout | undefined;
  let lookedAt = 0;
  const look = (): void => {
    const now = performance.now();
    const blockedMs = Math.round(now - lookedAt - everyMs);
    if (blockedMs > limitMs) {
      const routes = [...new Set([...answered, ...open.values()])];
      app.log.warn({ blockedMs, routes }, 'the event loop stood still');
    }
    lookedAt = now;
    answered = [];
    if (open.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
  app.addHook('onRequest', (request, _reply, next) => {
    open.set(request, `${request.method} ${request.routeOptions.url ?? 'none'}`);
    if (!timer) {
      lookedAt = performance.now();
      timer = setInterval(look, everyMs).unref();
    }
    next();
  });
  onAnswerEnd(app, ({ request }) => {
    answered.push(open.get(request) ?? '');
    open.delete(request);
  });
  app.addHook('onClose', async () => clearInterval(timer));
}
