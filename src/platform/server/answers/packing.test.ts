import { Readable } from 'node:stream';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import { afterAll, expect, it } from 'vitest';
import { packAnswers } from './packing.ts';

const long = '江边清滩，'.repeat(400);
const json = 'application/json; charset=utf-8';
const app = fastify();
packAnswers(app);
app.get('/text', (_request, reply) =>
  reply.type('text/html; charset=utf-8').header('vary', 'Cookie').send(long),
);
app.get('/bytes', (_request, reply) => reply.type(json).send(Buffer.from(JSON.stringify(long))));
app.get('/short', (_request, reply) => reply.type(json).send(JSON.stringify('江'.repeat(300))));
app.get('/picture', (_request, reply) => reply.type('image/png').send(Buffer.from(long)));
app.get('/drawing', (_request, reply) => reply.type('image/svg+xml; charset=utf-8').send(long));
app.get('/stream', (_request, reply) => reply.type('text/plain').send(Readable.from([long])));
app.get('/packed', (_request, reply) =>
  reply.type(json).header('content-encoding', 'br').send(Buffer.from(long)),
);
app.get('/part', (_request, reply) =>
  reply.code(206).type('text/plain').header('content-range', 'bytes 0-1999/6000').send(long),
);
app.get('/none', (_request, reply) => reply.code(304).send());
afterAll(() => app.close());

const ask = (url: string, encodings?: string) =>
  app.inject({ url, headers: encodings === undefined ? {} : { 'accept-encoding': encodings } });
const unpacking = { br: brotliDecompressSync, gzip: gunzipSync };

it('a long text is packed as its reader takes it, with its length, and tells caches so', async () => {
  for (const [url, whole] of [
    ['/text', long],
    ['/bytes', JSON.stringify(long)],
    ['/drawing', long],
  ] as const)
    for (const [encodings, encoding] of [
      ['gzip, deflate, br, zstd', 'br'],
      ['gzip', 'gzip'],
      ['br;q=0, *', 'gzip'],
    ] as const) {
      const { headers, rawPayload } = await ask(url, encodings);
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-length']).toBe(String(rawPayload.length));
      expect(unpacking[encoding](rawPayload).toString()).toBe(whole);
      expect(headers['vary']).toBe(url === '/text' ? 'Cookie, Accept-Encoding' : 'Accept-Encoding');
    }
});

it('whoever takes none is given the text, and caches are told that others are given something else', async () => {
  for (const encodings of [undefined, 'identity', 'zstd']) {
    const { headers, body } = await ask('/text', encodings);
    expect([headers['content-encoding'], body]).toEqual([undefined, long]);
    expect(headers['vary']).toBe('Cookie, Accept-Encoding');
  }
});

it('what is short, no text, sent piece by piece, packed before or a part of something goes as it is', async () => {
  for (const url of ['/short', '/picture', '/stream', '/part', '/none']) {
    const { headers, body } = await ask(url, 'br, gzip');
    expect([url, headers['content-encoding'], headers['vary']]).toEqual([url, undefined, undefined]);
    expect(body).toBe((await ask(url)).body);
  }
  const packed = await ask('/packed', 'gzip');
  expect([packed.headers['content-encoding'], packed.body]).toEqual(['br', long]);
});
