import { type Entry, fromBufferPromise } from 'yauzl';

/** What a spreadsheet may unpack to; beyond it a small file was made to fill the memory. Bytes. */
const mostUnpacked = 20 * 1_048_576;
const mostEntries = 200;

/** Gives the text of an entry piece by piece, nothing for a name that the archive does not hold. */
export type ArchiveReader = (path: string) => AsyncIterable<string>;

/**
 * Opens a zip whose entries say together that they stay inside the limit; the library holds each of them to what it said.
 * @throws Error for anything else
 */
export async function openArchive(bytes: Buffer): Promise<ArchiveReader> {
  const zip = await fromBufferPromise(bytes, { autoClose: false });
  if (zip.entryCount > mostEntries) throw new Error('too many entries');
  const entries = new Map<string, Entry>();
  let unpacked = 0;
  for await (const entry of zip.eachEntry()) {
    unpacked += entry.uncompressedSize;
    if (unpacked > mostUnpacked) throw new Error('too large inside');
    entries.set(entry.fileName, entry);
  }
  return async function* textOf(path) {
    const entry = entries.get(path);
    if (!entry) return;
    const stream = await zip.openReadStreamPromise(entry);
    yield* stream.setEncoding('utf8') as AsyncIterable<string>;
  };
}
