import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { coverShareUrl, coverUrl } from '#platform/web/cover-art/art-urls.ts';
import { serveSharePictures } from './share-pictures.ts';

it('draws a cover as the picture of a shared link, and nothing else', async () => {
  const app = Fastify();
  serveSharePictures(app);
  const get = (url: string) => app.inject({ method: 'GET', url });
  const picture = await get(coverShareUrl('eco', 'activity:7'));
  expect(picture.headers['content-type']).toBe('image/png');
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const other = await get(coverShareUrl('eco', 'activity:8', { tone: 'deep' }));
  expect(other.rawPayload.equals(picture.rawPayload)).toBe(false);
  for (const url of [
    '/share/cover/nothing/activity:7.png',
    '/share/cover/eco.png',
    `/share${coverUrl('eco', 'x')}`,
  ])
    expect((await get(url)).statusCode).toBe(404);
  await app.close();
});
