import { randomUUID } from 'node:crypto';
import type { Pieces } from '#platform/server/answers/answer-body.ts';

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
  replacedIn(html: string): Pieces {
    const [first = '', ...others] = html.split(mark);
    const pieces = others.flatMap((text) => {
      const end = text.indexOf(markEnd);
      return [this.#bytes[Number(text.slice(0, end))] ?? '', text.slice(end + markEnd.length)];
    });
    return [first, ...pieces];
  }
}
