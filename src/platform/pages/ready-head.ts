import type { ServerResponse } from 'node:http';

/** Where Node keeps the text of a head that it has put together; it has no public way to give it one (decision 0060). */
type WithHead = ServerResponse & { _header?: unknown };

/** The text of a head, cut where each answer says its own: its id, where it has one, and the date. */
type Pieces = { first: string; second: string; last: string };

/**
 * The head of an answer that is sent many times over. Node puts it together and checks it once; who comes after is sent the same text
 * with an id and a date of its own, over a connection that goes on. Any other answer, and all of them should Node keep no such
 * text, have theirs put together as ever.
 */
export class ReadyHead {
  readonly status: number;
  /** Names and values in turn. */
  readonly headers: readonly string[];
  #pieces: Pieces | undefined;

  constructor(status: number, headers: readonly string[]) {
    this.status = status;
    this.headers = headers;
  }

  /** Writes the head; `end` sends it with the body. @param requestId said as `x-request-id`, where it is given */
  write(response: ServerResponse, requestId?: string): ServerResponse {
    if (this.#pieces && response.shouldKeepAlive) {
      const { first, second, last } = this.#pieces;
      response.statusCode = this.status;
      (response as WithHead)._header = `${first}${requestId ?? ''}${second}${dateNow()}${last}`;
      return response;
    }
    const own = requestId === undefined ? [] : ['x-request-id', requestId];
    response.writeHead(this.status, [...this.headers, ...own]);
    if (response.shouldKeepAlive) this.#pieces = piecesOf((response as WithHead)._header, requestId);
    return response;
  }
}

const beforeDate = '\r\nDate: ';
/** Always of the same length (RFC 9110, 5.6.7). */
const dateLength = 'Sun, 06 Nov 1994 08:49:37 GMT'.length;

function piecesOf(text: unknown, requestId: string | undefined): Pieces | undefined {
  if (typeof text !== 'string') return undefined;
  const id = requestId === undefined ? 0 : text.indexOf(requestId);
  const afterId = id + (requestId?.length ?? 0);
  const date = text.indexOf(beforeDate, afterId) + beforeDate.length;
  if (id < 0 || date < beforeDate.length) return undefined;
  return { first: text.slice(0, id), second: text.slice(afterId, date), last: text.slice(date + dateLength) };
}

let dated = 0;
let dateText = '';

/** The date of an answer, in its second. */
function dateNow(): string {
  const second = Math.floor(Date.now() / 1_000);
  if (second !== dated) {
    dated = second;
    dateText = new Date(second * 1_000).toUTCString();
  }
  return dateText;
}
