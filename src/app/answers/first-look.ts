import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { CountAnswer } from '#platform/server/readings/answer-tally.ts';
import type { Arrivals } from './arrivals.ts';

/** Answers a GET itself, under the id that it is given, and says what it was and how it was answered; else it leaves it alone. */
export type FirstAnswer = (
  request: IncomingMessage,
  response: ServerResponse,
  requestId: string,
) => { name: string; status: number } | undefined;

export type FirstLook = {
  /** Asked of every GET before the framework knows of it. */
  answersFirst: FirstAnswer;
  countAnswer?: CountAnswer | undefined;
  nextRequestId: () => string;
  arrivals: Arrivals;
  /** Once a stop has begun everything goes through the framework, which lets go of connections. */
  isStopping: () => boolean;
};

/**
 * What is ready is sent before the framework, which costs more than that, has seen the request. It is logged and counted as any
 * other answer; its time ends when it is handed over to the connection. All else goes on by `arrivals`. Only what comes over a
 * connection is looked at: `inject` goes through the framework.
 */
export function addFirstLook(
  app: FastifyInstance,
  { answersFirst, countAnswer, nextRequestId, arrivals, isStopping }: FirstLook,
): void {
  const [framework] = app.server.listeners('request') as RequestListener[];
  if (!framework) throw new Error('the framework listens to no request');
  const look = (request: IncomingMessage, response: ServerResponse): boolean => {
    const since = performance.now();
    const requestId = nextRequestId();
    const answered = answersFirst(request, response, requestId);
    if (!answered) return false;
    const { name, status } = answered;
    const ms = performance.now() - since;
    countAnswer?.({ method: 'GET', route: name, status }, ms);
    app.log.info({ requestId, method: 'GET', route: '/*', status, ms: Math.round(ms) }, 'answered');
    return true;
  };
  const isDone = (request: IncomingMessage, response: ServerResponse): boolean => {
    try {
      return request.method === 'GET' && !isStopping() && look(request, response);
    } catch (error) {
      // Nobody else would catch it, and one page must not end the process.
      app.log.error({ err: error }, 'first look failed');
      if (response.headersSent) response.destroy();
      return response.headersSent;
    }
  };
  const handOn = arrivals.handingOnTo(framework);
  app.server.removeAllListeners('request').on('request', (request, response) => {
    if (!isDone(request, response)) handOn(request, response);
  });
}
