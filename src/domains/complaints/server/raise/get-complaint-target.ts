import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/complaints.contract.ts';
import { findTarget } from '../targets.queries.ts';

/** The title of what would be complained of, as the caller may see it; null when it is not there for them. */
export const getComplaintTarget: UseCase<typeof contract.getComplaintTarget> = async (
  { sql, caller },
  target,
) => ({
  title: (await findTarget(sql, target, caller))?.title ?? null,
});
