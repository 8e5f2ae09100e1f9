import type { FastifyReply } from 'fastify';

/** A day inside the path of a route. */
export const dayInAddress = '(^\\d{4}-\\d{2}-\\d{2})';

/** Sends what everybody may keep, and any site may read, as a JSON file of this name. */
export const sendPublicFile = (
  reply: FastifyReply,
  file: object,
  { name, maxAgeSeconds }: { name: string; maxAgeSeconds: number },
): FastifyReply =>
  reply
    .type('application/json; charset=utf-8')
    .header('access-control-allow-origin', '*')
    .header('cache-control', `public, max-age=${maxAgeSeconds}`)
    .header('content-disposition', `attachment; filename="${name}.json"`)
    .send(`${JSON.stringify(file, null, 1)}\n`);
