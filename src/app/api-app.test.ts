import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { operation } from '#platform/contract/operation.ts';
import { createAdmission } from '#platform/server/calls/admission.ts';
import { bind } from '#platform/server/calls/binding.ts';
import { sendFailure } from '#platform/server/calls/send-failure.ts';
import { openHouse } from '#testing/open-house.ts';
import { addProtection } from './protection.ts';
import { mapSources } from './settings/map-settings.ts';

const { app } = openHouse({ isOneStory: true });

describe('every answer', () => {
  it('carries a request id, and the headers that keep browsers from harm', async () => {
    const { headers } = await app().inject({ url: '/healthz' });
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-content-type-options']).toBe('nosniff');
    const policy = String(headers['content-security-policy']).split(';');
    expect(policy).toEqual(
      expect.arrayContaining([
        // Of inline scripts the one of the public pages, by its text.
        expect.stringMatching(/^script-src 'self' 'sha256-[\w+/]{43}='$/),
        "style-src 'self'",
        "style-src-attr 'none'",
        "img-src 'self' data:",
        "frame-ancestors 'none'",
      ]),
    );
    expect(headers['strict-transport-security']).toBeUndefined();
    // Check-in and 离我最近 ask for the position; nothing embedded may.
    expect(headers['permissions-policy']).toContain('geolocation=(self)');
    expect(headers['permissions-policy']).toContain('camera=(self)');
    expect(headers['permissions-policy']).toContain('microphone=()');
  });

  it('for a file that is not there is a sentence, for a call its envelope', async () => {
    const file = await app().inject({ url: '/publicity/root/2020-01-01.json' });
    expect([file.statusCode, file.headers['content-type'], file.body]).toEqual([
      404,
      'text/plain; charset=utf-8',
      '没有这个文件：地址可能不完整，或已经失效',
    ]);
    for (const request of [
      { url: '/api' },
      { url: '/api/nowhere' },
      { method: 'POST', url: '/nowhere' },
    ] as const)
      expect((await app().inject(request)).json()).toMatchObject({ code: 404, msg: '没有这个接口' });
  });

  it('lets a page record and play back where somebody may speak what they need, and nowhere else', async () => {
    for (const url of [
      '/user-index/needRaise?item=3',
      '/user-index/needFollow',
      '/usercenter/index/myneed',
    ]) {
      const { headers } = await app().inject({ url });
      expect(headers['permissions-policy']).toContain('microphone=(self)');
      expect(String(headers['content-security-policy'])).toContain("media-src 'self' blob:");
    }
    const other = await app().inject({ url: '/user-index/needList' });
    expect(other.headers['permissions-policy']).toContain('microphone=()');
    expect(String(other.headers['content-security-policy'])).not.toContain('blob:');
  });

  it('that is long is compressed for who can read it', async () => {
    const url = '/api/docs/json';
    const [plain, packed] = [
      await app().inject({ url, headers: { 'accept-encoding': 'identity' } }),
      await app().inject({ url, headers: { 'accept-encoding': 'br, gzip' } }),
    ];
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(packed.headers['content-encoding']).toBe('br');
    expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4);
  });
});

it('does not unpack what a caller sends', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1_048_576, ' '));
  const { statusCode, body } = await app().inject({
    method: 'POST',
    url: '/api/activities/ListActivities',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    payload: bomb,
  });
  expect(statusCode).toBe(400);
  expect(JSON.parse(body)).toMatchObject({ msg: '请求内容不是有效的 JSON' });
});

describe('readiness', () => {
  const { app: lone } = openHouse();
  it('is said while the database answers, and denied once it does not', async () => {
    expect((await lone().inject({ url: '/readyz' })).statusCode).toBe(200);
    await lone().database.close();
    expect((await lone().inject({ url: '/readyz' })).statusCode).toBe(503);
    expect((await lone().inject({ url: '/healthz' })).statusCode).toBe(200);
  });
});

const whoAmI = operation({
  name: 'whoAmI',
  method: 'GET',
  path: '/api/gate/WhoAmI',
  caller: 'public',
  effect: 'read',
  request: z.strictObject({}),
  result: z.strictObject({ address: z.string() }),
  refusals: {},
  summary: 'Tells the address that limits count.',
});
const mirrors = [{ name: 'gate', bindings: [bind(whoAmI, async ({ address }) => ({ address }))] }];

describe.each([
  [true, 'whom the proxy names, not who the visitor says', '198.51.100.7'],
  [false, 'who is connected, whatever the visitor says', '127.0.0.1'],
])('behind a proxy that is trusted: %s', (trustsProxy, who, expected) => {
  const { app: gate } = openHouse({ rooms: mirrors, trustsProxy });
  it(`the visitor is ${who}`, async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9, 198.51.100.7' };
    const answer = await gate().inject({ url: '/api/gate/WhoAmI', headers });
    expect(answer.json().result.address).toBe(expected);
  });
});

