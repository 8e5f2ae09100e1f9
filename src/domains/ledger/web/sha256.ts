import type { Digest } from '../contract/merkle.rules.ts';

/** SHA-256 by WebCrypto, as browsers and the page server have it. */
export const sha256: Digest = async (bytes) =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as Uint8Array<ArrayBuffer>));
