import { expect, test } from 'vitest';
import { deriveKey, encryptText } from '#platform/server/encryption.ts';
import { keyIdOf } from '#platform/server/secrets/keys.ts';
import { openTables } from '#testing/open-tables.ts';
import { secretInvariants } from './secret-invariants.ts';

const { database, sql } = openTables();
const now = new Date('2026-11-21T10:00:00+08:00');
const [first, second] = ['the first secret, which is long enough', 'the second secret, which is long enough'];

/** A letter under the first secret, and both in the register. */
async function letter(emptied: Date | null): Promise<void> {
  await sql()
    .insertInto('secretKeys')
    .values([
      { keyId: keyIdOf(first), since: now, until: now, emptyAt: emptied },
      { keyId: keyIdOf(second), since: now, until: null, emptyAt: null },
    ])
    .execute();
  const recipientCipher = encryptText(deriveKey(first, 'outbox/recipient'), '13812345678');
  await sql()
    .insertInto('outbox')
    .values({ channel: 'sms', recipientCipher, template: 'x', variables: '{}', dedupeKey: 'x' })
    .execute();
}

const broken = async (): Promise<string[]> => {
  const found: string[] = [];
  for (const { name, sql: text } of secretInvariants)
    if ((await database().pool.query(text, [])).rows.length > 0) found.push(name);
  return found;
};

test('a letter that waits to be sealed anew breaks nothing', async () => {
  await letter(null);
  expect(await broken()).toEqual([]);
});

test('one under a secret that is noted as empty, or in a table that is done, is found', async () => {
  await letter(now);
  await sql()
    .insertInto('resealing')
    .values({ subject: 'outbox', keyId: keyIdOf(second), after: null, doneAt: now })
    .execute();
  expect(await broken()).toEqual([
    'what is encrypted lies under a secret that the database knows and that is not noted as empty',
    'a table that was sealed anew holds nothing under another secret than the one in force',
  ]);
});

test('progress that is told of another secret than the one in force is found', async () => {
  await letter(null);
  await sql()
    .insertInto('resealing')
    .values({ subject: 'needs', keyId: keyIdOf(first), after: null, doneAt: now })
    .execute();
  expect(await broken()).toEqual(['what was sealed anew was so under the secret in force']);
});