/** A room with one call that waits until the test lets it go. */
function openGate() {
  let count = 0;
  let reached = (): void => undefined;
  let open = (): void => undefined;
  const isReached = new Promise<void>((resolve) => (reached = resolve));
  const isOpen = new Promise<void>((resolve) => (open = resolve));
  const wait = operation({
    name: 'wait',
    method: 'GET',
    path: '/api/gate/Wait',
    caller: 'public',
    effect: 'read',
    request: z.strictObject({}),
    result: z.strictObject({ done: z.boolean() }),
    refusals: {},
    summary: 'Waits.',
  });
  const room = {
    name: 'gate',
    bindings: [
      bind(wait, async () => {
        count += 1;
        reached();
        await isOpen;
        return { done: true };
      }),
    ],
  };
  return { room, isReached, open: () => open(), count: () => count };
}

const get = (port: number, path: string) =>
  new Promise<{ status: number | undefined; body: string; connection: string | undefined }>(
    (resolve, reject) => {
      httpRequest({ port, path, host: '127.0.0.1', headers: { connection: 'keep-alive' } }, (response) => {
        let body = '';
        response.setEncoding('utf8').on('data', (part: string) => (body += part));
        response.on('end', () =>
          resolve({ status: response.statusCode, body, connection: response.headers.connection }),
        );
      })
        .on('error', reject)
        .end();
    },
  );

describe('a line before the database', () => {
  const gate = openGate();
  const admission = createAdmission(1);
  const { app: house } = openHouse({ rooms: [gate.room], admission });

  it('is left with the page: what nobody waits for any more is not carried out', async () => {
    const { app } = house();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    const inLine = (waiting: number) => vi.waitFor(() => expect(admission.read.state.waiting).toBe(waiting));
    const first = get(port, '/api/gate/Wait');
    await gate.isReached;
    const leaving = httpRequest({ port, path: '/api/gate/Wait', host: '127.0.0.1' });
    const left = new Promise((resolve) => leaving.on('error', resolve));
    leaving.end();
    await inLine(1);
    const last = get(port, '/api/gate/Wait');
    await inLine(2);
    leaving.destroy();
    await left;
    const connections = () =>
      new Promise<number>((resolve) => app.server.getConnections((_, n) => resolve(n)));
    await vi.waitFor(async () => expect(await connections()).toBe(2));
    gate.open();
    expect([(await first).status, (await last).status]).toEqual([200, 200]);
    expect(gate.count()).toBe(2);
  });
});

describe('a stop', () => {
  const gate = openGate();
  let isStopping = false;
  const { app: house } = openHouse({ rooms: [gate.room], isStopping: () => isStopping });

  it('finishes the request in flight, tells its connection to close, and takes no new one', async () => {
    const { app } = house();
    await app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = app.server.address() as AddressInfo;
    expect((await get(port, '/readyz')).status).toBe(200);
    const slow = get(port, '/api/gate/Wait');
    await gate.isReached;
    isStopping = true;
    expect((await get(port, '/readyz')).status).toBe(503);
    const stopped = app.close();
    await expect(get(port, '/healthz')).rejects.toThrow(/ECONNREFUSED|ECONNRESET/);
    gate.open();
    expect(await slow).toEqual({
      status: 200,
      body: '{"code":200,"msg":"ok","result":{"done":true}}',
      connection: 'close',
    });
    await stopped;
  });
});

it('answers a failure behind an answer that had begun with the envelope, never a payload of the wrong type', async () => {
  const lines: string[] = [];
  const broken = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
  broken.setErrorHandler((error, request, reply) => sendFailure(request, reply, { error, what: 'failed' }));
  broken.get('/', (_request, reply) => {
    reply.type('text/event-stream; charset=utf-8');
    throw new Error('gone');
  });
  const answer = await broken.inject({ url: '/' });
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.json()).toMatchObject({ code: 500 });
  expect(lines.join('')).toContain('gone');
  expect(lines.join('')).not.toContain('INVALID_PAYLOAD_TYPE');
  await broken.close();
});

describe('a configured map', () => {
  it('opens the content policy of the pages with a map, and of no other', async () => {
    const app = Fastify();
    const sources = mapSources({ provider: 'amap', key: 'k', securityCode: 's' });
    await addProtection(app, { isSecure: false, hasRateLimits: false, mapSources: sources });
    app.get('/*', async () => '');
    const policyOf = async (url: string) =>
      String((await app.inject({ url })).headers['content-security-policy']);
    for (const url of [
      '/user-index/map?area=990101',
      '/user-index/index',
      '/user-index/activityDetail/7',
      '/user-index/teamDetail/7',
      '/teamcenter/index/teamactivity/add',
    ])
      expect(await policyOf(url)).toContain("style-src 'self' 'unsafe-inline'");
    for (const url of [
      '/user-index/map/x',
      '/user-index/login',
      '/user-index/register',
      '/login',
      '/dashboard/dashboard',
      '/teamcenterx/index',
      '/api/docs?/user-index/map',
    ])
      expect(await policyOf(url)).not.toMatch(/unsafe|amap/);
    await app.close();
  });
});

describe('behind https', () => {
  it('browsers are told to come back encrypted only', async () => {
    const secure = Fastify();
    await addProtection(secure, { isSecure: true, hasRateLimits: false });
    secure.get('/', async () => '');
    const { headers } = await secure.inject({ url: '/' });
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
    await secure.close();
  });
});
