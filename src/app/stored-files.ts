import type { FastifyInstance } from 'fastify';
import type { FileDoor } from '#domains/files/server/index.ts';

/** Serves `/files/*`: uploaded pictures and documents, each with the headers the files room gives. */
export function serveStoredFiles(app: FastifyInstance, open: FileDoor): void {
  app.get('/files/*', async (request, reply) => {
    const [pathname = '', query = ''] = request.raw.url?.split('?', 2) ?? [];
    const file = await open(pathname, new URLSearchParams(query));
    if (!file) return reply.code(404).type('text/plain; charset=utf-8').send('没有这个文件，或链接已过期');
    return reply.headers(file.headers).send(file.bytes);
  });
}
