/** Turns what a PDF packed (zlib) into bytes again. */
export type Inflate = (packed: Uint8Array) => Promise<Uint8Array>;

const embedded = /\/Type \/EmbeddedFile[^]*?\/Length (\d{1,8})[^]*?stream\r?\n/;

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
  const found = embedded.exec(text);
  if (!found) return undefined;
  const from = found.index + found[0].length;
  try {
    return new TextDecoder().decode(await inflate(bytes.subarray(from, from + Number(found[1]))));
  } catch {
    return undefined;
  }
}
