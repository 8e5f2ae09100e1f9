import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { serveQrPictures } from './qr-pictures.ts';

it('draws the code of an activity’s address and of nothing else', async () => {
  const app = Fastify();
  serveQrPictures(app, 'https://zy.example');
  const get = (url: string) => app.inject({ method: 'GET', url });
  const one = await get('/qr/activity-7.svg');
  expect(one.headers['content-type']).toContain('image/svg+xml');
  expect(one.body).toContain('<svg');
  expect((await get('/qr/activity-8.svg')).body).not.toBe(one.body);
  expect((await get('/qr/home.svg')).statusCode).toBe(200);
  for (const url of ['/qr/activity-0.svg', '/qr/activity-x.svg', '/qr/team-7.svg'])
    expect((await get(url)).statusCode).toBe(404);
  await app.close();
});
