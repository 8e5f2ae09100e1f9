import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, get, IncomingMessage, ServerResponse } from 'node:http';
import { connect, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { AnswerBody as Body, Pieces } from './answer-body.ts';

/** Buffers of their own for each test: other tests of this process have answers, too. */
let { AnswerBody, ownBytes } = await import('./answer-body.ts');
beforeEach(async () => {
  vi.resetModules();
  ({ AnswerBody, ownBytes } = await import('./answer-body.ts'));
});

const lentBytes = 131_072;
const pieces: Pieces = ['江澜', Buffer.from('志愿𝄞'), '', 'x'.repeat(5_000), Buffer.from('者')];
const whole = `江澜志愿𝄞${'x'.repeat(5_000)}者`;
const responseOf = (): ServerResponse => new ServerResponse(new IncomingMessage(new Socket()));
const lengthOf = ({ buffer }: Buffer): number => buffer.byteLength;

const folder = mkdtempSync(path.join(tmpdir(), 'answer-body-'));
afterAll(() => rmSync(folder, { recursive: true }));
const server = createServer();
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/**
 * A server whose answers are `bodyOf` what is asked for; `sent` is what each was put together in. Of a local socket the kernel takes some
 * hundred kilobytes for a reader who reads nothing, of a port many megabytes.
 */
async function listening(bodyOf: (address: string) => Body) {
  const sent: ArrayBufferLike[] = [];
  server.removeAllListeners('request').on('request', ({ url = '' }, response) => {
    const bytes = bodyOf(url).for(response);
    sent.push(bytes.buffer);
    response.setHeader('content-length', bytes.length);
    response.end(bytes);
  });
  const socketPath = path.join(folder, 'socket');
  await new Promise<void>((resolve) => {
    server.listen(socketPath, resolve);
  });
  const ask = (address: string, isBrokenOff = false): Promise<string> =>
    new Promise((resolve, reject) => {
      get({ socketPath, path: address }, (response) => {
        if (isBrokenOff) response.once('data', () => response.destroy());
        text(response).then(resolve, () => resolve(''));
      }).on('error', reject);
    });
  return { socketPath, sent, ask };
}

it('an answer is its pieces one after the other, however it is taken', async () => {
  const forms = [
    new AnswerBody(pieces).bytes(),
    new AnswerBody(pieces).for(responseOf()),
    await new AnswerBody(pieces).lentTo(async (bytes) => Buffer.from(bytes)),
  ];
  for (const form of forms) expect(form.toString()).toBe(whole);
  const hash = new AnswerBody(pieces).hashedWith(createHash('sha256')).digest('hex');
  expect(hash).toBe(createHash('sha256').update(whole).digest('hex'));
  expect(new AnswerBody(pieces).length).toBe(Buffer.byteLength(whole));
  for (const empty of [[], ['']]) expect(new AnswerBody(empty).for(responseOf())).toHaveLength(0);
});

it('what is sent a second time stays in bytes of its own, and what is whole is not copied', () => {
  const body = new AnswerBody(pieces);
  const [first, second, third] = [body.for(responseOf()), body.for(responseOf()), body.for(responseOf())];
  expect([first, second].map(lengthOf)).toEqual([lentBytes, body.length]);
  expect(third).toBe(second);
  expect(body.bytes()).toBe(second);
  const bytes = Buffer.from(whole);
  expect(new AnswerBody([bytes]).for(responseOf())).toBe(bytes);
});

it('a buffer is used again once its answer has gone, and once what was lent has been read or failed', async () => {
  const { sent, ask } = await listening(() => new AnswerBody(pieces));
  expect([await ask('/'), await ask('/')]).toEqual([whole, whole]);
  const [first] = sent;
  expect(sent[1]).toBe(first);
  expect(new AnswerBody(pieces).for(responseOf()).buffer).toBe(first);
  const read = vi.fn<(bytes: Buffer) => Promise<never>>(() => Promise.reject(new Error('full')));
  await expect(new AnswerBody(pieces).lentTo(read)).rejects.toThrow('full');
  const buffer = read.mock.calls[0]?.[0].buffer;
  expect(buffer).not.toBe(first);
  expect(await new AnswerBody(pieces).lentTo(async (bytes) => bytes.buffer)).toBe(buffer);
});

it('no buffer is lent for what is small or too large', () => {
  for (const length of [1, 4_000, lentBytes + 1])
    expect(lengthOf(new AnswerBody(['', 'x'.repeat(length)]).for(responseOf()))).not.toBe(lentBytes);
  expect(lengthOf(new AnswerBody(['', 'x'.repeat(lentBytes)]).for(responseOf()))).toBe(lentBytes);
});

it('there is an end to lent buffers; one that never comes back is made anew', async () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const lent = () => lengthOf(new AnswerBody(pieces).for(responseOf()));
  const held = Array.from({ length: 16 }, () => new AnswerBody(pieces).for(responseOf()));
  expect(lent()).toBe(Buffer.byteLength(whole));
  held.length = 0;
  await vi.waitFor(() => {
    collect();
    expect(lent()).toBe(lentBytes);
  });
});

it('bytes of one’s own share a block with nothing', () => {
  for (const given of ['江澜', Buffer.from('江澜')]) {
    const bytes = ownBytes(given);
    expect([bytes.toString(), lengthOf(bytes)]).toEqual(['江澜', 6]);
  }
});

it('each reader is given their own, though some are slow and some break off', async () => {
  const wholeOf = (address: string) => `${address}。`.repeat(20_000);
  const { socketPath, ask } = await listening((address) => new AnswerBody([wholeOf(address), '']));
  const asked = Array.from({ length: 60 }, (_, index) => `/${index + 10}`);
  // Ask for five each and read nothing: what the kernel does not take waits here, in all that are lent and beside them.
  const slow = asked.slice(0, 20).map((address) => {
    const socket = connect(socketPath).pause();
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\n\r\n`.repeat(5));
    return { address, socket };
  });
  const answers = await Promise.all(asked.map((address, index) => ask(address, index % 5 === 0)));
  const isWhole = asked.map((address, index) => answers[index] === wholeOf(address));
  expect(isWhole).toEqual(asked.map((_, index) => index % 5 !== 0));
  const read = slow.map(async ({ address, socket }) => {
    socket.write(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    const bodies = (await text(socket)).split(/HTTP\/1[^]*?\r\n\r\n/).slice(1);
    expect(bodies).toHaveLength(6);
    for (const body of bodies) expect(body === wholeOf(address)).toBe(true);
  });
  await Promise.all(read);
});
