import { createHash } from 'node:crypto';
import type { Act } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import { type ConsentPurpose, consentTexts } from '../contract/consents.words.ts';
import { insertConsents } from './consents.store.ts';

export type GivenConsent = { purpose: ConsentPurpose; version: string };

/** Refuses a form in which a needed text is not ticked, or in a version that is no longer in force. `field` is the form's. */
export function requireConsents(
  given: readonly GivenConsent[],
  needed: readonly ConsentPurpose[],
  field = 'consents',
): void {
  for (const purpose of needed) {
    const { title, version } = consentTexts[purpose];
    const consent = given.find((one) => one.purpose === purpose);
    if (!consent) throw new InvalidInput([{ path: field, msg: `请阅读并同意《${title}》` }]);
    if (consent.version !== version)
      throw new InvalidInput([{ path: field, msg: `《${title}》已更新，请刷新页面后重新阅读` }]);
  }
}

export type ConsentRecord = {
  accountId: number;
  purposes: readonly ConsentPurpose[];
  givenBy: 'self' | 'guardian';
};

/** Records consents to the texts in force, each with its version and the hash of its words, as proof (PIPL 14). */
export async function recordConsents(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  { accountId, purposes, givenBy }: ConsentRecord,
): Promise<void> {
  const rows = purposes.map((purpose) => ({
    accountId,
    purpose,
    version: consentTexts[purpose].version,
    textHash: textHashOf(purpose),
    givenBy,
    givenAt: now,
    withdrawnAt: null,
  }));
  await insertConsents(sql, rows);
}

/** SHA-256 of a text's title and words. */
export function textHashOf(purpose: ConsentPurpose): string {
  const { title, sections } = consentTexts[purpose];
  return createHash('sha256')
    .update(JSON.stringify([title, sections]))
    .digest('hex');
}
