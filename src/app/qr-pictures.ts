import type { FastifyInstance } from 'fastify';
import { toString as qrSvg } from 'qrcode';
import { publicPaths } from '#areas/public-site/site-navigation.ts';

/**
 * `/qr/home.svg` and `/qr/activity-{id}.svg`: the address of a page as a QR code, drawn from the address alone. It names
 * this installation as the outside knows it, so a printed code leads here.
 */
export function serveQrPictures(app: FastifyInstance, publicUrl: string): void {
  const draw = (path: string): Promise<string> =>
    qrSvg(publicUrl + path, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' });
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
