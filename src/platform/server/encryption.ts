import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** Key for one purpose, derived from the one configured secret (HKDF-SHA-256), so that purposes cannot stand in for each other. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Text as AES-256-GCM, `v1.nonce.tag.data` in base64url: for phone and ID numbers (PIPL 51). */
export function encryptText(key: Buffer, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return ['v1', ...[nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url'))].join('.');
}

/** The text again. @throws when the key is another one or the value was altered */
export function decryptText(key: Buffer, sealed: string): string {
  const [version, nonce = '', tag = '', data = ''] = sealed.split('.');
  if (version !== 'v1') throw new Error('unknown cipher text version');
  // Without the length a tag cut to four bytes would do, which can be guessed.
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8');
}

/** A file as AES-256-GCM: nonce, tag, data. */
export function encryptBytes(key: Buffer, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const data = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), data]);
}

/** The file again. @throws when the key is another one or a byte was altered */
export function decryptBytes(key: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

/** Compares two secrets without telling by time where they differ; as bytes, for letters of several bytes may be as many and are longer. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keyed hash for equality look-up of an encrypted value. */
export const lookupHash = (key: Buffer, text: string): string =>
  createHmac('sha256', key).update(text).digest('hex');

/**
 * Keys of drawn portraits: the same for one id every time, and nobody finds the id by trying. Each page has its own
 * purpose, so that two pages do not tell that they show the same person.
 */
export function createPortraitKeys(secret: string, purpose: string): (id: number) => string {
  const key = deriveKey(secret, `portraits/${purpose}`);
  return (id) => lookupHash(key, String(id)).slice(0, 12);
}
