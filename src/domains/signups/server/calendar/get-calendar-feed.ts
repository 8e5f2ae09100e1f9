import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/calendar.contract.ts';
import { feedSince } from './calendar.queries.ts';

/** Since when the caller has a calendar address. */
export const getCalendarFeed: UseCase<typeof contract.getCalendarFeed> = async ({ sql, caller }) => ({
  createdAt: toInstantOrNull(await feedSince(sql, caller.volunteerId)),
});
