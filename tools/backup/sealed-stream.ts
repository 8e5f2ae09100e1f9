import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from 'node:crypto';

/** Says that a file is sealed with a passphrase, and in which form. */
export const sealMark = Buffer.from('VPB1');
const saltBytes = 16;
const tagBytes = 16;
const pieceBytes = 2 ** 20;
const more = Buffer.from([0]);
const last = Buffer.from([1]);

const keyOf = (passphrase: string, salt: Buffer): Buffer =>
  scryptSync(passphrase.normalize('NFC'), salt, 32, { N: 2 ** 16, r: 8, p: 1, maxmem: 2 ** 27 });

/** The number of the piece; a key is of one file, so that no number is used twice with it. */
function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(number, 6, 6);
  return nonce;
}

/** Pieces of exactly this size but the last, which may be shorter and always comes. */
async function* inPieces(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<[Buffer, boolean]> {
  let rest = Buffer.alloc(0);
  for await (const chunk of bytes) {
    rest = Buffer.concat([rest, chunk]);
    while (rest.length > size) {
      yield [rest.subarray(0, size), false];
      rest = rest.subarray(size);
    }
  }
  yield [rest, true];
}

/** Bytes as AES-256-GCM in numbered pieces under a key made of the passphrase (scrypt): none can be cut, moved or left out unseen. */
export const sealing = (passphrase: string) =>
  async function* (bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    const salt = randomBytes(saltBytes);
    const key = keyOf(passphrase, salt);
    yield Buffer.concat([sealMark, salt]);
    let number = 0;
    for await (const [piece, isLast] of inPieces(bytes, pieceBytes)) {
      const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number)).setAAD(isLast ? last : more);
      yield Buffer.concat([cipher.update(piece), cipher.final(), cipher.getAuthTag()]);
      number += 1;
    }
  };

/** The bytes again, of what follows the mark. @throws when the passphrase is another, or a byte was altered or is missing */
export const opening = (passphrase: string) =>
  async function* (sealed: AsyncIterable<Uint8Array>): AsyncGenerator<Buffer> {
    let key: Buffer | undefined;
    let number = 0;
    const pieces = inPieces(
      afterSalt(sealed, (salt) => (key = keyOf(passphrase, salt))),
      pieceBytes + tagBytes,
    );
    for await (const [piece, isLast] of pieces) {
      if (!key || piece.length < tagBytes) throw new Error('the backup is cut short');
      const decipher = createDecipheriv('aes-256-gcm', key, nonceOf(number), { authTagLength: tagBytes });
      decipher.setAAD(isLast ? last : more).setAuthTag(piece.subarray(-tagBytes));
      const bytes = decipher.update(piece.subarray(0, -tagBytes));
      try {
        decipher.final();
      } catch {
        throw new Error('the passphrase is another one, or the backup was altered or cut short');
      }
      yield bytes;
      number += 1;
    }
  };

async function* afterSalt(
  sealed: AsyncIterable<Uint8Array>,
  found: (salt: Buffer) => void,
): AsyncGenerator<Uint8Array> {
  let head: Buffer | undefined = Buffer.alloc(0);
  for await (const chunk of sealed) {
    if (!head) yield chunk;
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < saltBytes) continue;
      found(head.subarray(0, saltBytes));
      yield head.subarray(saltBytes);
      head = undefined;
    }
  }
}
