import { hkdfSync } from 'node:crypto';

/** The secrets of an installation: SECRET, under which everything is written, and those of SECRET_BEFORE, which still open what they sealed. */
export type Secrets = {
  readonly current: string;
  readonly before: readonly string[];
  /** Keys that outlive every secret, by their purpose: of what can never be made anew (`kept-keys.ts`). */
  readonly kept: ReadonlyMap<string, Buffer>;
};

/** One secret alone where there was never another. */
export type Secret = string | Secrets;

/** A key of one purpose, with the id of the secret that gives it, and the keys of the same purpose that were in force before. */
export type Key = { readonly id: string; readonly bytes: Buffer; readonly before: readonly Key[] };

const hkdf = (from: string, purpose: string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, '', purpose, length));

/** Fingerprint of a secret: twelve letters of a derived value, which stand beside everything sealed under it and say nothing of it. */
export const keyIdOf = (secret: string): string => hkdf(secret, 'key-id', 6).toString('hex');

export const secretsOf = (secret: Secret): Secrets =>
  typeof secret === 'string' ? { current: secret, before: [], kept: new Map() } : secret;

/** Key for one purpose, derived from the configured secret (HKDF-SHA-256), so that purposes cannot stand in for each other. */
export function deriveKey(secret: Secret, purpose: string): Key {
  const { current, before } = secretsOf(secret);
  const keyOf = (one: string): Key => ({ id: keyIdOf(one), bytes: hkdf(one, purpose, 32), before: [] });
  return { ...keyOf(current), before: before.map(keyOf) };
}

/** A key for a narrower purpose out of one. */
export const narrowKey = ({ id, bytes, before }: Key, purpose: string): Key => ({
  id,
  bytes: hkdf(bytes.toString('hex'), purpose, 32),
  before: before.map((one) => narrowKey(one, purpose)),
});

/** The key in force and those before it. */
export const allKeysOf = (key: Key): readonly Key[] => [key, ...key.before];

/** The key of a purpose that outlives every secret; of the secret itself where none was kept yet. */
export function keptKey(secret: Secret, purpose: KeptPurpose): Key {
  const { current, kept } = secretsOf(secret);
  const bytes = kept.get(purpose) ?? hkdf(current, purpose, 32);
  return { id: keyIdOf(current), bytes, before: [] };
}

/**
 * What is kept of these is a keyed hash of something that nobody here can read again, so its key is sealed and goes on: marks of devices (random, 128 bits),
 * recovery codes and codes of complaints (random, 50 bits, shown once). The names are those under which the first secret gave the keys.
 */
export const keptPurposes = ['device-marks', 'accounts/second-factor', 'complaints/own'] as const;
export type KeptPurpose = (typeof keptPurposes)[number];
