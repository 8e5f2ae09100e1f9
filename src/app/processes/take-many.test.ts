import { once } from 'node:events';
import { createServer, get } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { takeManyAtOnce } from './take-many.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function openServer() {
  const server = createServer((_request, response) => response.end('in'));
  server.listen(0, '127.0.0.1', 512);
  await once(server, 'listening');
  ends.push(() => server.close().closeAllConnections());
  return { server, port: (server.address() as AddressInfo).port };
}

/** How many turns of the event loop it takes until all who came at once are in. */
async function turnsFor(
  server: ReturnType<typeof createServer>,
  port: number,
  count: number,
): Promise<number> {
  let taken = 0;
  const take = () => void (taken += 1);
  server.on('connection', take);
  for (let each = 0; each < count; each += 1) {
    const socket = connect(port, '127.0.0.1');
    ends.push(() => socket.destroy());
  }
  let turns = 0;
  for (; taken < count; turns += 1) await nextTurn();
  server.off('connection', take);
  return turns;
}

const statusOf = (port: number) =>
  new Promise((resolve, reject) => {
    get({ port, host: '127.0.0.1', agent: false }, (response) => resolve(response.resume().statusCode)).on(
      'error',
      reject,
    );
  });

it('takes many connections in one turn of the event loop, and serves each as ever', async () => {
  const { server, port } = await openServer();
  expect(await turnsFor(server, port, 160)).toBeGreaterThanOrEqual(160);
  ends.push(await takeManyAtOnce(server));
  expect(await turnsFor(server, port, 160)).toBeLessThan(80);
  const statuses = await Promise.all(Array.from({ length: 40 }, () => statusOf(port)));
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('takes nobody any more once that and the server are shut', async () => {
  const { server, port } = await openServer();
  const shut = await takeManyAtOnce(server);
  shut();
  expect(await statusOf(port)).toBe(200);
  server.close();
  await expect(statusOf(port)).rejects.toThrow('ECONNREFUSED');
});

it('where no process can be begun the server takes one at a time as before', async () => {
  const { server, port } = await openServer();
  const path = process.execPath;
  process.execPath = '/nowhere/node';
  const shut = await takeManyAtOnce(server).finally(() => (process.execPath = path));
  expect(await statusOf(port)).toBe(200);
  shut();
});

it.each([1, 20, 60])(
  'where that process is ended after %i ms nobody waits for it any more',
  async (withinMs) => {
    const { server, port } = await openServer();
    const shut = await takeManyAtOnce(server, withinMs);
    expect(await statusOf(port)).toBe(200);
    shut();
    server.close();
    await expect(statusOf(port)).rejects.toThrow('ECONNREFUSED');
  },
);

it('a stop waits for the answers under way on all of them', async () => {
  const count = 20;
  const { server, port } = await openServer();
  const waiting: (() => void)[] = [];
  server.removeAllListeners('request');
  server.on('request', (_request, response) => void waiting.push(() => response.end('late')));
  const shut = await takeManyAtOnce(server);
  const statuses = Array.from({ length: count }, () => statusOf(port));
  await vi.waitUntil(() => waiting.length === count);
  let isClosed = false;
  shut();
  server.close(() => (isClosed = true));
  for (const answer of waiting) {
    await nextTurn();
    expect(isClosed).toBe(false);
    answer();
  }
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([200]));
  await vi.waitUntil(() => isClosed);
});
