import {
  decryptText,
  deriveKey,
  encryptText,
  isSameSecret,
  lookupHash,
} from '#platform/server/encryption.ts';
import { minuteMs } from '#platform/contract/durations.ts';

/** What only whoever goes there, and staff with a reason, may read of a need. */
export type NeedPeople = {
  requesterName: string;
  requesterMobile: string;
  beneficiaryName: string;
  beneficiaryMobile: string;
  address: string;
  risk: string;
};

/** What is read once the people of a need were forgotten. */
export const forgottenPeople: NeedPeople = {
  requesterName: '',
  requesterMobile: '',
  beneficiaryName: '',
  beneficiaryMobile: '',
  address: '',
  risk: '',
};

/** Keeps the people of needs as one encrypted text, and gives who proved a number a key to one need. */
export type NeedVault = {
  seal: (people: NeedPeople) => string;
  open: (cipher: string | null) => NeedPeople;
  followKey: (needId: number, now: Date) => string;
  isFollowKey: (key: string | undefined, needId: number, now: Date) => boolean;
};

const followMs = 30 * minuteMs;

export function createNeedVault(secret: string): NeedVault {
  const [peopleKey, followSecret] = [deriveKey(secret, 'needs/people'), deriveKey(secret, 'needs/follow')];
  const sealOf = (needId: number, until: string) => lookupHash(followSecret, `${needId}.${until}`);
  return {
    seal: (people) => encryptText(peopleKey, JSON.stringify(people)),
    open: (cipher) =>
      cipher === null ? forgottenPeople : (JSON.parse(decryptText(peopleKey, cipher)) as NeedPeople),
    followKey(needId, now) {
      const until = String(now.getTime() + followMs);
      return `${until}.${sealOf(needId, until)}`;
    },
    isFollowKey(key, needId, now) {
      const [until = '', seal = ''] = key?.split('.') ?? [];
      return Number(until) > now.getTime() && isSameSecret(seal, sealOf(needId, until));
    },
  };
}
