import type { FastifyInstance } from 'fastify';
import { publicPaths } from '#areas/public-site/site-navigation.ts';
import { drawQr } from '#platform/server/draw-qr.ts';

/**
 * `/qr/home.svg` and `/qr/activity-{id}.svg`: the address of a page as a QR code, drawn from the address alone. It names
 * this installation as the outside knows it, so a printed code leads here.
 */
export function serveQrPictures(app: FastifyInstance, publicUrl: string): void {
  const draw = (path: string): Promise<string> => drawQr(publicUrl + path);
  const headers = {
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=86400',
  };
  app.get('/qr/home.svg', async (_request, reply) =>
    reply.headers(headers).send(await draw(publicPaths.home)),
  );
  app.get<{ Params: { id: string } }>(
    '/qr/activity-:id(^[1-9][0-9]{0,15}).svg',
    async ({ params: { id } }, reply) =>
      reply.headers(headers).send(await draw(publicPaths.activity(Number(id)))),
  );
}
