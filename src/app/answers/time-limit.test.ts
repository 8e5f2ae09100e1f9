import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addTimeLimit } from './time-limit.ts';

it('answers 503 for what takes too long, and leaves alone what does not', async () => {
  const app = Fastify();
  addTimeLimit(app, 50);
  let finish = (): void => undefined;
  const stuck = new Promise<void>((resolve) => {
    finish = resolve;
  });
  app.get('/slow', async () => stuck.then(() => 'late'));
  app.get('/fast', async () => 'in time');
  const slow = app.inject('/slow');
  expect((await app.inject('/fast')).body).toBe('in time');
  expect((await slow).statusCode).toBe(503);
  finish();
  await app.close();
});

it('lets a stream that has begun go on beyond the limit', async () => {
  const app = Fastify();
  addTimeLimit(app, 50);
  const body = new PassThrough();
  app.get('/stream', (_request, reply) => {
    body.write('first ');
    return reply.send(body);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const whole = new Promise<string>((resolve, reject) => {
    httpRequest({ port, path: '/stream', host: '127.0.0.1', agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve(text)).on('error', reject);
    }).end();
  });
  setTimeout(() => body.end('last'), 1_600);
  expect(await whole).toBe('first last');
  await app.close();
});
