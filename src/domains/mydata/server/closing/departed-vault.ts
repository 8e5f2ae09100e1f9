import { decryptText, deriveKey, encryptText, type Secret } from '#platform/server/encryption.ts';
import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';
import type { Departed } from './telling-words.ts';

/** Seals what told who somebody was, for the sweep after they left. */
export type DepartedVault = { seal: (words: Departed) => string; open: (cipher: string) => Departed };

export function createDepartedVault(secret: Secret): DepartedVault {
  const key = deriveKey(secret, 'mydata/departed');
  return {
    seal: (words) => encryptText(key, JSON.stringify(words)),
    open: (cipher) => JSON.parse(decryptText(key, cipher)) as Departed,
  };
}

/** What this room keeps under the secret. */
export const mydataSecrets: KeptUnderSecret = {
  tables: [
    {
      table: 'account_closings',
      id: 'id',
      columns: [{ column: 'words_cipher', purpose: 'mydata/departed' }],
    },
  ],
};
