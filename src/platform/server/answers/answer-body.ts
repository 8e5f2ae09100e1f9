import type { Hash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

/** What follows one another in an answer: what is kept as its bytes, the rest as text. */
export type Pieces = readonly (string | Buffer)[];

/** What lists and most pages fit into, in bytes. */
const lentBytes = 128 * 1_024;
/** Whoever reads slowly keeps a buffer, so that there is an end to them; what is sent meanwhile takes memory of its own. */
const mostLent = 16;
/** Node cuts what is smaller off a block for many. */
const smallBytes = Buffer.poolSize / 2;

const free: Buffer[] = [];
let made = 0;
/** One that was not given back is no more as soon as nobody reads it. */
const gone = new FinalizationRegistry(() => (made -= 1));

function takeBuffer(length: number): Buffer | undefined {
  if (length < smallBytes || length > lentBytes) return undefined;
  const known = free.pop();
  if (known || made === mostLent) return known;
  const buffer = Buffer.allocUnsafeSlow(lentBytes);
  gone.register(buffer.buffer, undefined);
  made += 1;
  return buffer;
}

/** By themselves: a part of a larger block would keep all of it. */
export function ownBytes(of: string | Buffer): Buffer {
  return put([of], Buffer.allocUnsafeSlow(Buffer.byteLength(of)));
}

function put(pieces: Pieces, into: Buffer): Buffer {
  let end = 0;
  for (const piece of pieces)
    end += typeof piece === 'string' ? into.write(piece, end) : piece.copy(into, end);
  return into.subarray(0, end);
}

/**
 * What is answered, in pieces. They are put together where it is sent: the first time in a buffer that is lent until the answer has gone,
 * from the second time on in bytes of its own, which stay. Most lists and pages are sent once; together they left up to 25 MiB behind
 * until the next collection, and holes in the C library's heap after it (decision 0061).
 */
export class AnswerBody {
  /** In bytes. */
  readonly length: number;
  #pieces: Pieces;
  #wasSent = false;

  constructor(pieces: Pieces) {
    this.#pieces = pieces;
    this.length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  }

  /** The hash, with all of it. */
  hashedWith(hash: Hash): Hash {
    for (const piece of this.#pieces) hash.update(piece);
    return hash;
  }

  /** The whole, which stays. */
  bytes(): Buffer {
    if (!this.#isWhole) this.#pieces = [put(this.#pieces, Buffer.allocUnsafeSlow(this.length))];
    return this.#pieces[0] as Buffer;
  }

  /** The whole, to be sent as this response and read by nobody after it. */
  for(response: ServerResponse): Buffer {
    if (this.#wasSent || this.#isWhole) return this.bytes();
    this.#wasSent = true;
    const lent = takeBuffer(this.length);
    if (lent)
      response.once('close', () => {
        // What was broken off may still be read, by what packs it.
        if (response.writableFinished) free.push(lent);
      });
    return put(this.#pieces, lent ?? Buffer.allocUnsafe(this.length));
  }

  /** What `read` makes of the whole, which is lent to it until then. */
  async lentTo<Result>(read: (bytes: Buffer) => Promise<Result>): Promise<Result> {
    if (this.#isWhole) return read(this.bytes());
    const lent = takeBuffer(this.length);
    try {
      return await read(put(this.#pieces, lent ?? Buffer.allocUnsafe(this.length)));
    } finally {
      if (lent) free.push(lent);
    }
  }

  toString(): string {
    return this.bytes().toString();
  }

  get #isWhole(): boolean {
    return this.#pieces.length === 1 && typeof this.#pieces[0] !== 'string';
  }
}
