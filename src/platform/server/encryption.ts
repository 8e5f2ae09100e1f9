import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { deriveKey, type Key, allKeysOf } from './secrets/keys.ts';

export { deriveKey, type Key, type Secret } from './secrets/keys.ts';

const version = 'v2';

/** What every text begins with that was sealed under the key with that id. */
export const sealedBy = (keyId: string): string => `${version}.${keyId}.`;

/** Text as AES-256-GCM, `v2.key.nonce.tag.data` in base64url with the id of the key in force: for phone and ID numbers (PIPL 51). */
export function encryptText(key: Key, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce);
  const data = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  const parts = [nonce, cipher.getAuthTag(), data].map((part) => part.toString('base64url'));
  return `${sealedBy(key.id)}${parts.join('.')}`;
}

/** Whether the key in force sealed the text. */
export const isSealedUnder = (key: Key, sealed: string): boolean => sealed.startsWith(sealedBy(key.id));

/**
 * The text again, under the key in force or one before. Texts of releases before 0034 (`v1.nonce.tag.data`) name no key: each is tried.
 * @throws when none of the keys sealed it or the value was altered
 */
export function decryptText(key: Key, sealed: string): string {
  const [start, ...rest] = sealed.split('.');
  if (start === 'v1') return firstThatOpens(allKeysOf(key), ({ bytes }) => openText(bytes, rest));
  if (start !== version) throw new Error('unknown cipher text version');
  const [id = '', ...parts] = rest;
  return openText(keyOf(key, id).bytes, parts);
}

function openText(key: Buffer, [nonce = '', tag = '', data = '']: readonly string[]): string {
  // Without the length a tag cut to four bytes would do, which can be guessed.
  const decipher = createDecipheriv('aes-256-gcm', key, Buffer.from(nonce, 'base64url'), {
    authTagLength: 16,
  });
  decipher.setAuthTag(Buffer.from(tag, 'base64url'));
  return Buffer.concat([decipher.update(Buffer.from(data, 'base64url')), decipher.final()]).toString('utf8');
}

/** What a sealed file of this release begins with; the id of its key follows. */
const fileMark = Buffer.from('sealed2.');
const headOf = (keyId: string): Buffer => Buffer.concat([fileMark, Buffer.from(`${keyId}.`)]);
const idBytes = 12;

/** A file as AES-256-GCM: the id of its key, nonce, tag, data. */
export function encryptBytes(key: Key, bytes: Uint8Array): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce);
  const data = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([headOf(key.id), nonce, cipher.getAuthTag(), data]);
}

/** Whether the key in force sealed the file. */
export const isSealedBy = (key: Key, sealed: Uint8Array): boolean => {
  const head = headOf(key.id);
  return head.equals(sealed.subarray(0, head.length));
};

/** The file again, under the key in force or one before. @throws when none of the keys sealed it or a byte was altered */
export function decryptBytes(key: Key, sealed: Uint8Array): Buffer {
  if (!fileMark.equals(sealed.subarray(0, fileMark.length)))
    return firstThatOpens(allKeysOf(key), ({ bytes }) => openBytes(bytes, sealed));
  const idEnd = fileMark.length + idBytes;
  const id = Buffer.from(sealed.subarray(fileMark.length, idEnd)).toString('latin1');
  return openBytes(keyOf(key, id).bytes, sealed.subarray(idEnd + 1));
}

function openBytes(key: Buffer, sealed: Uint8Array): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12), { authTagLength: 16 });
  decipher.setAuthTag(sealed.subarray(12, 28));
  return Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]);
}

function keyOf(key: Key, id: string): Key {
  const found = allKeysOf(key).find((one) => one.id === id);
  if (!found) throw new Error(`sealed under the key ${id}, which neither SECRET nor SECRET_BEFORE gives`);
  return found;
}

function firstThatOpens<Opened>(keys: readonly Key[], open: (key: Key) => Opened): Opened {
  let failure: unknown;
  for (const key of keys) {
    try {
      return open(key);
    } catch (error) {
      failure ??= error;
    }
  }
  throw failure;
}

/** Compares two secrets without telling by time where they differ; as bytes, for letters of several bytes may be as many and are longer. */
export function isSameSecret(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** Keyed hash for equality look-up of an encrypted value, and signature of what is given out; always under the key in force. */
export const lookupHash = (key: Pick<Key, 'bytes'>, text: string): string =>
  createHmac('sha256', key.bytes).update(text).digest('hex');

/** Whether a hash was made of the text here, under the key in force or one before. */
export const isLookupHash = (key: Key, hash: string, text: string): boolean =>
  allKeysOf(key).some((one) => isSameSecret(hash, lookupHash(one, text)));

/**
 * Keys of drawn portraits: the same for one id every time, and nobody finds the id by trying. Each page has its own
 * purpose, so that two pages do not tell that they show the same person.
 */
export function createPortraitKeys(
  secret: Parameters<typeof deriveKey>[0],
  purpose: string,
): (id: number) => string {
  const key = deriveKey(secret, `portraits/${purpose}`);
  return (id) => lookupHash(key, String(id)).slice(0, 12);
}
