import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { addTimeLimit } from './time-limit.ts';

const lookEveryMs = 1_000;
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

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
  vi.advanceTimersByTime(lookEveryMs);
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
  let begin = (): void => undefined;
  const begun = new Promise<void>((resolve) => (begin = resolve));
  const whole = new Promise<string>((resolve, reject) => {
    httpRequest({ port, path: '/stream', host: '127.0.0.1', agent: false }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        begin();
      });
      response.on('end', () => resolve(text)).on('error', reject);
    }).end();
  });
  await begun;
  vi.advanceTimersByTime(3 * lookEveryMs);
  body.end('last');
  expect(await whole).toBe('first last');
  await app.close();
});
