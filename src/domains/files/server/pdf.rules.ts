import { inflateSync } from 'node:zlib';
import {
  BudgetSpent,
  objectStarts,
  type PdfObject,
  type ReadingBudget,
  readObject,
  withPlainNames,
} from './pdf-objects.rules.ts';

export type PdfFault = 'damaged' | 'activeContent' | 'encrypted' | 'tooDense';

/** Behind the last mark a PDF may end with a line break or two; anything longer is a second file. */
const longestTail = 64;
/** Names of a PDF that make a viewer run, send or open something. Long enough not to stand in the bytes of a picture by chance. */
const tellingNames =
  /\/(?:JavaScript|Launch|EmbeddedFiles?|FileAttachment|RichMedia|Rendition|SubmitForm|ImportData|GoToE)(?![A-Za-z0-9])/;
/** Short ones, looked for where only objects stand. */
const shortNames = /\/(?:JS|EF|XFA)(?![A-Za-z0-9])/;
const isActive = (objects: string): boolean => tellingNames.test(objects) || shortNames.test(objects);
const encryptName = /\/Encrypt(?![A-Za-z0-9])/;
const packedNames = /\/(?:ObjStm|XRef)(?![A-Za-z0-9])/;
/** What its packed objects may come to, in bytes; far above a document of hundreds of pages. */
const mostPacked = 32 * 1_048_576;
/** Far above a document of hundreds of pages. */
const mostPackedStreams = 5_000;

/**
 * What is wrong with a PDF: cut off, a second file hung on, closed by a password, or something in it that runs, also with its name
 * spelt by numbers (`/J#61vaScript`) or packed into an object stream. What cannot be looked into is refused. Its time and memory
 * grow with the file alone (decision 0019).
 */
export function pdfFault(bytes: Uint8Array): PdfFault | undefined {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
  const end = text.lastIndexOf('%%EOF');
  if (end < 0 || text.length - end > longestTail) return 'damaged';
  const plain = withPlainNames(text);
  if (encryptName.test(plain)) return 'encrypted';
  if (tellingNames.test(plain)) return 'activeContent';
  try {
    return objectsFault({ text, bytes }, packedNames.test(plain));
  } catch (error) {
    if (error instanceof BudgetSpent) return 'tooDense';
    throw error;
  }
}

/** The same file as letters and as bytes. */
type PdfFile = { text: string; bytes: Uint8Array };

/** Reads every object where viewers begin to read it, and what object streams hold. */
function objectsFault(file: PdfFile, hasPacked: boolean): PdfFault | undefined {
  const { text } = file;
  const budget: ReadingBudget = { left: text.length * 1.25 + 10_000 };
  let [left, streams] = [mostPacked, 0];
  for (const start of objectStarts(text)) {
    const object = readObject(text, start, budget);
    if (isActive([...object.names].join(' '))) return 'activeContent';
    if (object.isOdd && hasPacked) return 'damaged';
    if (object.streamAt === undefined || !isObjectStream(object)) continue;
    streams += 1;
    if (streams > mostPackedStreams) return 'tooDense';
    const objects = unpacked(object, file, left);
    if (typeof objects !== 'string') return objects.fault;
    left -= objects.length;
    if (left < 0) return 'tooDense';
    if (packedNames.test(objects)) return 'damaged';
    if (isActive(withPlainNames(objects))) return 'activeContent';
  }
  return undefined;
}

/** What a viewer could take for an object stream, whether it says so or keeps its kind elsewhere. */
const isObjectStream = ({ entries }: PdfObject): boolean =>
  (entries.get('/Type') ?? []).includes('/ObjStm') || (entries.has('/N') && entries.has('/First'));

/** Keys that would have the stream unpacked in a way of which this does not look into the outcome, and what they may say. */
const harmless = new Set(['null', '[', ']', '<<', '>>']);
const filterKeys = ['/DecodeParms', '/DP', '/F', '/FFilter', '/FDecodeParms'];

/** The objects of an object stream, at most `most` bytes; packed in another way than by one Flate they cannot be looked into. */
function unpacked(
  { entries, streamAt }: PdfObject,
  { text, bytes }: PdfFile,
  most: number,
): string | { fault: PdfFault } {
  const filters = (entries.get('/Filter') ?? []).filter((token) => token !== '[' && token !== ']');
  const isPlain = filters.length === 0;
  const isFlate = filters.length === 1 && (filters[0] === '/FlateDecode' || filters[0] === '/Fl');
  const isOdd = filterKeys.some((key) => entries.get(key)?.some((token) => !harmless.has(token)));
  if (isOdd || !(isPlain || isFlate)) return { fault: 'damaged' };
  if (isPlain) return text.slice(streamAt, text.indexOf('endstream', streamAt) + 1 || undefined);
  try {
    return inflateSync(bytes.subarray(streamAt), { maxOutputLength: Math.max(1, most) }).toString('latin1');
  } catch (error) {
    return { fault: error instanceof RangeError ? 'tooDense' : 'damaged' };
  }
}
