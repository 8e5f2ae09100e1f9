import { lockAccount, type PasswordProof, requireOwnPassword } from '#domains/accounts/server/index.ts';
import { lockVolunteer } from '#domains/volunteers/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type { PersonLeaving } from '#platform/server/leaving/person-leaving.ts';
import type * as contract from '../../contract/closing.contract.ts';
import { closingConfirmation, closingRefusals } from '../../contract/closing.words.ts';
import { beginClosing } from './begin-closing.ts';
import { closeableFrom } from './closing.rules.ts';
import { blockersOf } from './leaving-blockers.ts';

/**
 * Begins to close the caller's account. The person is locked before anything is looked at, as a sign-up locks them: of the two at
 * once the later sees the other. @throws Refusal by `closingRefusals`
 */
export const closeMyAccount: UseCase<
  typeof contract.closeMyAccount,
  { leaving: () => readonly PersonLeaving[]; proof: PasswordProof }
> = async (act, { confirmation }, { leaving, proof }) => {
  const { accountId, volunteerId } = act.caller;
  if (confirmation !== closingConfirmation)
    throw act.refuse('notConfirmed', { result: { field: 'confirmation' } });
  const volunteer = await lockVolunteer(act.sql, volunteerId);
  await requireOwnPassword(act, proof, {
    reason: 'wrongPassword',
    sentence: closingRefusals.wrongPassword,
  });
  await lockAccount(act.sql, accountId);
  const statusBefore = closeableFrom(volunteer.status);
  if (!statusBefore) throw act.refuse('underWay');
  if ((await blockersOf(act, leaving(), volunteerId)).length > 0) throw act.refuse('blocked');
  const closesAt = await beginClosing(act, { volunteer, statusBefore });
  return { closesAt: toInstant(closesAt) };
};
