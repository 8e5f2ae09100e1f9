import type { Sql } from '#database/transaction.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testId } from '#testing/test-act.ts';
import { createPersonalVault } from '../server/personal-vault.ts';
import { insertCheck, saveRealName } from '../server/real-name/real-name.store.ts';

/** A check of somebody with a passport that waits for staff. Gives its id. */
export async function buildRealNameCheck(
  sql: Sql,
  { volunteerId, now }: { volunteerId: number; now: Date },
): Promise<number> {
  const id = testId();
  await insertCheck(sql, {
    id,
    volunteerId,
    name: '沈知夏',
    gender: 'female',
    birthOn: '1998-05-04',
    idKind: 'passport',
    ...createPersonalVault(testSecret).sealId(`E${id}`.slice(0, 12)),
    isChange: false,
    findings: ['otherDocument'],
    status: 'pending',
    submittedAt: now,
  });
  await saveRealName(sql, volunteerId, { realNameStatus: 'pending' });
  return id;
}
