import { Agent } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildActivity } from '#domains/activities/testing/activities.builders.ts';
import { keepablePagesOf } from '#platform/pages/page-address.ts';
import { houseRows } from '#testing/house-rows.ts';
import { makeWebRoot, openProduct } from '#testing/open-product.ts';
import { openTables } from '#testing/open-tables.ts';
import { askOverHttp } from '#testing/over-http.ts';
import { signIn } from '#testing/sign-in.ts';
import { Arrivals } from './arrivals.ts';
import { addFirstLook, type FirstAnswer } from './first-look.ts';
import { createRequestIds } from './request-ids.ts';
import { webRoutes } from '../web-routes.tsx';

describe('what is answered before the framework', () => {
  const lines: string[] = [];
  const counted: unknown[] = [];
  let app: FastifyInstance;
  let isStopping = false;
  let answersFirst: FirstAnswer;

  beforeAll(() => {
    app = Fastify({ logger: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
    app.all('/*', async () => 'the framework');
    addFirstLook(app, {
      answersFirst: (...asked) => answersFirst(...asked),
      countAnswer: (answer, ms) => void counted.push(answer, typeof ms),
      nextRequestId: createRequestIds(),
      arrivals: new Arrivals(),
      isStopping: () => isStopping,
    });
  });
  afterAll(() => app.close());

  const kept: FirstAnswer = (_request, response, requestId) => {
    response.writeHead(200, ['x-request-id', requestId]).end('kept');
    return { name: '/kept', status: 200 };
  };
  const ask = (method = 'GET') => askOverHttp(app, { url: '/kept?secret=1', method });

  it('is logged in one line without its address, and counted', async () => {
    answersFirst = kept;
    const answer = await ask();
    expect(answer.body).toBe('kept');
    expect(counted).toEqual([{ method: 'GET', route: '/kept', status: 200 }, 'number']);
    const line = lines.find((text) => text.includes('"answered"')) ?? '';
    expect(JSON.parse(line)).toMatchObject({
      level: 30,
      requestId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/*',
      status: 200,
    });
    expect(line).not.toContain('secret');
  });

  it('is only what somebody gets: all else, and everything once a stop has begun, goes on', async () => {
    answersFirst = kept;
    for (const method of ['POST', 'HEAD', 'DELETE'])
      expect((await ask(method)).body).toBe(method === 'HEAD' ? '' : 'the framework');
    answersFirst = () => undefined;
    expect((await ask()).body).toBe('the framework');
    answersFirst = kept;
    isStopping = true;
    expect((await ask()).body).toBe('the framework');
    isStopping = false;
  });

  it('ends nothing but itself when it fails', async () => {
    answersFirst = () => {
      throw new Error('not ready');
    };
    expect((await ask()).body).toBe('the framework');
    answersFirst = (_request, response) => {
      response.writeHead(200).flushHeaders();
      throw new Error('half done');
    };
    await expect(ask()).rejects.toThrow(/aborted|hang up|ECONNRESET/);
    answersFirst = kept;
    expect((await ask()).body).toBe('kept');
    expect(lines.join('')).toContain('half done');
  });
});

describe('a kept page', () => {
  const web = makeWebRoot();
  const { database, sql } = openTables({ ...houseRows, isOneStory: true });
  let product: FastifyInstance;
  let ids: Record<string, number>;

  beforeAll(async () => {
    product = await openProduct(database(), web);
    const { activityId } = await buildActivity(sql(), { title: '江边清滩' });
    const { teamId } = await signIn({ sql: sql(), now: new Date() }, 'team');
    ids = { '/user-index/activityDetail/:id': activityId, '/user-index/teamDetail/:id': teamId };
  });
  afterAll(async () => {
    await product.close();
    web.remove();
  });

  const personal = new Set(['date', 'x-request-id', 'connection', 'keep-alive']);
  /** Names and values, but for what no two answers share. */
  const steady = (pairs: readonly string[]) =>
    pairs.flatMap((name, index) =>
      index % 2 === 0 && !personal.has(name.toLowerCase())
        ? [`${name.toLowerCase()}: ${pairs[index + 1]}`]
        : [],
    );
  const inBothSizes = (encoding: string): Record<string, string>[] => [
    { 'accept-encoding': encoding },
    { 'accept-encoding': encoding, cookie: 'view=elder' },
  ];
  const ways = ['identity', 'gzip', 'br, gzip', '*', 'gzip;q=0, br;q=0'].flatMap(inBothSizes);

  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  afterAll(() => agent.destroy());

  /**
   * The long way and the first look, for a page as it is and for a browser that has it: over a connection of its own and over one that goes
   * on, where the head is put together at the first answer and sent ready from the second on.
   */
  async function compare(url: string, headers: Record<string, string>): Promise<boolean> {
    const long = await product.inject({ url, headers });
    if (long.statusCode !== 200 || !long.headers.etag) return false;
    const etag = String(long.headers.etag);
    for (const asked of [headers, { ...headers, 'if-none-match': etag }]) {
      const slow = await product.inject({ url, headers: asked });
      const bearsId = slow.statusCode !== 304;
      const ids = new Set([slow.headers['x-request-id']]);
      for (const over of [{}, { agent }, { agent }]) {
        const quick = await askOverHttp(product, { url, headers: asked, ...over });
        expect([quick.statusCode, url]).toEqual([slow.statusCode, url]);
        expect(quick.rawPayload.equals(slow.rawPayload)).toBe(true);
        expect(steady(quick.rawHeaders)).toEqual(
          steady(Object.entries(slow.headers).flatMap(([name, value]) => [name, String(value)])),
        );
        const id = quick.headers['x-request-id'];
        expect(/^[0-9a-f-]{36}$/.test(String(id))).toBe(bearsId);
        ids.add(id);
      }
      expect(ids.size).toBe(bearsId ? 4 : 1);
    }
    return true;
  }

  it('is the same byte by byte and header by header, whichever way it is answered', async () => {
    const compared: string[] = [];
    for (const name of keepablePagesOf(webRoutes).keys()) {
      const url = name.replace(':id', String(ids[name] ?? 1));
      const few = compared.length === 0 ? ways : ways.slice(0, 1);
      for (const headers of few) if (await compare(url, headers)) compared.push(name);
    }
    expect(compared).toEqual(
      expect.arrayContaining([
        '/user-index/index',
        '/user-index/activityList',
        '/user-index/map',
        ...Object.keys(ids),
      ]),
    );
    expect(new Set(compared).size).toBeGreaterThan(12);
  });
});
