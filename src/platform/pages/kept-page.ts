import { createHash } from 'node:crypto';
import { AnswerBody, ownBytes } from '#platform/server/answers/answer-body.ts';
import { type Encoding, pack, unpack } from '#platform/server/answers/packing.ts';
import { ReadyHead } from './ready-head.ts';

/** One way to send a page. */
export type Variant = {
  etag: string;
  body: AnswerBody;
  /** All that the page carries, and what belongs to these bytes. */
  head: ReadyHead;
  /** What is said again to a browser that has the page (RFC 9110, 15.4.5): the rest it has too. */
  unchangedHead: ReadyHead;
};

const saidAgain = new Set(['cache-control', 'vary', 'etag']);
const unchanged = (headers: readonly string[]): string[] =>
  headers.filter((_part, index) => saidAgain.has(headers[index - (index % 2)] ?? ''));

type Form = { encoding: Encoding; body: AnswerBody };

/** A drawn page with its compressed forms, each made at the first request that takes it. Of a page that was only asked for packed, the document is not kept beside. */
export class KeptPage {
  /** What every other form is made of: the document, or the packed form that was made last. */
  #source: Form;
  #headers: readonly string[] | undefined;
  #hash = '';
  #changed: KeptPage | undefined;
  /** The drawing before, for as long as there is no form of this one. */
  #before: KeptPage | undefined;
  readonly #made = new Map<Encoding, Variant>();
  readonly #making = new Map<Encoding, Promise<Variant>>();

  constructor(html: AnswerBody, before?: KeptPage) {
    this.#source = { encoding: 'identity', body: html };
    this.#before = before && (before.#made.size > 0 ? before : before.#before);
  }

  /** About what it takes in memory now, in bytes, with what it was changed to. */
  get size(): number {
    const bodies = new Set([this.#source.body, ...[...this.#made.values()].map(({ body }) => body)]);
    return [...bodies].reduce((sum, { length }) => sum + length, 2_000 + (this.#changed?.size ?? 0));
  }

  /**
   * Names and values of the headers that every answer of this page carries, content policy and the like; those of the first answer stay.
   * They are part of its tags: a browser that has the page asks for it anew when only its policy has changed.
   */
  carry(headers: () => readonly string[]): void {
    if (this.#headers) return;
    this.#headers = headers();
    const hash = createHash('sha256').update(this.#headers.join('\n'));
    this.#hash = this.#source.body.hashedWith(hash).digest('base64url').slice(0, 27);
  }

  /** The form that is ready, if it is. */
  ready(encoding: Encoding): Variant | undefined {
    return this.#made.get(encoding);
  }

  /** The form of the drawing before, while none of this one is ready. */
  readyBefore(encoding: Encoding): Variant | undefined {
    return this.#before?.ready(encoding);
  }

  /** The same page with its document changed; made once. */
  async changed(change: (html: string) => string): Promise<KeptPage> {
    if (this.#changed) return this.#changed;
    const html = await this.#document();
    return (this.#changed ??= new KeptPage(new AnswerBody([change(html.toString())])));
  }

  /** Of a page that carries its headers. */
  async variant(encoding: Encoding): Promise<Variant> {
    const ready = this.#made.get(encoding);
    if (ready) return ready;
    const making = this.#making.get(encoding) ?? this.#make(encoding);
    this.#making.set(encoding, making);
    return making;
  }

  async #make(encoding: Encoding): Promise<Variant> {
    const document = await this.#document();
    // zlib gives what is short as a part of 16 KiB, which would stay with it.
    const body =
      encoding === 'identity' ? document : new AnswerBody([ownBytes(await document.lentTo(pack[encoding]))]);
    const variant = this.#variantOf(encoding, body);
    this.#making.delete(encoding);
    this.#made.set(encoding, variant);
    this.#before = undefined;
    if (!this.#made.has('identity')) this.#source = { encoding, body };
    return variant;
  }

  async #document(): Promise<AnswerBody> {
    const { encoding, body } = this.#source;
    return encoding === 'identity' ? body : new AnswerBody([await unpack[encoding](body.bytes())]);
  }

  #variantOf(encoding: Encoding, body: AnswerBody): Variant {
    // A strong tag names bytes, so each form has its own.
    const etag = encoding === 'identity' ? `"${this.#hash}"` : `"${this.#hash}-${encoding}"`;
    const own = encoding === 'identity' ? ['etag', etag] : ['etag', etag, 'content-encoding', encoding];
    const headers = [...(this.#headers ?? []), ...own, 'content-length', String(body.length)];
    const [head, unchangedHead] = [new ReadyHead(200, headers), new ReadyHead(304, unchanged(headers))];
    return { etag, body, head, unchangedHead };
  }
}
