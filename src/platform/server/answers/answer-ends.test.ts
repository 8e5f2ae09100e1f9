import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { onAnswerEnd } from './answer-ends.ts';

async function openApp() {
  const app = Fastify({ forceCloseConnections: true });
  const [ends, again]: string[][] = [[], []];
  onAnswerEnd(app, ({ request, status }) => ends?.push(`${request.url} ${status}`));
  onAnswerEnd(app, ({ request, status }) => again?.push(`${request.url} ${status}`));
  app.get('/whole', async () => 'done');
  app.get('/refused', (_request, reply) => reply.code(409).send('no'));
  app.get('/streams', (_request, reply) => {
    const body = new PassThrough();
    body.write('begun');
    return reply.send(body);
  });
  app.get('/waits', () => new Promise(() => undefined));
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, origin, ends, again };
}

it('tells of every answer once, to everybody who asked', async () => {
  const { app, origin, ends, again } = await openApp();
  await (await fetch(`${origin}/whole`)).text();
  await (await fetch(`${origin}/refused`)).text();
  await app.inject('/whole');
  await expect.poll(() => ends).toEqual(['/whole 200', '/refused 409', '/whole 200']);
  expect(again).toEqual(ends);
  await app.close();
  expect(ends).toHaveLength(3);
});

it('tells of what its reader broke off: a stream by its status, an answer that never began as 499', async () => {
  const { app, origin, ends } = await openApp();
  const reading = new AbortController();
  const stream = await fetch(`${origin}/streams`, { signal: reading.signal });
  await stream.body?.getReader().read();
  reading.abort();
  await expect.poll(() => ends).toEqual(['/streams 200']);
  const waiting = new AbortController();
  const asked = fetch(`${origin}/waits`, { signal: waiting.signal }).catch(() => 'left');
  const arrived = new Promise<void>((resolve) => app.server.once('request', () => resolve()));
  await arrived;
  waiting.abort();
  expect(await asked).toBe('left');
  await expect.poll(() => ends).toEqual(['/streams 200', '/waits 499']);
  await app.close();
});
