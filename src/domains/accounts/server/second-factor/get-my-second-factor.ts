import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import type { FactorTools } from './prove-by-password.ts';
import { findFactors } from './second-factor.queries.ts';

/** What the own login asks for after the password, and how many recovery codes are left. */
export const getMySecondFactor: UseCase<typeof contract.getMySecondFactor, FactorTools> = async (
  { sql, caller },
  _request,
  { policy, passkeys: { isOpen } },
) => {
  const { confirmedAt, codesLeft, passkeys } = await findFactors(sql, caller.accountId);
  return {
    confirmedAt: toInstantOrNull(confirmedAt),
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      passkeyId: id,
      name,
      createdAt: toInstant(createdAt),
      lastUsedAt: toInstantOrNull(lastUsedAt),
    })),
    canAddPasskeys: isOpen,
    isNeeded: caller.duty?.kind === 'secondFactor' || policy.needsSecondFactor(caller.permissions),
    recoveryCodesLeft: codesLeft,
  };
};
