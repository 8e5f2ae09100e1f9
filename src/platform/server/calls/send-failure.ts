import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AnyOperation } from '#platform/contract/operation.ts';
import { logTrouble } from '../telling/trouble-log.ts';
import { answerFailure } from './failure-envelope.ts';

type Failed = {
  error: unknown;
  /** Whose refusals it may be. */
  operation?: AnyOperation;
  /** What the log calls it when it is a fault. */
  what: string;
};

/** Answers with the envelope of whatever was thrown, and tells the operator: of a fault at once, of load and the database once a second. */
export function sendFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { error, operation, what }: Failed,
): FastifyReply {
  const { status, body, isFault, unavailable } = answerFailure(error, operation, request.id);
  if (isFault) request.log.error({ err: error, ...(operation && { operation: operation.name }) }, what);
  if (unavailable) {
    logTrouble(request.log, unavailable);
    reply.header('retry-after', unavailable.retryAfterSeconds);
  }
  // Its type is said anew: what had begun may have been of another, and then the envelope would not be written as JSON.
  return reply.code(status).type('application/json; charset=utf-8').send(body);
}
