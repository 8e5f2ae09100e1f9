import { deriveKey, type Key, narrowKey, type Secret } from './keys.ts';

/** Key of everything that messages carry sealed. */
export const outboxKey = (secret: Secret): Key => deriveKey(secret, 'outbox/recipient');

/** Key of the hash by which messages of one recipient are found, out of theirs. */
export const recipientHashKey = (key: Key): Key => narrowKey(key, 'recipient-hash');

/** The same from the secret. */
export const outboxHashKey = (secret: Secret): Key => recipientHashKey(outboxKey(secret));
