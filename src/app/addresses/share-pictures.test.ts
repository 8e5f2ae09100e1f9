import Fastify from 'fastify';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { buildPicture } from '#domains/files/testing/files.builders.ts';
import { coverShareUrl, coverUrl } from '#platform/web/cover-art/art-urls.ts';
import { serveSharePictures } from './share-pictures.ts';

it('draws a cover as the picture of a shared link, and nothing else', async () => {
  const app = Fastify();
  const photo = await buildPicture({ width: 900, height: 900, format: 'webp' });
  const shown = `/files/p/${'a'.repeat(32)}/1600.webp`;
  serveSharePictures(app, {
    openFile: async (pathname) => (pathname === shown ? { bytes: photo, headers: {} } : undefined),
  });
  const get = (url: string) => app.inject({ method: 'GET', url });
  const picture = await get(coverShareUrl('eco', 'activity:7'));
  expect(picture.headers['content-type']).toBe('image/png');
  const { width, height } = await sharp(picture.rawPayload).metadata();
  expect([width, height]).toEqual([1200, 630]);
  const other = await get(coverShareUrl('eco', 'activity:8', { tone: 'deep' }));
  expect(other.rawPayload.equals(picture.rawPayload)).toBe(false);
  const taken = await get(coverShareUrl('eco', 'activity:7', { src: shown }));
  expect(taken.headers['content-type']).toBe('image/jpeg');
  const { width: wide, height: high } = await sharp(taken.rawPayload).metadata();
  expect([wide, high]).toEqual([1200, 630]);
  for (const url of [
    `/share/photo/${'b'.repeat(32)}.jpg`,
    '/share/photo/../../x.jpg',
    '/share/cover/nothing/activity:7.png',
    '/share/cover/eco.png',
    `/share${coverUrl('eco', 'x')}`,
  ])
    expect((await get(url)).statusCode).toBe(404);
  await app.close();
});
