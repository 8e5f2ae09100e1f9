import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { setTimeout as afterMs } from 'node:timers/promises';
import { connect as connectTls, createServer as createTlsServer } from 'node:tls';
import { afterEach, expect, test } from 'vitest';
import { copyingSocket } from './copying-socket.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function portOf(server: Server): Promise<number> {
  servers.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

const sending = (serve: (socket: Socket) => void): Promise<number> => portOf(createServer(serve));
const digest = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

test('a short answer takes no more than it is long', async () => {
  const port = await sending((socket) => socket.end('a few rows'));
  const socket = copyingSocket().connect(port, '127.0.0.1');
  const [piece] = (await once(socket, 'data')) as [Buffer];
  expect(piece.toString()).toBe('a few rows');
  // A piece of the pool that Node keeps for small ones.
  expect(piece.buffer.byteLength).toBeLessThanOrEqual(8192);
});

test('what was read stays as it was while others read', async () => {
  const answers = [randomBytes(3_000_000), randomBytes(2_000_000), randomBytes(100)];
  const ports = await Promise.all(answers.map((bytes) => sending((socket) => socket.end(bytes))));
  const read = await Promise.all(ports.map((port) => buffer(copyingSocket().connect(port, '127.0.0.1'))));
  expect(read.map(digest)).toEqual(answers.map(digest));
});

test('no more is read ahead than a stream keeps, and nothing is lost', async () => {
  const answer = randomBytes(8_000_000);
  const port = await sending((socket) => socket.end(answer));
  const socket = copyingSocket().connect(port, '127.0.0.1');
  const pieces: Buffer[] = [];
  let mostAhead = 0;
  for await (const piece of socket) {
    pieces.push(piece as Buffer);
    await afterMs(1);
    mostAhead = Math.max(mostAhead, socket.readableLength);
  }
  expect(digest(Buffer.concat(pieces))).toBe(digest(answer));
  expect(mostAhead).toBeLessThan(200_000);
});

test('an encrypted connection goes over it', async () => {
  const key = randomBytes(16);
  const answer = randomBytes(1_000_000);
  const settings = { ciphers: 'PSK', maxVersion: 'TLSv1.2' } as const;
  const server = createTlsServer({ ...settings, pskCallback: () => key }, (socket) => socket.end(answer));
  const socket = copyingSocket().connect(await portOf(server), '127.0.0.1');
  await once(socket, 'connect');
  const encrypted = connectTls({
    ...settings,
    socket,
    pskCallback: () => ({ psk: key, identity: 'test' }),
    checkServerIdentity: () => undefined,
  });
  expect(digest(await buffer(encrypted))).toBe(digest(answer));
});
