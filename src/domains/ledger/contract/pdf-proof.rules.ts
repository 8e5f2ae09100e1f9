/** Turns what a PDF packed (zlib) into bytes again. */
export type Inflate = (packed: Uint8Array) => Promise<Uint8Array>;

/** Signs within which the head of such an object lies. */
const mostHead = 1_000;

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

/**
 * The number of the certificate that a PDF says it is; it stands unpacked in the metadata that PDF/A asks for. Only to ask the site by:
 * the proof inside knows nothing of it.
 */
export const numberInPdf = (bytes: Uint8Array): string | undefined =>
  /ZM\d{20}[A-Z]/.exec(new TextDecoder('latin1').decode(bytes))?.[0];

/** The proof that a certificate's PDF carries (docs/ledger.md); undefined when there is none. Nothing else of the file is read. */
export async function proofInPdf(bytes: Uint8Array, inflate: Inflate): Promise<string | undefined> {
  const text = new TextDecoder('latin1').decode(bytes);
  const object = text.indexOf('/Type /EmbeddedFile');
  const stream = text.indexOf('stream', object);
  if (object < 0 || stream < 0) return undefined;
  const length = /\/Length (\d{1,8})\b/.exec(text.slice(object, Math.min(stream, object + mostHead)));
  if (!length) return undefined;
  const from = stream + (text.startsWith('stream\r\n', stream) ? 8 : 7);
  try {
    return new TextDecoder().decode(await inflate(bytes.subarray(from, from + Number(length[1]))));
  } catch {
    return undefined;
  }
}
