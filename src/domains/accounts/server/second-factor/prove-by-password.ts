import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { ownFactorRefusals } from '../../contract/second-factor.words.ts';
import type { StaffPolicy } from '../duties/staff-policy.ts';
import type { PasskeyDesk } from '../passkeys/passkey-desk.ts';
import { type PasswordProof, requireOwnPassword, tryPassword } from '../passwords/password-guesses.ts';
import type { AccountsReactions } from '../reactions.ts';
import type { SecondFactorDesk } from './second-factor-desk.ts';
import { findFactors } from './second-factor.queries.ts';
import { deleteRecoveryCodes } from './second-factor.store.ts';

/** What second factors are judged and changed with. */
export type FactorTools = {
  desk: SecondFactorDesk;
  passkeys: PasskeyDesk;
  policy: StaffPolicy;
  onFactorEvent: AccountsReactions['onFactorEvent'];
};
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

/** Looked at after one was taken away: a role that must have a second factor keeps one. @throws Refusal factorNeeded */
export async function requireAnotherFactor(
  act: Act<StaffCaller, 'factorNeeded'>,
  { needsSecondFactor }: StaffPolicy,
): Promise<void> {
  const { accountId, permissions } = act.caller;
  if (!needsSecondFactor(permissions)) return;
  if (!(await findFactors(act.sql, accountId)).hasAny) throw act.refuse('factorNeeded');
}

/** Recovery codes stand for a second factor: they go with the last one. */
export async function forgetCodesWithoutFactor({ sql, caller }: Act<StaffCaller>): Promise<void> {
  const { hasAny } = await findFactors(sql, caller.accountId);
  if (!hasAny) await deleteRecoveryCodes(sql, caller.accountId);
}
