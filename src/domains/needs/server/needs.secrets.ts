import { mobileHashPurpose } from '#domains/accounts/server/index.ts';
import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';
import type { NeedPeople } from './need-vault.ts';

/** What this room keeps under the secret. */
export const needsSecrets: KeptUnderSecret = {
  tables: [
    {
      table: 'needs',
      id: 'id',
      columns: [
        {
          column: 'private_cipher',
          purpose: 'needs/people',
          lookups: [
            {
              column: 'requester_mobile_hash',
              purpose: mobileHashPurpose,
              hashed: (people) => (JSON.parse(people) as NeedPeople).requesterMobile,
            },
          ],
        },
      ],
    },
  ],
};
