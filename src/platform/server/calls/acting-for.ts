import type { FastifyRequest } from 'fastify';
import { actingForHeader } from '#platform/contract/account-kinds.ts';

/** For whom the browser says that its holder acts; undefined for themselves. Whether they may is decided by `resolveCaller`. */
export function actingForOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const sent = headers[actingForHeader];
  return typeof sent === 'string' ? sent : undefined;
}
