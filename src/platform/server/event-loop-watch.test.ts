import { PassThrough } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { watchEventLoop } from './event-loop-watch.ts';

const spin = (ms: number): void => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

async function appWith(options: { limitMs: number; everyMs: number }) {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'warn', stream }, forceCloseConnections: true });
  watchEventLoop(app, options);
  app.get('/blocks/:id', async () => {
    spin(400);
    return 'done';
  });
  const closed = new Promise<void>((resolve) => {
    app.get('/streams', (_request, reply) => {
      reply.raw.once('close', resolve);
      const body = new PassThrough();
      body.write('begun');
      return reply.send(body);
    });
  });
  app.get('/waits', async () => wait(2_300, 'done'));
  return { app, lines, closed };
}

it('names the route that let nobody else be answered, as it is mounted', async () => {
  const { app, lines } = await appWith({ limitMs: 200, everyMs: 10 });
  await app.inject('/blocks/13800000000?name=沈');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ level: 40, routes: ['GET /blocks/:id'] });
  expect(lines[0]?.blockedMs).toBeGreaterThan(200);
  expect(JSON.stringify(lines)).not.toMatch(/13800000000|沈/);
  await app.close();
});

it('says nothing of what merely takes long', async () => {
  const { app, lines } = await appWith({ limitMs: 2_000, everyMs: 10 });
  await app.inject('/waits');
  await wait(50);
  expect(lines).toEqual([]);
  await app.close();
});

it('forgets a stream that its reader broke off', async () => {
  const { app, lines, closed } = await appWith({ limitMs: 200, everyMs: 10 });
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ending = new AbortController();
  const answer = await fetch(`${origin}/streams`, { signal: ending.signal });
  await answer.body?.getReader().read();
  ending.abort();
  await closed;
  await app.inject('/blocks/1');
  await expect.poll(() => lines.length).toBe(1);
  expect(lines[0]).toMatchObject({ routes: ['GET /blocks/:id'] });
  await app.close();
});
