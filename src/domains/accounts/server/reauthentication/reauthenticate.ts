import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import type { RequestIn, UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/reauthentication.contract.ts';
import { reauthenticationRefusals } from '../../contract/second-factor.words.ts';
import { attemptKeyOf, forgetAttempts, noteProof } from '../accounts.store.ts';
import { takeFactor } from '../login/second-step.ts';
import { loadWebAuthn } from '../passkeys/passkey-desk.ts';
import {
  openAttempts,
  type PasswordProof,
  refuseGuess,
  requireOwnPassword,
  tryPassword,
} from '../passwords/password-guesses.ts';
import type { FactorTools } from '../second-factor/prove-by-password.ts';

type Brought = FactorTools & { proof: PasswordProof | undefined };

/** Tries a password, or loads what a passkey is judged by, before the transaction. */
export const bringProof =
  (tools: FactorTools) =>
  async (
    { sql, caller }: Act<StaffCaller>,
    request: RequestIn<typeof contract.reauthenticate>,
  ): Promise<Brought> => {
    const { password, passkey } = request;
    if (passkey) await loadWebAuthn();
    return { ...tools, proof: password ? await tryPassword(sql, caller.accountId, password) : undefined };
  };

/**
 * Notes that the holder of this session proved to be the owner just now. @throws Refusal by `reauthenticationRefusals`; wrong
 * ones are counted for this session and lock it, as wrong passwords are
 */
export const reauthenticate: UseCase<typeof contract.reauthenticate, Brought> = async (
  act,
  request,
  { proof, ...tools },
) => {
  const { accountId, sessionId } = act.caller;
  if (proof) {
    const sentence = reauthenticationRefusals.wrongOldPassword;
    await requireOwnPassword(act, proof, { reason: 'wrongOldPassword', sentence });
  } else {
    const attemptKey = `${attemptKeyOf(accountId)}|session:${sessionId}`;
    const attempts = await openAttempts(act, attemptKey);
    const fault = await takeFactor(act, { accountId, purpose: 'prove', brought: request }, tools);
    if (fault) {
      const sentence = reauthenticationRefusals[fault];
      return refuseGuess(act, attempts, { attemptKey, accountId, reason: fault, sentence, outcome: fault });
    }
    await forgetAttempts(act.sql, attemptKey);
    await noteProof(act.sql, sessionId, act.now);
  }
  await act.audit({ targetType: 'account', targetId: accountId });
  return {};
};
