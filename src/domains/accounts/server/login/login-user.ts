import type { Act } from '#platform/server/calls/act.ts';
import { Refusal } from '#platform/server/calls/failures.ts';
import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { loginUser as operation } from '../../contract/accounts.contract.ts';
import { loginRefusals } from '../../contract/accounts.words.ts';
import { forgetAttempts, noteLogin } from '../accounts.store.ts';
import { addressFailures, countAddressFailure } from './address-failures.ts';
import type { CheckedCredentials } from './check-credentials.ts';
import { getLoginInfo } from '../get-me.ts';
import type { LoginDoors } from './login-doors.ts';
import { loginProofLevel } from './login-limit.rules.ts';
import type { ProofDesk } from './proof-of-work.ts';
import { openSession } from '../sessions/open-session.ts';
import { guessDetail, openAttempts, refuseGuess } from '../passwords/password-guesses.ts';
import { requireProofOfWork } from './require-proof-of-work.ts';

type Request = ParsedRequestOf<typeof operation>;
type Result = ResultOf<typeof operation>;

/**
 * Logs in with credentials that were checked before the transaction. The row of failures of this name at this door is locked first.
 * @throws Refusal by `loginRefusals`; failures are counted although the login is refused
 */
export async function loginUser(
  act: Act,
  request: Request,
  { checked, proofs, doors }: { checked: CheckedCredentials; proofs: ProofDesk; doors: LoginDoors },
): Promise<Result> {
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
  if (account.status === 'disabled' || account.status === 'closed') throw new Refusal('disabled');
  await forgetAttempts(act.sql, attemptKey);
  doors.remember(act, attemptName);
  await noteLogin(act.sql, account.id, act.now);
  const tokens = await openSession(act, account, request.remember);
  await act.audit({ targetType: 'account', targetId: account.id, actor: account });
  return { ...tokens, loginInfo: await getLoginInfo(act.sql, account.id) };
}
