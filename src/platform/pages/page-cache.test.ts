import { type FastifyInstance, fastify } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { AnswerBody } from '#platform/server/answers/answer-body.ts';
import { createDataStamps } from '#platform/server/signals/data-stamps.ts';
import { createSignals } from '#platform/server/signals/signals.ts';
import { KeptPage } from './kept-page.ts';
import { PageCache } from './page-cache.ts';

let app: FastifyInstance;
let drawn: number;

beforeEach(() => {
  drawn = 0;
  const stamps = createDataStamps({ onCommit: () => () => undefined }, createSignals({}));
  const cache = new PageCache(stamps);
  const draw = async () => {
    drawn += 1;
    return { kind: 'page', status: 200, html: new AnswerBody(['<p>江边清滩</p>'.repeat(4_000)]) } as const;
  };
  app = fastify();
  app.get('/*', async (request, reply) => {
    const address = { key: request.url, name: 'list', path: request.url, isElder: false };
    const page = await cache.obtain(address, draw, false);
    return page instanceof KeptPage ? cache.send(address, { request, reply, page }) : reply.code(500).send();
  });
});
afterEach(() => app.close());

const askForAll = async (encoding: string) => {
  for (let page = 1; page <= 80; page += 1)
    await app.inject({ url: `/${page}`, headers: { 'accept-encoding': encoding } });
  return drawn;
};

it('holds several times as many pages as browsers take them than as they were drawn', async () => {
  expect([await askForAll('br'), await askForAll('br')]).toEqual([80, 80]);
});

it('holds no more pages as they were drawn than it has room for', async () => {
  expect([await askForAll('identity'), await askForAll('identity')]).toEqual([80, 160]);
});
