import { mobileHashPurpose, sealedMobile } from '#domains/accounts/server/index.ts';
import type { KeptUnderSecret } from '#platform/server/secrets/sealed-table.ts';

/** What this room keeps under the secret. */
export const teamsSecrets: KeptUnderSecret = {
  tables: [
    {
      table: 'team_members',
      id: 'id',
      columns: [sealedMobile, { column: 'id_cipher', purpose: 'teams/member-id' }],
    },
  ],
  follows: [
    {
      table: 'team_phone_invitations',
      column: 'mobile_hash',
      purpose: mobileHashPurpose,
      lapses:
        'a number that nobody has is invited without a word to anybody; rows are carried out within a minute',
    },
  ],
};
