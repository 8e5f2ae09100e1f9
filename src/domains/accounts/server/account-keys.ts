import { deriveKey, type Key, type Secret } from '#platform/server/encryption.ts';
import { keptKey } from '#platform/server/secrets/keys.ts';

/** Keys of this room, each derived from the one secret of the installation for its own purpose. */
export type AccountKeys = {
  mobileCipher: Key;
  mobileHash: Key;
  proofOfWork: Key;
  smsCode: Key;
  refresh: Key;
  secondFactor: Key;
  /** Of recovery codes, which nobody can make anew: it outlives the secret. */
  recoveryCode: Key;
};

/** Derives the room's keys; the same secret gives the same keys on every machine. */
export const accountKeysFrom = (secret: Secret): AccountKeys => ({
  mobileCipher: deriveKey(secret, 'accounts/mobile-cipher'),
  mobileHash: deriveKey(secret, 'accounts/mobile-hash'),
  proofOfWork: deriveKey(secret, 'accounts/proof-of-work'),
  smsCode: deriveKey(secret, 'accounts/sms-code'),
  refresh: deriveKey(secret, 'accounts/refresh'),
  secondFactor: deriveKey(secret, 'accounts/second-factor'),
  recoveryCode: keptKey(secret, 'accounts/second-factor'),
});
