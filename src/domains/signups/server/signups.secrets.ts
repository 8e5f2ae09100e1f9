import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';

/** Nothing of this room lies under the secret. */
export const signUpsSecrets: KeptUnderSecret = {
  lasting: { 'calendar_feeds.token_hash': 'SHA-256 of a random token' },
};
