import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { ownFactorRefusals } from '../../contract/second-factor.words.ts';
import type { StaffPolicy } from '../duties/staff-policy.ts';
import { type PasswordProof, requireOwnPassword, tryPassword } from '../passwords/password-guesses.ts';
import type { SecondFactorDesk } from './second-factor-desk.ts';

/** What changes of the own second factor are done with. */
export type FactorTools = { desk: SecondFactorDesk; policy: StaffPolicy };
/** The same with the password that was tried before the transaction. */
export type ProvedChange = FactorTools & { proof: PasswordProof };

/** Tries the password before the transaction. */
export const provedBy =
  (tools: FactorTools) =>
  async (act: Act<StaffCaller>, { password }: { password: string }): Promise<ProvedChange> => ({
    ...tools,
    proof: await tryPassword(act.sql, act.caller.accountId, password),
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
