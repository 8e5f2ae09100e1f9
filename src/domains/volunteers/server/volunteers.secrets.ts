import { sealedMobile } from '#domains/accounts/server/index.ts';
import {
  type KeptUnderSecret,
  type SealedColumn,
  wholeValue,
} from '#platform/server/secrets/sealed-table.ts';

const sealedId: SealedColumn = {
  column: 'id_cipher',
  purpose: 'volunteers/id-cipher',
  lookups: [{ column: 'id_hash', purpose: 'volunteers/id-hash', hashed: wholeValue }],
};
const personal = 'volunteers/personal';

/** What this room keeps under the secret. */
export const volunteersSecrets: KeptUnderSecret = {
  tables: [
    {
      table: 'volunteers',
      id: 'id',
      columns: [
        sealedId,
        { column: 'address_cipher', purpose: personal },
        { column: 'emergency_cipher', purpose: personal },
      ],
    },
    { table: 'real_name_checks', id: 'id', columns: [sealedId] },
    { table: 'guardians', id: 'volunteer_id', columns: [sealedMobile] },
  ],
};
