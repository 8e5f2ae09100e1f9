import { deriveKey } from '#platform/server/encryption.ts';

/** Keys of this room, each derived from the one secret of the installation for its own purpose. */
export type AccountKeys = {
  mobileCipher: Buffer;
  mobileHash: Buffer;
  proofOfWork: Buffer;
  smsCode: Buffer;
  refresh: Buffer;
  secondFactor: Buffer;
};

/** Derives the room's keys; the same secret gives the same keys on every machine. */
export const accountKeysFrom = (secret: string): AccountKeys => ({
  mobileCipher: deriveKey(secret, 'accounts/mobile-cipher'),
  mobileHash: deriveKey(secret, 'accounts/mobile-hash'),
  proofOfWork: deriveKey(secret, 'accounts/proof-of-work'),
  smsCode: deriveKey(secret, 'accounts/sms-code'),
  refresh: deriveKey(secret, 'accounts/refresh'),
  secondFactor: deriveKey(secret, 'accounts/second-factor'),
});
