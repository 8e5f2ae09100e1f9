import { PassThrough } from 'node:stream';
import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchEventLoop } from './event-loop-watch.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const options = { limitMs: 200, everyMs: 10 };
/** The time goes on, and nobody has a turn. */
const standStill = (ms: number): void => {
  const now = performance.now() + ms;
  vi.spyOn(performance, 'now').mockReturnValue(now);
};

async function openApp() {
  const lines: Record<string, unknown>[] = [];
  const stream = { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) };
  const app = Fastify({ logger: { level: 'warn', stream }, forceCloseConnections: true });
  watchEventLoop(app, options);
  app.get('/blocks/:id', async () => {
    standStill(400);
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
  app.get('/waits', async () => {
    vi.advanceTimersByTime(2_300);
    return 'done';
  });
  const look = (): void => void vi.advanceTimersByTime(options.everyMs);
  return { app, lines, closed, look };
}

it('names the route that let nobody else be answered, as it is mounted', async () => {
  const { app, lines, look } = await openApp();
  await app.inject('/blocks/13800000000?name=沈');
  look();
  expect(lines).toMatchObject([{ level: 40, routes: ['GET /blocks/:id'], blockedMs: 390 }]);
  expect(JSON.stringify(lines)).not.toMatch(/13800000000|沈/);
  await app.close();
});

it('says nothing of what merely takes long', async () => {
  const { app, lines, look } = await openApp();
  await app.inject('/waits');
  look();
  expect(lines).toEqual([]);
  await app.close();
});

it('forgets a stream that its reader broke off', async () => {
  const { app, lines, closed, look } = await openApp();
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const ending = new AbortController();
  const answer = await fetch(`${origin}/streams`, { signal: ending.signal });
  await answer.body?.getReader().read();
  ending.abort();
  await closed;
  look();
  await app.inject('/blocks/1');
  look();
  expect(lines).toMatchObject([{ routes: ['GET /blocks/:id'] }]);
  await app.close();
});
