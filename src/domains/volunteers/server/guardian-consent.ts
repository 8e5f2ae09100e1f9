import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import type { SmsCodeRefusal } from '#domains/accounts/contract/sms.words.ts';
import { recordConsents, type RegistrationTools, requireConsents } from '#domains/accounts/server/index.ts';
import { toDay } from '#platform/contract/instants.ts';
import type { RequestOf } from '#platform/contract/operation.ts';
import type { Act, Caller } from '#platform/server/calls/act.ts';
import type * as contract from '../contract/register-volunteer.contract.ts';
import { findWard } from './registration.queries.ts';
import { ageOn, isMinor } from './volunteers.rules.ts';
import { insertGuardian } from './volunteers.store.ts';

export type GivenGuardian = RequestOf<typeof contract.giveGuardianConsent>;

/** Judges a guardian's form and code before anything is written; gives the code to be spent. `at` is its place in the form. */
export async function checkGuardian(
  act: Act<Caller, 'guardianIsSelf' | SmsCodeRefusal>,
  guardian: GivenGuardian,
  { desk, ownMobileHash, vault, at }: RegistrationTools & { ownMobileHash: string | null; at: string },
): Promise<number> {
  requireConsents(guardian.consents, consentsNeeded.guardian, `${at}consents`);
  if (vault.hashOf(guardian.mobile) === ownMobileHash) throw act.refuse('guardianIsSelf');
  const field = `${at}smsCode`;
  const { mobile, smsCode } = guardian;
  const { codeId, repeats } = await desk.check(act, { mobile, scene: 'guardian', code: smsCode, field });
  if (repeats !== undefined) throw act.refuse('codeExpired', { result: { field } });
  return codeId;
}

/** Whether the account is a minor's and the number that of the guardian who consented. */
export async function isGuardiansMobile(
  { sql, now }: Pick<Act, 'sql' | 'now'>,
  accountId: number,
  mobileHash: string,
): Promise<boolean> {
  const birthOn = await findWard(sql, accountId, mobileHash);
  return birthOn !== undefined && isMinor(ageOn(birthOn, toDay(now)));
}

/** Writes down who consented for the volunteer, and to which text. */
export async function recordGuardian(
  act: Act,
  volunteerId: number,
  { guardian, vault }: { guardian: GivenGuardian; vault: RegistrationTools['vault'] },
): Promise<void> {
  await insertGuardian(act.sql, {
    volunteerId,
    name: guardian.guardianName,
    relation: guardian.relation,
    ...vault.seal(guardian.mobile),
    consentedAt: act.now,
  });
  await recordConsents(act, {
    accountId: volunteerId,
    purposes: consentsNeeded.guardian,
    givenBy: 'guardian',
  });
}
