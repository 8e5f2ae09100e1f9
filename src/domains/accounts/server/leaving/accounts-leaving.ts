import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import { closedName, emptied, gone } from '#platform/server/leaving/trace.ts';
import { forgetAllAttempts } from '../accounts.store.ts';
import { endAllConsents } from '../consents.store.ts';

/** Of 32 random bytes that nobody kept: no password fits it, and trying one takes as long as ever. */
const lockedHash =
  '$argon2id$v=19$m=19456,t=2,p=1$/+iDxxSUrE2e3EEwxlp0pA$ySjKEUU2+YosmVb2CMQh42ZOFCBpo/ifMU8x1K67PbQ';

/** The login goes and its sessions with it; phone and name are free for a new person. Consents stay as proof for three years more (domain.md B). */
export const accountsLeaving: PersonLeaving = {
  forget: async ({ sql, now }, accountId) => {
    await forgetAllAttempts(sql, accountId);
    await endAllConsents(sql, accountId, now);
  },
  traces: [
    gone(
      'sms_codes',
      'spent_by in {people} or mobile_hash in (select mobile_hash from accounts where id in {people})',
    ),
    gone('used_refresh_secrets', 'session_id in (select id from sessions where account_id in {people})'),
    ...[
      'sessions',
      'second_factors',
      'recovery_codes',
      'passkeys',
      'passkey_challenges',
      'password_history',
      'list_views',
      'desk_looks',
    ].map((table) => gone(table, 'account_id')),
    emptied({ table: 'consents', of: 'account_id' }, {}, 'purpose version text_hash given_by'),
    emptied(
      { table: 'accounts', of: 'id' },
      {
        // No login name may look like it.
        login_name: `'已注销-' || id`,
        mobile_cipher: 'null',
        mobile_hash: 'null',
        mobile_masked: 'null',
        password_hash: `'${lockedHash}'`,
        display_name: closedName,
        organisation_id: 'null',
        icon_url: 'null',
        status_reason: 'null',
        last_login_at: 'null',
      },
      'status',
    ),
  ],
};
