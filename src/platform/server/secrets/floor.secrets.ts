import { lookupHash } from '../encryption.ts';
import { outboxHashKey } from './outbox-keys.ts';
import type { KeptUnderSecret } from './sealed-table.ts';

/** What the floor keeps under the secret. */
export const floorSecrets: KeptUnderSecret = {
  tables: [
    {
      table: 'outbox',
      id: 'id',
      columns: [
        {
          column: 'recipient_cipher',
          purpose: 'outbox/recipient',
          foundUnderAll: {
            column: 'recipient_hash',
            hashOf: (secret, recipient) => lookupHash(outboxHashKey(secret), recipient),
          },
        },
        { column: 'secret_cipher', purpose: 'outbox/recipient' },
      ],
    },
  ],
  lapsing: {
    'command_answers.answer_cipher': 'kept for an hour, opened under every key meanwhile',
    'kept_keys.key_cipher': 'sealed anew at the start itself',
  },
  lasting: { 'audit_origins.device_hash': 'of a random mark, under a kept key' },
};
