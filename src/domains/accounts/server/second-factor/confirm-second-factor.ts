import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import { ownFactorRefusals } from '../../contract/second-factor.words.ts';
import { attemptKeyOf, forgetAttempts } from '../accounts.store.ts';
import { openAttempts, refuseGuess } from '../passwords/password-guesses.ts';
import type { FactorTools } from './prove-by-password.ts';
import { lockFactor } from './second-factor.store.ts';

/** The first right code turns the second factor on, or puts it in the place of the one before; wrong ones are counted like passwords. */
export const confirmSecondFactor: UseCase<typeof contract.confirmSecondFactor, FactorTools> = async (
  act,
  { code },
  { desk, onFactorEvent },
) => {
  const { accountId, sessionId } = act.caller;
  const attemptKey = `${attemptKeyOf(accountId)}|session:${sessionId}`;
  const attempts = await openAttempts(act, attemptKey);
  const factor = await lockFactor(act.sql, accountId);
  const secretCipher = factor?.confirmedAt ? factor.nextSecretCipher : factor?.secretCipher;
  if (!secretCipher) throw act.refuse('factorMissing');
  const fault = await desk.confirm(act, { accountId, secretCipher }, code);
  if (fault)
    return refuseGuess(act, attempts, {
      attemptKey,
      accountId,
      reason: fault,
      sentence: ownFactorRefusals[fault],
    });
  await forgetAttempts(act.sql, attemptKey);
  await act.audit({ targetType: 'account', targetId: accountId });
  await onFactorEvent(act, accountId, { kind: 'applicationSet' });
  return { recoveryCodes: await desk.newRecoveryCodes(act, accountId) };
};
