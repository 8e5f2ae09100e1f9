import type { Sql } from '#database/transaction.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { deriveKey } from '#platform/server/encryption.ts';
import { createOutbox } from '#platform/server/outbox.ts';
import { testId } from '#testing/test-act.ts';
import type { ConsentOffer, ConsentPurpose } from '../contract/consents.words.ts';
import { consentOffers } from '../contract/consents.words.ts';
import type { SmsScene } from '../contract/sms.words.ts';
import { accountKeysFrom, createMobileVault } from '../server/index.ts';
import { createSmsCodeDesk } from '../server/sms/sms-code-desk.ts';
import { testSecret } from './accounts.builders.ts';

const nothing = { send: async () => undefined };

/** Letters of the tests: the key is that of a running product on the test secret. */
export const testOutbox = createOutbox({
  key: deriveKey(testSecret, 'outbox/recipient'),
  sms: nothing,
  mail: nothing,
});

const keys = accountKeysFrom(testSecret);
const vault = createMobileVault(keys);
const desk = createSmsCodeDesk(keys, vault);

/** A code as if it had been sent a moment ago; gives its six digits. */
export async function buildSmsCode(
  sql: Sql,
  { mobile, scene, now = new Date() }: { mobile: string; scene: SmsScene; now?: Date },
): Promise<string> {
  const id = testId();
  const { code, codeHash } = desk.make(id);
  await sql
    .insertInto('smsCodes')
    .values({
      id,
      scene,
      mobileHash: vault.hashOf(mobile),
      addressHash: desk.addressHash('127.0.0.1'),
      codeHash,
      spentAt: null,
      spentBy: null,
      expiresAt: new Date(now.getTime() + 5 * minuteMs),
      createdAt: now,
    })
    .execute();
  return code;
}

/** The code of the newest message to a number, as its holder reads it; undefined when the message holds none. */
export async function sentCode(sql: Sql, mobile: string): Promise<string | undefined> {
  const row = await sql
    .selectFrom('outbox')
    .select('secretCipher')
    .where('recipientHash', 'in', testOutbox.hashesOf(mobile))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.secretCipher ? testOutbox.openSecrets(row.secretCipher)['code'] : undefined;
}

/** The texts in force, ticked. */
export const tickedConsents = (
  purposes: readonly ConsentPurpose[],
): Pick<ConsentOffer, 'purpose' | 'version'>[] =>
  consentOffers(purposes).map(({ purpose, version }) => ({ purpose, version }));
