import {
  type KeptUnderSecret,
  type SealedColumn,
  wholeValue,
} from '#platform/server/secrets/sealed-table.ts';

/** Purpose of the keyed hash by which phone numbers are found, in every room that keeps one. */
export const mobileHashPurpose = 'accounts/mobile-hash';

/** A phone number as this room's vault seals it, with the hash beside it. */
export const sealedMobile: SealedColumn = {
  column: 'mobile_cipher',
  purpose: 'accounts/mobile-cipher',
  lookups: [{ column: 'mobile_hash', purpose: mobileHashPurpose, hashed: wholeValue }],
};

const secondFactor = 'accounts/second-factor';

/** What this room keeps under the secret. */
export const accountsSecrets: KeptUnderSecret = {
  tables: [
    { table: 'accounts', id: 'id', columns: [sealedMobile] },
    {
      table: 'second_factors',
      id: 'account_id',
      columns: [
        { column: 'secret_cipher', purpose: secondFactor },
        { column: 'next_secret_cipher', purpose: secondFactor },
      ],
    },
  ],
  follows: [
    {
      table: 'sms_codes',
      column: 'mobile_hash',
      purpose: mobileHashPurpose,
      lapses: 'a number that nobody has asks for a new code; rows go with the codes',
    },
  ],
  lapsing: {
    'sms_codes.code_hash': 'good for minutes, judged under every key',
    'sms_codes.address_hash': 'counts of an address begin anew',
  },
  lasting: {
    'accounts.password_hash': 'argon2id, without the secret',
    'password_history.password_hash': 'argon2id, without the secret',
    'sessions.access_hash': 'SHA-256 of a random token',
    'sessions.refresh_hash': 'SHA-256 of a random token',
    'used_refresh_secrets.secret_hash': 'SHA-256 of a random token',
    'recovery_codes.code_hash': 'shown once, under a kept key',
    'consents.text_hash': 'SHA-256 of a public text',
  },
};
