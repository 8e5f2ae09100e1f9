import type { UseCase } from '#platform/server/calls/use-case.ts';
import { forgetAttempts, noteLogin } from '../accounts.store.ts';
import { getLoginInfo } from '../login-info.ts';
import { guessDetail, openAttempts, refuseGuess } from '../passwords/password-guesses.ts';
import type { FactorTools } from '../second-factor/prove-by-password.ts';
import { openSession } from '../sessions/open-session.ts';
import { resolveCaller } from '../sessions/resolve-caller.ts';
import type * as contract from '../../contract/accounts.contract.ts';
import { loginRefusals } from '../../contract/accounts.words.ts';
import { addressFailures, countAddressFailure } from './address-failures.ts';
import type { CheckedCredentials } from './check-credentials.ts';
import { loginProofLevel } from './login-limit.rules.ts';
import { type DeviceTools, noteDevice } from './note-device.ts';
import type { ProofDesk } from './proof-of-work.ts';
import { requireProofOfWork } from './require-proof-of-work.ts';
import { judgeSecondStep } from './second-step.ts';

/**
 * Logs in with credentials that were checked before the transaction. The row of failures of this name at this door is locked first.
 * @throws Refusal by `loginRefusals`; failures are counted although the login is refused
 */
export const loginUser: UseCase<
  typeof contract.loginUser,
  {
    checked: CheckedCredentials;
    proofs: ProofDesk;
    factors: FactorTools;
  } & DeviceTools
> = async (act, request, { checked, proofs, doors, factors, onNewDevice }) => {
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
  const fault = await judgeSecondStep(act, { accountId: account.id, brought: request }, factors);
  if (fault)
    return refuseGuess(act, attempts, {
      attemptKey,
      accountId: account.id,
      reason: fault,
      sentence: loginRefusals[fault],
      outcome: fault,
    });
  await forgetAttempts(act.sql, attemptKey);
  await noteDevice(act, account.id, { doors, onNewDevice });
  await noteLogin(act.sql, account.id, act.now);
  const tokens = await openSession(act, account, request.remember);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  const { policy } = factors;
  const caller = await resolveCaller(act.sql, tokens.accessToken, { now: act.now, policy });
  return { ...tokens, loginInfo: await getLoginInfo(act, caller, policy) };
};
