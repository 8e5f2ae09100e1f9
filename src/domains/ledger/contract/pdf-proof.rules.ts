/** Turns what a PDF packed (zlib) into bytes again. */
export type Inflate = (packed: Uint8Array) => Promise<Uint8Array>;

const embedded = /\/Type \/EmbeddedFile[^]*?\/Length (\d{1,8})[^]*?stream\r?\n/;

/** Whether bytes begin as a PDF does. */
export const isPdf = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(0, 5)) === '%PDF-';

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
