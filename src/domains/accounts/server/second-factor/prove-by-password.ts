import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { ownFactorRefusals } from '../../contract/second-factor.words.ts';
import { type PasswordProof, requireOwnPassword, tryPassword } from '../passwords/password-guesses.ts';
import type { SecondFactorDesk } from './second-factor-desk.ts';

/** What changing the own second factor is given: the password tried before the transaction, and the desk. */
export type ProvedChange = { proof: PasswordProof; desk: SecondFactorDesk };

/** Tries the password before the transaction. */
export const provedBy =
  (desk: SecondFactorDesk) =>
  async (act: Act<StaffCaller>, { password }: { password: string }): Promise<ProvedChange> => ({
    proof: await tryPassword(act.sql, act.caller.accountId, password),
    desk,
  });

/** An open session alone changes no second factor: its holder proves by the password to be the owner. */
export const requirePassword = (
  act: Act<StaffCaller, 'wrongOldPassword' | 'locked'>,
  proof: PasswordProof,
): Promise<void> =>
  requireOwnPassword(act, proof, {
    reason: 'wrongOldPassword',
    sentence: ownFactorRefusals.wrongOldPassword,
  });
