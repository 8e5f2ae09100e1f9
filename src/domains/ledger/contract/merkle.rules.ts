/** SHA-256, of WebCrypto in a browser. */
export type Digest = (bytes: Uint8Array) => Promise<Uint8Array>;

const concat = (parts: readonly Uint8Array[]): Uint8Array => {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
};

/** Hash of a leaf (RFC 6962, 2.1): a leaf never has the hash of a node. */
export const leafHash = (digest: Digest, leaf: Uint8Array): Promise<Uint8Array> =>
  digest(concat([Uint8Array.of(0), leaf]));

const nodeHash = (digest: Digest, left: Uint8Array, right: Uint8Array): Promise<Uint8Array> =>
  digest(concat([Uint8Array.of(1), left, right]));

const sameBytes = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, at) => byte === other[at]);

/** A leaf's way up: its place and that of the tree, and the hashes beside it from the bottom. */
export type InclusionProof = { position: number; size: number; path: readonly Uint8Array[] };

/**
 * The root that a leaf's hash and its path lead to (RFC 9162, 2.1.3.2); undefined when the path has not the length that a leaf of
 * this place has in a tree of this size.
 */
export async function rootFromInclusion(
  digest: Digest,
  leaf: Uint8Array,
  { position, size, path }: InclusionProof,
): Promise<Uint8Array | undefined> {
  if (!Number.isSafeInteger(position) || !Number.isSafeInteger(size)) return undefined;
  if (position < 0 || position >= size) return undefined;
  let place = position;
  let last = size - 1;
  let hash = leaf;
  for (const beside of path) {
    if (last === 0) return undefined;
    if (place % 2 === 1 || place === last) {
      hash = await nodeHash(digest, beside, hash);
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = half(last);
      }
    } else hash = await nodeHash(digest, hash, beside);
    place = half(place);
    last = half(last);
  }
  return last === 0 ? hash : undefined;
}

const half = (value: number): number => Math.floor(value / 2);

export type ConsistencyProof = { oldSize: number; newSize: number; path: readonly Uint8Array[] };

/** True when the tree of `newRoot` begins with exactly the leaves of the tree of `oldRoot` (RFC 9162, 2.1.4.2). */
export async function isConsistent(
  digest: Digest,
  roots: { oldRoot: Uint8Array; newRoot: Uint8Array },
  { oldSize, newSize, path }: ConsistencyProof,
): Promise<boolean> {
  const { oldRoot, newRoot } = roots;
  if (!Number.isSafeInteger(oldSize) || !Number.isSafeInteger(newSize)) return false;
  if (oldSize < 0 || oldSize > newSize) return false;
  if (oldSize === newSize) return path.length === 0 && sameBytes(oldRoot, newRoot);
  if (oldSize === 0) return path.length === 0;
  const isPowerOfTwo = Number.isInteger(Math.log2(oldSize));
  const [first, ...rest] = isPowerOfTwo ? [oldRoot, ...path] : path;
  if (!first) return false;
  let place = oldSize - 1;
  let last = newSize - 1;
  while (place % 2 === 1) {
    place = half(place);
    last = half(last);
  }
  let oldHash = first;
  let newHash = first;
  for (const beside of rest) {
    if (last === 0) return false;
    if (place % 2 === 1 || place === last) {
      oldHash = await nodeHash(digest, beside, oldHash);
      newHash = await nodeHash(digest, beside, newHash);
      while (place % 2 === 0 && place !== 0) {
        place /= 2;
        last = half(last);
      }
    } else newHash = await nodeHash(digest, newHash, beside);
    place = half(place);
    last = half(last);
  }
  return last === 0 && sameBytes(oldHash, oldRoot) && sameBytes(newHash, newRoot);
}
