import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/badges.contract.ts';
import { effectiveByCategory } from './badges.queries.ts';

/** The caller's effective services by category. */
export const getMyServices: UseCase<typeof contract.getMyServices> = async (act) => ({
  list: await effectiveByCategory(act.sql, act.caller.volunteerId),
});
