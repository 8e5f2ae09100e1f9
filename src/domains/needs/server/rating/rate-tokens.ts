import { deriveKey, isSameSecret, lookupHash } from '#platform/server/encryption.ts';

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
export function createRateTokens(secret: string): RateTokens {
  const key = deriveKey(secret, 'needs/rate-links');
  const sealOf = (id: string, round: string): string =>
    lookupHash(key, `${id}.${round}`).slice(0, sealLength);
  return {
    pathOf({ id, reworkCount }) {
      const [need, round] = [id.toString(36), String(reworkCount)];
      return `/user-index/needFollow?rate=${need}.${round}.${sealOf(need, round)}`;
    },
    read(token) {
      const [, need = '', round = '', seal = ''] =
        /^([0-9a-z]{1,11})\.(\d{1,3})\.([0-9a-f]{32})$/.exec(token) ?? [];
      if (!isSameSecret(seal, sealOf(need, round))) return undefined;
      const needId = Number.parseInt(need, 36);
      return Number.isSafeInteger(needId) ? { needId, round: Number(round) } : undefined;
    },
  };
}
