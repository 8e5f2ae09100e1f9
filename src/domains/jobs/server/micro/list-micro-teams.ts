import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/micro.contract.ts';
import { findUnitInScope } from '../directive/directives.queries.ts';
import { carriersOf } from './micro.queries.ts';

/** Teams that can carry a task of a 所 or 站; none outside the caller's data scope. */
export const listMicroTeams: UseCase<typeof contract.listMicroTeams> = async (
  { sql, caller },
  { organisationId },
) => {
  const unit = await findUnitInScope(sql, organisationId, caller.scope);
  return { list: unit ? await carriersOf(sql, unit.id) : [] };
};
