import { decryptText, deriveKey, encryptText, lookupHash, type Secret } from '#platform/server/encryption.ts';

export type SealedId = { idCipher: string; idHash: string; idMasked: string };

/** Keeps what must not lie open: ID numbers (found by keyed hash), addresses, emergency contacts (decision 0013). */
export type PersonalVault = {
  sealId: (idNo: string) => SealedId;
  openId: (cipher: string) => string;
  seal: (text: string) => string | null;
  open: (cipher: string | null) => string;
};

/** 330106199803041234 → 3****************4: enough to know one's own, too little for anybody else. */
export const maskId = (idNo: string): string =>
  `${idNo.slice(0, 1)}${'*'.repeat(Math.max(0, idNo.length - 2))}${idNo.slice(-1)}`;

export function createPersonalVault(secret: Secret): PersonalVault {
  const [idKey, hashKey, textKey] = [
    deriveKey(secret, 'volunteers/id-cipher'),
    deriveKey(secret, 'volunteers/id-hash'),
    deriveKey(secret, 'volunteers/personal'),
  ];
  return {
    sealId: (idNo) => ({
      idCipher: encryptText(idKey, idNo),
      idHash: lookupHash(hashKey, idNo),
      idMasked: maskId(idNo),
    }),
    openId: (cipher) => decryptText(idKey, cipher),
    seal: (text) => (text === '' ? null : encryptText(textKey, text)),
    open: (cipher) => (cipher === null ? '' : decryptText(textKey, cipher)),
  };
}
