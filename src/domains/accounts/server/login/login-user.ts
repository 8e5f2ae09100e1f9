import type { UseCase } from '#platform/server/calls/use-case.ts';
import { forgetAttempts, noteLogin } from '../accounts.store.ts';
import { getLoginInfo } from '../login-info.ts';
import { guessDetail, openAttempts, refuseGuess } from '../passwords/password-guesses.ts';
import type { SecondFactorDesk } from '../second-factor/second-factor-desk.ts';
import { lockConfirmedFactor } from '../second-factor/second-factor.store.ts';
import type { StaffPolicy } from '../duties/staff-policy.ts';
import { openSession } from '../sessions/open-session.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';
import type * as contract from '../../contract/accounts.contract.ts';
import { loginRefusals } from '../../contract/accounts.words.ts';
import { addressFailures, countAddressFailure } from './address-failures.ts';
import type { CheckedCredentials } from './check-credentials.ts';
import type { LoginDoors } from './login-doors.ts';
import { loginProofLevel } from './login-limit.rules.ts';
import type { ProofDesk } from './proof-of-work.ts';
import { requireProofOfWork } from './require-proof-of-work.ts';

/**
 * Logs in with credentials that were checked before the transaction. The row of failures of this name at this door is locked first.
 * @throws Refusal by `loginRefusals`; failures are counted although the login is refused
 */
export const loginUser: UseCase<
  typeof contract.loginUser,
  {
    checked: CheckedCredentials;
    proofs: ProofDesk;
    doors: LoginDoors;
    secondFactors: SecondFactorDesk;
    policy: StaffPolicy;
  }
> = async (act, request, { checked, proofs, doors, secondFactors, policy }) => {
  const { account, isPasswordRight, attemptName } = checked;
  const attemptKey = doors.keyOf(act, attemptName);
  const attempts = await openAttempts(act, attemptKey);
  const addressKey = doors.addressKeyOf(act, attemptName);
  await requireProofOfWork(act, proofs, {
    proof: request.proof,
    purpose: 'login',
    level: loginProofLevel(attempts, addressKey ? await addressFailures(act, addressKey) : 0),
    result: guessDetail(attempts),
  });
  if (!account || !isPasswordRight) {
    if (addressKey) await countAddressFailure(act, addressKey);
    return refuseGuess(act, attempts, {
      attemptKey,
      accountId: account?.id ?? null,
      reason: 'wrongPassword',
      sentence: loginRefusals.wrongPassword,
    });
  }
  if (account.status === 'disabled' || account.status === 'closed') throw act.refuse('disabled');
  const factor = await lockConfirmedFactor(act.sql, account.id);
  if (factor) {
    if (!request.secondFactor) throw act.refuse('secondFactorNeeded');
    const fault = await secondFactors.take(act, factor, request.secondFactor);
    if (fault) {
      const guess = { attemptKey, accountId: account.id, reason: fault, sentence: loginRefusals[fault] };
      return refuseGuess(act, attempts, guess);
    }
  }
  await forgetAttempts(act.sql, attemptKey);
  doors.remember(act, attemptName);
  await noteLogin(act.sql, account.id, act.now);
  const tokens = await openSession(act, account, request.remember);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  const caller = await resolveCaller(act.sql, tokens.accessToken, { now: act.now, policy });
  return { ...tokens, loginInfo: await getLoginInfo(act, caller, policy) };
};
