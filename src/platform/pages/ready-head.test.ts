import { createServer } from 'node:http';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { ReadyHead } from './ready-head.ts';

const headers = ['etag', '"a"', 'vary', 'Cookie', 'content-length', '4'];
let whole: ReadyHead;
let unchanged: ReadyHead;
const put = vi.fn<() => void>();
let count = 0;

const server = createServer((request, response) => {
  count += 1;
  const writeHead = response.writeHead.bind(response) as (...given: unknown[]) => ServerResponse;
  response.writeHead = (...given: unknown[]) => {
    put();
    return writeHead(...given);
  };
  if (request.headers['if-none-match']) unchanged.write(response).end();
  else whole.write(response, `id-${count}`).end('page');
});

beforeAll(
  () =>
    new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve);
    }),
);
afterAll(() => void server.close());
afterEach(() => vi.useRealTimers());

function startAnew(): void {
  whole = new ReadyHead(200, headers);
  unchanged = new ReadyHead(304, headers.slice(0, 4));
  put.mockClear();
  count = 0;
}

const ask = (...lines: string[]): string => ['GET / HTTP/1.1', 'Host: a', ...lines, '', ''].join('\r\n');

/** What is said to requests that are sent one behind the other, the last of which ends the connection; cut into answers. */
async function say(...requests: string[]): Promise<string[]> {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(requests.join(''));
  return (await text(socket)).split(/(?=HTTP\/1\.1)/);
}

const last = ask('Connection: close');

it('is put together once, and sent again with an id of its own', async () => {
  startAnew();
  const [first = '', ...others] = await say(ask(), ask(), ask(), last);
  expect(first).toMatch(
    /^HTTP\/1\.1 200 OK\r\netag: "a"\r\nvary: Cookie\r\ncontent-length: 4\r\nx-request-id: id-1\r\nDate: [^\r]{29}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n\r\npage$/,
  );
  const date = /Date: [^\r]+/;
  const without = (answer: string): string => answer.replace(date, '');
  expect(others.slice(0, 2).map(without)).toEqual(
    ['id-2', 'id-3'].map((id) => without(first).replace('id-1', id)),
  );
  // One that ends its connection says so.
  expect(others[2]).toMatch(/x-request-id: id-4\r\nDate: [^\r]{29}\r\nConnection: close\r\n\r\npage$/);
  expect(put).toHaveBeenCalledTimes(2);
});

it('without an id and a body too', async () => {
  startAnew();
  const asked = ask('If-None-Match: "a"');
  const [first = '', second = ''] = await say(asked, asked, last);
  expect(first).toMatch(
    /^HTTP\/1\.1 304 Not Modified\r\netag: "a"\r\nvary: Cookie\r\nDate: [^\r]{29}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=\d+\r\n\r\n$/,
  );
  expect(second.replace(/Date: [^\r]+/, '')).toBe(first.replace(/Date: [^\r]+/, ''));
  expect(put).toHaveBeenCalledTimes(2);
});

it('says the second in which it is sent', async () => {
  startAnew();
  await say(ask(), last);
  for (const now of ['2026-11-29T08:00:00.900Z', '2026-11-29T08:00:01.000Z']) {
    vi.useFakeTimers({ now: new Date(now), toFake: ['Date'] });
    const [answer] = await say(ask(), last);
    expect(answer).toContain(`Date: ${new Date(now).toUTCString()}\r\n`);
  }
  expect(put).toHaveBeenCalledTimes(4);
});

it('is put together each time where Node keeps no text of it', () => {
  const head = new ReadyHead(200, headers);
  const response = { shouldKeepAlive: true, writeHead: vi.fn<(...given: unknown[]) => void>() };
  for (const id of ['id-1', 'id-2']) head.write(response as unknown as ServerResponse, id);
  expect(response.writeHead.mock.calls).toEqual(
    ['id-1', 'id-2'].map((id) => [200, [...headers, 'x-request-id', id]]),
  );
});
