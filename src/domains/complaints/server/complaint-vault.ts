import { randomInt } from 'node:crypto';
import { decryptText, deriveKey, encryptText, lookupHash, type Secret } from '#platform/server/encryption.ts';
import { keptKey } from '#platform/server/secrets/keys.ts';
import { createFollowKeys, type FollowKeys } from '#platform/server/follow-keys.ts';
import { complaintLimits } from '../contract/complaints.words.ts';

/** Who filed a complaint: the account where there is one, a name and a phone. */
export type Complainant = {
  accountId: number | null;
  /** Has a page of own complaints in the volunteers' centre; others look by number. */
  isVolunteer: boolean;
  name: string;
  mobile: string;
};

/** Seals who complained, and lets complainants find their own; the hashes are of this room alone, so no other table meets them. */
export type ComplaintVault = FollowKeys & {
  seal: (who: Complainant) => string;
  open: (cipher: string | null) => Complainant | undefined;
  ownerHash: (accountId: number) => string;
  mobileHash: (mobile: string) => string;
  queryHash: (complaintNo: string, code: string) => string;
};

export function createComplaintVault(secret: Secret): ComplaintVault {
  const identityKey = deriveKey(secret, 'complaints/identity');
  const ownKey = deriveKey(secret, 'complaints/own');
  // Codes are shown once and nobody can make their hashes anew: their key outlives the secret.
  const codeKey = keptKey(secret, 'complaints/own');
  return {
    ...createFollowKeys(deriveKey(secret, 'complaints/follow')),
    seal: (who) => encryptText(identityKey, JSON.stringify(who)),
    open: (cipher) =>
      cipher === null ? undefined : (JSON.parse(decryptText(identityKey, cipher)) as Complainant),
    ownerHash: (accountId) => lookupHash(ownKey, `account:${accountId}`),
    mobileHash: (mobile) => lookupHash(ownKey, `mobile:${mobile}`),
    queryHash: (complaintNo, code) => lookupHash(codeKey, `code:${complaintNo}.${code}`),
  };
}

/** Without letters and digits that look alike. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** A code to follow a complaint by: 50 bits, shown once, of which a keyed hash is kept. */
export const makeQueryCode = (): string =>
  Array.from({ length: complaintLimits.queryCode }, () => letters[randomInt(letters.length)]).join('');
