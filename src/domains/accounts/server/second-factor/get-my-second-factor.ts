import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/second-factor.contract.ts';
import type { StaffPolicy } from '../duties/staff-policy.ts';
import { findFactor } from './second-factor.queries.ts';

/** Whether the own login asks for a second factor, and how many recovery codes are left. */
export const getMySecondFactor: UseCase<typeof contract.getMySecondFactor, StaffPolicy> = async (
  { sql, caller },
  _request,
  policy,
) => {
  const factor = await findFactor(sql, caller.accountId);
  return {
    confirmedAt: toInstantOrNull(factor?.confirmedAt ?? null),
    isNeeded: caller.duty?.kind === 'secondFactor' || policy.needsSecondFactor(caller.permissions),
    recoveryCodesLeft: Number(factor?.codesLeft ?? 0),
  };
};
