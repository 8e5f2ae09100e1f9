import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import { ownFactorRefusals } from '../../contract/second-factor.words.ts';
import { attemptKeyOf, forgetAttempts } from '../accounts.store.ts';
import { openAttempts, refuseGuess } from '../passwords/password-guesses.ts';
import type { SecondFactorDesk } from './second-factor-desk.ts';
import { confirmFactor, lockFactor } from './second-factor.store.ts';

/** The first right code turns the second factor on; wrong ones are counted like passwords. */
export const confirmSecondFactor: UseCase<typeof contract.confirmSecondFactor, SecondFactorDesk> = async (
  act,
  { code },
  desk,
) => {
  const { accountId, sessionId } = act.caller;
  const attemptKey = `${attemptKeyOf(accountId)}|session:${sessionId}`;
  const attempts = await openAttempts(act, attemptKey);
  const factor = await lockFactor(act.sql, accountId);
  if (!factor) throw act.refuse('factorMissing');
  if (factor.confirmedAt) throw act.refuse('factorThere');
  const fault = await desk.take(act, factor, code);
  if (fault)
    return refuseGuess(act, attempts, {
      attemptKey,
      accountId,
      reason: fault,
      sentence: ownFactorRefusals[fault],
    });
  await forgetAttempts(act.sql, attemptKey);
  await confirmFactor(act.sql, accountId, act.now);
  await act.audit({ targetType: 'account', targetId: accountId });
  return { recoveryCodes: await desk.newRecoveryCodes(act, accountId) };
};
