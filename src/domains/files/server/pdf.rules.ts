import { inflateSync } from 'node:zlib';

export type PdfFault = 'damaged' | 'activeContent' | 'encrypted' | 'tooDense';

/** Behind the last mark a PDF may end with a line break or two; anything longer is a second file. */
const longestTail = 64;
/** Names of a PDF that make a viewer run or open something. */
const activeNames = /\/(JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)(?![A-Za-z0-9])/;
/** What its packed objects may come to, in bytes; far above a document of hundreds of pages. */
const mostPacked = 32 * 1_048_576;
/** Far above a document of hundreds of pages. */
const mostPackedStreams = 5_000;

/**
 * What is wrong with a PDF: cut off, a second file hung on, closed by a password, or something in it that runs, also with its name
 * spelt by numbers (`/J#61vaScript`) or packed into an object stream. What cannot be looked into is refused.
 */
export function pdfFault(bytes: Uint8Array): PdfFault | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > longestTail) return 'damaged';
  const plain = withPlainNames(text);
  if (/\/Encrypt(?![A-Za-z0-9])/.test(plain)) return 'encrypted';
  if (activeNames.test(plain)) return 'activeContent';
  return packedFault(text);
}

/** `#61` in a name is `a`. */
const withPlainNames = (text: string): string =>
  text.replaceAll(/#([0-9A-Fa-f]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Looks into every object stream: what stands between two marks `stream` tells of the second whether it is one. */
function packedFault(text: string): PdfFault | undefined {
  let [left, streams] = [mostPacked, 0];
  for (let at = text.indexOf('stream'), before = 0; at >= 0; at = text.indexOf('stream', at + 6)) {
    const head = withPlainNames(text.slice(before, at));
    before = at;
    if (head.endsWith('end') || !/\/ObjStm(?![A-Za-z0-9])/.test(head)) continue;
    streams += 1;
    if (streams > mostPackedStreams) return 'tooDense';
    const objects = unpacked(head, text, { at, most: left });
    if (typeof objects !== 'string') return objects.fault;
    left -= objects.length;
    if (activeNames.test(withPlainNames(objects))) return 'activeContent';
  }
  return undefined;
}

/** The objects of a stream whose dictionary is `head`; packed in another way than by one Flate they cannot be looked into. */
function unpacked(
  head: string,
  text: string,
  { at, most }: { at: number; most: number },
): string | { fault: PdfFault } {
  const start = text[at + 6] === '\r' && text[at + 7] === '\n' ? at + 8 : at + 7;
  const end = text.indexOf('endstream', start);
  const body = Buffer.from(text.slice(start, end < 0 ? undefined : end), 'latin1');
  const filters = head.match(/\/(?:[A-Za-z0-9]+Decode|Fl|LZW|A85|AHx|RL)(?![A-Za-z0-9])/g) ?? [];
  if (filters.length === 0) return body.toString('latin1');
  const isFlate = filters.length === 1 && (filters[0] === '/FlateDecode' || filters[0] === '/Fl');
  if (!isFlate || head.includes('/Predictor')) return { fault: 'damaged' };
  try {
    return inflateSync(body, { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch (error) {
    return { fault: error instanceof RangeError ? 'tooDense' : 'damaged' };
  }
}
