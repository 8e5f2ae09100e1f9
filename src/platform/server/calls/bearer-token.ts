import type { FastifyRequest } from 'fastify';

/** The access token that a call carries as `Authorization: Bearer …`; nothing else names its caller (decision 0013). */
export function bearerTokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = (headers.authorization ?? '').split(' ');
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
