import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';
import type { Complainant } from './complaint-vault.ts';

const own = 'complaints/own';
const who = (identity: string): Complainant => JSON.parse(identity) as Complainant;

/** What this room keeps under the secret. */
export const complaintsSecrets: KeptUnderSecret = {
  tables: [
    {
      table: 'complaints',
      id: 'id',
      columns: [
        {
          column: 'identity_cipher',
          purpose: 'complaints/identity',
          lookups: [
            {
              column: 'owner_hash',
              purpose: own,
              hashed: (identity) => {
                const { accountId } = who(identity);
                return accountId === null ? undefined : `account:${accountId}`;
              },
            },
            { column: 'mobile_hash', purpose: own, hashed: (identity) => `mobile:${who(identity).mobile}` },
          ],
        },
      ],
    },
  ],
  lasting: { 'complaints.query_hash': 'of a code shown once, under a kept key' },
};
