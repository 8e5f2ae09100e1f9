import type { Sql } from '#database/transaction.ts';
import { testSecret } from '#domains/accounts/testing/accounts.builders.ts';
import { testId } from '#testing/test-act.ts';
import { createPersonalVault } from '../server/personal-vault.ts';
import { insertCheck, saveRealName } from '../server/real-name.store.ts';

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

export type IdWish = { birthOn: string; gender: 'male' | 'female'; area?: string; serial?: number };

/** A resident ID number with the right check digit; `serial` 0 to 49 makes different people of one day. */
export function buildIdNo({ birthOn, gender, area = '110105', serial = 1 }: IdWish): string {
  const order = String(serial * 2 + (gender === 'male' ? 1 : 0)).padStart(3, '0');
  const digits = area + birthOn.replaceAll('-', '') + order;
  const sum = weights.reduce((total, weight, index) => total + weight * Number(digits[index]), 0);
  return digits + '10X98765432'[sum % 11];
}

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
