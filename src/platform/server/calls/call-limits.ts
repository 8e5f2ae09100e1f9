import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimit } from '#platform/contract/operation.ts';
import type { Caller } from './act.ts';
import { TooMany } from './failures.ts';

export type LimitCalls = (caller: Caller, request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Gives the function that counts calls of one operation: per account, or per address when nobody is signed in. A token
 * that is not valid never gets this far, so inventing tokens buys no further calls. @throws TooMany over the limit
 */
export function createCallLimit(app: FastifyInstance, { max, windowMs }: RateLimit): LimitCalls {
  const keys = new WeakMap<FastifyRequest, string>();
  const check = app.createRateLimit({
    max,
    timeWindow: windowMs,
    keyGenerator: (request) => keys.get(request) ?? request.ip,
  });
  return async (caller, request, reply) => {
    keys.set(request, caller.kind === 'anonymous' ? `address:${request.ip}` : `account:${caller.accountId}`);
    const count = await check(request);
    if (count.isAllowed || !count.isExceeded) return;
    reply.header('retry-after', count.ttlInSeconds);
    throw new TooMany();
  };
}
