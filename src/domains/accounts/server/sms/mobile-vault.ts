import { maskMobile } from '#platform/contract/masking.ts';
import { decryptText, encryptText, lookupHash } from '#platform/server/encryption.ts';
import type { AccountKeys } from '../account-keys.ts';

export type SealedMobile = { mobileCipher: string; mobileHash: string; mobileMasked: string };

/** Keeps phone numbers: encrypted to read back, hashed with a key to find, masked to show (decision 0013). */
export type MobileVault = {
  seal: (mobile: string) => SealedMobile;
  open: (cipher: string) => string;
  hashOf: (mobile: string) => string;
};

/** A vault on these keys; opening what another key sealed throws. */
export const createMobileVault = (keys: Pick<AccountKeys, 'mobileCipher' | 'mobileHash'>): MobileVault => ({
  seal: (mobile) => ({
    mobileCipher: encryptText(keys.mobileCipher, mobile),
    mobileHash: lookupHash(keys.mobileHash, mobile),
    mobileMasked: maskMobile(mobile),
  }),
  open: (cipher) => decryptText(keys.mobileCipher, cipher),
  hashOf: (mobile) => lookupHash(keys.mobileHash, mobile),
});
