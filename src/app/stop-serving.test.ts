import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { stopServing } from './stop-serving.ts';

it('tells the other processes of the last writes of requests and background work before it falls silent', async () => {
  const told: string[] = [];
  let finish = (): void => undefined;
  const step = new Promise<void>((done) => {
    finish = () => {
      told.push('background work');
      done();
    };
  });
  const app = Fastify();
  let arrived = (): void => undefined;
  const arrival = new Promise<void>((done) => {
    arrived = done;
  });
  app.get('/', async () => {
    arrived();
    await new Promise((done) => setTimeout(done, 60));
    told.push('request');
    return 'done';
  });
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(address, { headers: { connection: 'close' } }).then((response) => response.text());
  await arrival;
  const stopped = stopServing({
    app,
    background: { stop: () => step },
    signals: { close: async () => void told.push('closed') },
  });
  expect(await answer).toBe('done');
  setTimeout(finish, 20);
  await stopped;
  expect(told).toEqual(['request', 'background work', 'closed']);
});

it('is not held up by somebody who does not read an answer', async () => {
  const app = Fastify();
  app.get('/', () => Buffer.alloc(30_000_000));
  const address = await app.listen({ port: 0, host: '127.0.0.1' });
  const unread = await fetch(address);
  await stopServing({ app, signals: undefined, patienceMs: 50 });
  await expect(unread.arrayBuffer()).rejects.toThrow('terminated');
});
