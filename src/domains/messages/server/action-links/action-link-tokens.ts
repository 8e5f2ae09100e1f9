import { createHmac } from 'node:crypto';
import { deriveKey, isSameSecret, type Key, type Secret } from '#platform/server/encryption.ts';
import { allKeysOf } from '#platform/server/secrets/keys.ts';

/** Makes and reads the tokens of one-time links: the link's id with a keyed signature, so that no table holds a token. */
export type ActionLinkTokens = {
  /** Path on this site: `/user-index/act/<token>`. */
  pathOf: (linkId: number) => string;
  /** The whole address, for text messages. */
  urlOf: (linkId: number) => string;
  /** The id in a token that this installation signed; undefined for any other text. */
  read: (token: string) => number | undefined;
};

const signatureBytes = 16;

/** Tokens under a key derived from the installation's secret. */
export function createActionLinkTokens(secret: Secret, publicUrl: string): ActionLinkTokens {
  const key = deriveKey(secret, 'messages/action-links');
  const sign = (id: string, { bytes }: Key = key): string =>
    createHmac('sha256', bytes).update(id).digest().subarray(0, signatureBytes).toString('base64url');
  const pathOf = (linkId: number): string => {
    const id = linkId.toString(36);
    return `/user-index/act/${id}-${sign(id)}`;
  };
  return {
    pathOf,
    urlOf: (linkId) => `${publicUrl.replace(/\/$/, '')}${pathOf(linkId)}`,
    read(token) {
      const [, id = '', signature = ''] = /^([0-9a-z]{1,11})-([\w-]{22})$/.exec(token) ?? [];
      if (!allKeysOf(key).some((one) => isSameSecret(signature, sign(id, one)))) return undefined;
      const linkId = Number.parseInt(id, 36);
      return Number.isSafeInteger(linkId) ? linkId : undefined;
    },
  };
}
