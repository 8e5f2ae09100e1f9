import { randomUUID } from 'node:crypto';

/** HTML as pieces that follow one another: what is drawn once is kept as its bytes, the rest is text (decision 0055). */
export type HtmlPieces = readonly (string | Buffer)[];

/** The pieces as they are sent. Text is turned into bytes here and nowhere else: a page's own, a few kilobytes of it. */
export const bytesOf = (pieces: HtmlPieces): Buffer =>
  Buffer.concat(pieces.map((piece) => (typeof piece === 'string' ? Buffer.from(piece) : piece)));

/** Nobody outside this process can have written it. */
const mark = `<!--${randomUUID()} `;
const markEnd = '-->';

/** Where bytes stand in a text that is still to be drawn. */
export class StandIns {
  readonly #bytes: Buffer[] = [];

  /** What stands for `bytes` in HTML, as often as one likes. */
  for(bytes: Buffer): string {
    return `${mark}${this.#bytes.push(bytes) - 1}${markEnd}`;
  }

  /** The drawn text, with the bytes where they belong. */
  replacedIn(html: string): HtmlPieces {
    const [first = '', ...others] = html.split(mark);
    const pieces = others.flatMap((text) => {
      const end = text.indexOf(markEnd);
      return [this.#bytes[Number(text.slice(0, end))] ?? '', text.slice(end + markEnd.length)];
    });
    return [first, ...pieces];
  }
}
