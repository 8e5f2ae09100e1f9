import { decryptText, deriveKey, encryptText, type Secret } from '#platform/server/encryption.ts';
import { createFollowKeys, type FollowKeys } from '#platform/server/follow-keys.ts';

/** What only whoever goes there, and staff with a reason, may read of a need. */
export type NeedPeople = {
  requesterName: string;
  requesterMobile: string;
  beneficiaryName: string;
  beneficiaryMobile: string;
  /** Of somebody under age; empty for all others, and where a parent asks. */
  guardianName: string;
  guardianMobile: string;
  address: string;
  risk: string;
};

/** What is read once the people of a need were forgotten. */
export const forgottenPeople: NeedPeople = {
  requesterName: '',
  requesterMobile: '',
  beneficiaryName: '',
  beneficiaryMobile: '',
  guardianName: '',
  guardianMobile: '',
  address: '',
  risk: '',
};

/** Keeps the people of needs as one encrypted text, and gives who proved a number a key to one need. */
export type NeedVault = FollowKeys & {
  /** The same half hour, given by the link that asks for a rating instead of by number and code. */
  rateKey: FollowKeys['followKey'];
  isRateKey: FollowKeys['isFollowKey'];
  seal: (people: NeedPeople) => string;
  open: (cipher: string | null) => NeedPeople;
};

export function createNeedVault(secret: Secret): NeedVault {
  const peopleKey = deriveKey(secret, 'needs/people');
  const byCode = createFollowKeys(deriveKey(secret, 'needs/follow'));
  const byLink = createFollowKeys(deriveKey(secret, 'needs/rate'));
  return {
    followKey: byCode.followKey,
    isFollowKey: (...asked) => byCode.isFollowKey(...asked) || byLink.isFollowKey(...asked),
    rateKey: byLink.followKey,
    isRateKey: byLink.isFollowKey,
    seal: (people) => encryptText(peopleKey, JSON.stringify(people)),
    open: (cipher) =>
      // What was sealed before a field was there has it empty.
      cipher === null
        ? forgottenPeople
        : { ...forgottenPeople, ...(JSON.parse(decryptText(peopleKey, cipher)) as Partial<NeedPeople>) },
  };
}
