import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** What an answer ended with: its status, or 499 where its reader left before it began (nginx's word for it). */
export type AnswerEnd = { request: FastifyRequest; reply: FastifyReply; status: number };

declare module 'fastify' {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be filled in from another file
  interface FastifyRequest {
    /** Whether its end was told. */
    isEndTold: boolean;
  }
}

const leftBefore = 499;
const tellers = new WeakMap<FastifyInstance, ((end: AnswerEnd) => void)[]>();

/**
 * Tells of the end of every answer, once: also of those that their reader broke off, as every open page does with its stream, of
 * which the framework says nothing. To be called before routes are mounted.
 */
export function onAnswerEnd(app: FastifyInstance, tell: (end: AnswerEnd) => void): void {
  const known = tellers.get(app);
  if (known) {
    known.push(tell);
    return;
  }
  const all = [tell];
  tellers.set(app, all);
  app.decorateRequest('isEndTold', false);
  const tellOnce = (request: FastifyRequest, reply: FastifyReply): void => {
    if (request.isEndTold) return;
    request.isEndTold = true;
    const { headersSent, statusCode } = reply.raw;
    const end = { request, reply, status: headersSent ? statusCode : leftBefore };
    for (const each of all) each(end);
  };
  app.addHook('onRequest', (request, reply, next) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) tellOnce(request, reply);
    });
    next();
  });
  app.addHook('onResponse', (request, reply, next) => {
    tellOnce(request, reply);
    next();
  });
}
