import type { FastifyInstance } from 'fastify';
import type { FileDoor } from '#domains/files/server/index.ts';
import { categoryArt } from '#domains/site/web/category-art/category-art.ts';
import { RecentMap } from '#platform/contract/text/recent-map.ts';
import { ART_ROOT } from '#platform/web/cover-art/art-urls.ts';
import { renderArt } from '#platform/web/cover-art/render-art.ts';

/** As the places want it where links are shared. */
const size = { width: 1200, height: 630 };
/** Pictures kept at once; who shares a link asks for the same one again and again. */
const mostKept = 60;

/**
 * `/share/cover/…png`: a drawn cover as the picture of a shared link, from the address alone like the cover itself. One is made at a
 * time, so nobody keeps the machine busy by asking for many.
 */
export function serveSharePictures(app: FastifyInstance, { openFile }: { openFile: FileDoor }): void {
  servePhotos(app, openFile);
  const kept = new RecentMap<string, Promise<Buffer>>(mostKept);
  let last: Promise<unknown> = Promise.resolve();
  const make = (svg: string): Promise<Buffer> => {
    const made = last.then(() => draw(svg));
    last = made.catch(() => undefined);
    return made;
  };
  app.get('/share/cover/*', async (request, reply) => {
    const [pathname = '', query = ''] = request.raw.url?.split('?', 2) ?? [];
    const address = pathname.replace(/^\/share/, ART_ROOT).replace(/\.png$/, '.svg');
    const svg = pathname.endsWith('.png')
      ? renderArt(categoryArt, address, new URLSearchParams(query))
      : undefined;
    if (svg === undefined) return reply.callNotFound();
    const picture = kept.get(svg) ?? make(svg);
    kept.set(svg, picture);
    return reply
      .type('image/png')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(await picture);
  });
}

/** The picture library comes with the first picture: a process that draws none does without its memory. */
async function draw(svg: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(svg), { density: 144 })
    .resize({ ...size, fit: 'cover' })
    .png({ compressionLevel: 9, palette: true })
    .toBuffer();
}

/** `/share/photo/…jpg`: the photo of a cover that everybody may see, cut to the same shape; where links are shared, few read WebP. */
function servePhotos(app: FastifyInstance, openFile: FileDoor): void {
  app.get<{ Params: { name: string } }>('/share/photo/:name', async (request, reply) => {
    const key = /^([0-9a-f]{32})\.jpg$/.exec(request.params.name)?.[1];
    const path = `/files/p/${key}/1600.webp`;
    const photo = key && (await openFile(path, new URLSearchParams(), async () => ({ kind: 'anonymous' })));
    if (!photo) return reply.callNotFound();
    const { default: sharp } = await import('sharp');
    const picture = await sharp(photo.bytes)
      .resize({ ...size, fit: 'cover' })
      .jpeg({ quality: 82 })
      .toBuffer();
    return reply.type('image/jpeg').header('cache-control', 'public, max-age=86400').send(picture);
  });
}
