import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { remembered } from '#platform/contract/text/remembered.ts';

export type Packing = 'br' | 'gzip';
export type Encoding = Packing | 'identity';

/** Quality 5 is a fifth larger than the best and forty times faster; an answer lives for seconds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
const toBrotli = promisify(brotliCompress);

type Change = (bytes: Buffer) => Promise<Buffer>;

export const pack: Record<Packing, Change> = {
  br: (bytes) => toBrotli(bytes, brotliOptions),
  gzip: promisify<Buffer, Buffer>(gzip),
};

export const unpack: Record<Packing, Change> = {
  br: promisify<Buffer, Buffer>(brotliDecompress),
  gzip: promisify<Buffer, Buffer>(gunzip),
};

/** The smallest form that the client takes (RFC 9110, 12.5.3). */
export const encodingFor = (acceptEncoding: string | undefined): Encoding =>
  acceptEncoding === undefined ? 'identity' : chosenFor(acceptEncoding);

/** What browsers say is a handful of texts. */
const chosenFor = remembered(choose, { most: 100, longest: 100 });

function choose(acceptEncoding: string): Encoding {
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') || accepts(acceptEncoding, '*') ? 'gzip' : 'identity';
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((choice) => {
    const [name = '', quality = ''] = choice.trim().toLowerCase().split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?$/.test(quality);
  });

/** Shorter ones fit into one packet as they are. */
const leastBytes = 1_024;
const text = /^(?:text\/|image\/svg\+xml|application\/(?:javascript|(?:[\w.-]+\+)?(?:json|xml))\b)/;
/** Neither packed before nor a part of something: parts count the bytes of the whole. */
const isPlainText = (reply: FastifyReply): boolean =>
  text.test(String(reply.getHeader('content-type'))) &&
  !reply.hasHeader('content-encoding') &&
  !reply.hasHeader('content-range');

/**
 * Has answers of this app packed for clients that take it: texts that are there as a whole. What is sent piece by piece goes as it is, and so
 * does what was packed before, as files and kept pages are. To be called before routes are mounted.
 */
export function packAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload: unknown) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || Buffer.byteLength(payload) < leastBytes || !isPlainText(reply)) return payload;
    const vary = reply.getHeader('vary');
    if (!/accept-encoding/i.test(String(vary)))
      reply.header('vary', vary ? `${String(vary)}, Accept-Encoding` : 'Accept-Encoding');
    const encoding = encodingFor(request.headers['accept-encoding']);
    if (encoding === 'identity') return payload;
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return pack[encoding](typeof payload === 'string' ? Buffer.from(payload) : payload);
  });
}
