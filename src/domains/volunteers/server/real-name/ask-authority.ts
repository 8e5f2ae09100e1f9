import { consentsNeeded } from '#domains/accounts/contract/consents.words.ts';
import { requireConsents } from '#domains/accounts/server/index.ts';
import type { Act, VolunteerCaller } from '#platform/server/calls/act.ts';
import type { RequestIn } from '#platform/server/calls/use-case.ts';
import { errorText } from '#platform/server/error-text.ts';
import type { IdentityPort } from '#platform/server/ports/identity.ts';
import type { PersonalVault } from '../personal-vault.ts';
import type * as contract from '../../contract/real-name.contract.ts';
import { isVerified } from '../../contract/volunteers.words.ts';
import { readClaim } from './read-claim.ts';
import { findRegistered } from './real-name.queries.ts';
import { findingsOf, type Proof } from './real-name.rules.ts';

/** What the authority said; `fault` says for operators why it gave no answer, without name or number. */
export type AuthorityAnswer = { proof: Proof; fault?: string };

/**
 * Asks the authority about name and number, before the transaction, as it may take seconds. Asked only when everything else
 * fits, so that nothing leaves the house in vain. An authority that does not answer strands nobody: the claim goes to staff.
 * @throws InvalidInput for a number that cannot be one or a text not ticked
 */
export async function askAuthority(
  { sql, caller }: Act<VolunteerCaller>,
  request: RequestIn<typeof contract.submitRealName>,
  { vault, identity }: { vault: PersonalVault; identity: IdentityPort | undefined },
): Promise<AuthorityAnswer> {
  requireConsents(request.consents, consentsNeeded.identity);
  const { idNo, claim } = readClaim(request);
  if (!identity) return { proof: 'unasked' };
  const registered = await findRegistered(sql, caller.volunteerId);
  const { realNameStatus, idHash } = registered;
  const isWaiting = ['formatChecked', 'pending', 'recheck'].includes(realNameStatus);
  const found = findingsOf(claim, { ...registered, isVerified: isVerified(realNameStatus) });
  if (isWaiting || found.length > 0 || vault.sealId(idNo).idHash === idHash) return { proof: 'unasked' };
  try {
    return { proof: await identity.check({ name: claim.name, idNo }) };
  } catch (error) {
    return { proof: 'unasked', fault: errorText(error) };
  }
}
