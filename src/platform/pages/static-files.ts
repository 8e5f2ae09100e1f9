import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ArtSet } from '#platform/web/cover-art/art-set.ts';
import { ART_ROOT, mostPictures, PICTURES_PATH } from '#platform/web/cover-art/art-urls.ts';
import { renderArt } from '#platform/web/cover-art/render-art.ts';

const foreverHeader = 'public, max-age=31536000, immutable';

/** Files of the build: hashed ones for ever, the public folder's checked by ETag each hour. Sends br or gzip made beforehand. */
export async function serveBuiltFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  await app.register((files) => addBuiltFiles(files, webRoot));
}

async function addBuiltFiles(app: FastifyInstance, webRoot: string): Promise<void> {
  app.setErrorHandler(answerRefusedPath);
  await app.register(fastifyStatic, {
    root: path.join(webRoot, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: webRoot,
    wildcard: false,
    globIgnore: ['assets/**', '**/*.br', '**/*.gz'],
    preCompressed: true,
    maxAge: '1h',
    index: false,
    decorateReply: false,
  });
}

/** The library throws for a folder, a way upwards and the like: there is no such file. What fails otherwise is a fault. */
function answerRefusedPath(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = error.statusCode ?? 500;
  if (status >= 500) request.log.error({ err: error }, 'file failed');
  const [code, text] = status >= 500 ? [500, '文件暂时打不开，请稍后再试'] : [404, '没有这个文件'];
  return reply.code(code).type('text/plain; charset=utf-8').send(text);
}

/** Covers, seals and portraits: drawn out of the set from the address alone, so a browser asks once. */
export function serveArt(app: FastifyInstance, art: ArtSet): void {
  app.get(PICTURES_PATH, (request, reply) => {
    const asked = new URLSearchParams(request.raw.url?.split('?', 2)[1]).getAll('of').slice(0, mostPictures);
    const drawn = asked.flatMap((address) => {
      const [pathname = '', query = ''] = address.split('?', 2);
      const svg = renderArt(art, pathname, new URLSearchParams(query));
      return svg === undefined ? [] : [[address, svg]];
    });
    return reply.header('cache-control', foreverHeader).send(Object.fromEntries(drawn));
  });
  app.get(`${ART_ROOT}/*`, (request, reply) => {
    const [pathname = '', query = ''] = request.raw.url?.split('?', 2) ?? [];
    const svg = renderArt(art, pathname, new URLSearchParams(query));
    if (svg === undefined) return reply.code(404).type('text/plain; charset=utf-8').send('没有这幅图');
    return reply
      .type('image/svg+xml; charset=utf-8')
      .header('cache-control', foreverHeader)
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .send(svg);
  });
}
