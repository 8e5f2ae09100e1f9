import { deriveKey, isSameSecret, type Key, lookupHash, type Secret } from '#platform/server/encryption.ts';
import { allKeysOf } from '#platform/server/secrets/keys.ts';

/** What a link to a rating is about: a need, and which report of the team. */
export type RateTarget = { needId: number; round: number };

/** Makes and reads the tokens of links that ask for a rating: signed, so that no table holds them. */
export type RateTokens = {
  /** Path on this site, for the need as it is reported now. */
  pathOf: (need: { id: number; reworkCount: number }) => string;
  /** What a token that this installation signed is about; undefined for any other text. */
  read: (token: string) => RateTarget | undefined;
};

const sealLength = 32;

/** Tokens under a key derived from the installation's secret. */
export function createRateTokens(secret: Secret): RateTokens {
  const key = deriveKey(secret, 'needs/rate-links');
  const sealOf = (about: string, one: Key = key): string => lookupHash(one, about).slice(0, sealLength);
  return {
    pathOf({ id, reworkCount }) {
      const [need, round] = [id.toString(36), String(reworkCount)];
      return `/user-index/needFollow?rate=${need}.${round}.${sealOf(`${need}.${round}`)}`;
    },
    read(token) {
      const [, need = '', round = '', seal = ''] =
        /^([0-9a-z]{1,11})\.(\d{1,3})\.([0-9a-f]{32})$/.exec(token) ?? [];
      const isOurs = allKeysOf(key).some((one) => isSameSecret(seal, sealOf(`${need}.${round}`, one)));
      if (!isOurs) return undefined;
      const needId = Number.parseInt(need, 36);
      return Number.isSafeInteger(needId) ? { needId, round: Number(round) } : undefined;
    },
  };
}
