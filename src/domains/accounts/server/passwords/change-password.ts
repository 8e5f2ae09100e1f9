import type { Act, SignedInCaller } from '#platform/server/calls/act.ts';
import { InvalidInput } from '#platform/server/calls/failures.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import { earlierPasswords, findOwnAccount } from '../accounts.queries.ts';
import { savePassword } from '../accounts.store.ts';
import { endSessions } from '../sessions/end-sessions.ts';
import type { AccountsReactions } from '../reactions.ts';
import type { MobileVault } from '../sms/mobile-vault.ts';
import type * as contract from '../../contract/accounts.contract.ts';
import { passwordRefusals } from '../../contract/accounts.words.ts';
import { newPasswordErrors } from './password-errors.ts';
import { type PasswordProof, requireOwnPassword, tryPassword } from './password-guesses.ts';
import { fitsPassword, hashPassword } from './password-hash.ts';

/** What becomes of the new password is told only to who proved to know the old one. */
export type JudgedPassword = {
  proof: PasswordProof;
  next: { passwordHash: string } | { refusal: keyof typeof passwordRefusals };
};

/**
 * Judges a change before the transaction, for every comparison takes some thirty milliseconds.
 * @throws InvalidInput naming what the new password lacks
 */
export async function judgePassword(
  { sql, caller: { accountId } }: Act<SignedInCaller>,
  { oldPwd, newPwd, confirmPwd }: RequestIn<typeof contract.changePassword>,
  vault: MobileVault,
): Promise<JudgedPassword> {
  const { loginName, mobileCipher } = await findOwnAccount(sql, accountId);
  const mobile = mobileCipher ? vault.open(mobileCipher) : undefined;
  const typed = { field: 'newPwd', password: newPwd, confirmation: confirmPwd };
  const errors = newPasswordErrors(typed, { loginName, mobile });
  if (errors.length > 0) throw new InvalidInput(errors);
  const proof = await tryPassword(sql, accountId, oldPwd);
  if (!proof.isRight) return { proof, next: { refusal: 'wrongOldPassword' } };
  if (newPwd === oldPwd) return { proof, next: { refusal: 'sameAsOld' } };
  for (const earlier of await earlierPasswords(sql, accountId))
    if (await fitsPassword(earlier, newPwd)) return { proof, next: { refusal: 'usedBefore' } };
  return { proof, next: { passwordHash: await hashPassword(newPwd) } };
}

/**
 * Stores a judged password; every other session of the account ends and its owner is told.
 * @throws Refusal by `passwordRefusals`; a wrong old password is counted like one at the login
 */
export const changePassword: UseCase<
  typeof contract.changePassword,
  { judged: JudgedPassword; onPasswordChanged: AccountsReactions['onPasswordChanged'] }
> = async (act, _request, { judged: { proof, next }, onPasswordChanged }) => {
  const { accountId, sessionId } = act.caller;
  await requireOwnPassword(act, proof, {
    reason: 'wrongOldPassword',
    sentence: passwordRefusals.wrongOldPassword,
  });
  if ('refusal' in next) throw act.refuse(next.refusal);
  await savePassword(act.sql, accountId, { passwordHash: next.passwordHash, at: act.now });
  await endSessions(act, accountId, { reason: 'password', exceptSessionId: sessionId });
  await onPasswordChanged(act, accountId);
  await act.audit({ targetType: 'account', targetId: accountId });
  return {};
};
