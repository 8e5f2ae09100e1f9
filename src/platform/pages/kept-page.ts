import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** One way to send a page: its bytes and the headers that belong to them. */
export type Variant = { etag: string; body: Buffer; encoding: Encoding };

/** Quality 5 is a fifth larger than the best and forty times faster; a page lives for seconds. */
const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** A drawn page with its compressed forms, each made at the first request that takes it. */
export class KeptPage {
  /** Headers of the first answer that every later one repeats: content policy and the like. */
  headers: readonly string[] | undefined;
  readonly #hash: string;
  #changed: KeptPage | undefined;
  readonly #made = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();

  constructor(html: string) {
    const body = Buffer.from(html);
    this.#hash = createHash('sha256').update(body).digest('base64url').slice(0, 27);
    this.#add('identity', body);
  }

  /** About what it takes in memory with both compressed forms. */
  get size(): number {
    return Math.round((this.#made.get('identity')?.body.length ?? 0) * 1.5) + 2_000;
  }

  /** The form that is ready, if it is. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#made.get(encoding);
  }

  /** The same page with its document changed; made once. */
  changed(change: (html: string) => string): KeptPage {
    return (this.#changed ??= new KeptPage(change(this.#made.get('identity')?.body.toString() ?? '')));
  }

  async variant(encoding: Encoding): Promise<Variant> {
    const ready = this.#made.get(encoding);
    if (ready) return ready;
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const { body } = await this.variant('identity');
    const made = encoding === 'br' ? await toBrotli(body, brotliOptions) : await toGzip(body);
    this.#making.delete(encoding);
    return this.#add(encoding, made);
  }

  #add(encoding: Encoding, body: Buffer): Variant {
    // A strong tag names bytes, so each form has its own.
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const variant = { etag, body, encoding };
    this.#made.set(encoding, variant);
    return variant;
  }
}

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** The smallest form that the browser takes. */
export function encodingFor(acceptEncoding: string | undefined): Encoding {
  if (acceptEncoding === undefined) return 'identity';
  if (accepts(acceptEncoding, 'br')) return 'br';
  return accepts(acceptEncoding, 'gzip') ? 'gzip' : 'identity';
}

const accepts = (header: string, encoding: string): boolean =>
  header.split(',').some((choice) => {
    const [name = '', quality = ''] = choice.trim().toLowerCase().split(';');
    return name.trim() === encoding && !/^\s*q=0(\.0*)?$/.test(quality);
  });
