import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { calendarOfYear, pendingCalendarChanges } from '../site.queries.ts';

/** Days of one year that differ from the plain week, and the changes that wait for a second person. */
export const listWorkCalendar: UseCase<typeof contract.listWorkCalendar> = async (
  { sql, caller },
  { year },
) => {
  const list = await calendarOfYear(sql, year);
  const changes = await pendingCalendarChanges(sql);
  return {
    list,
    changes: changes.map(({ id, proposedBy, proposedAt, displayName, ...change }) => ({
      ...change,
      changeId: id,
      proposedBy: displayName,
      proposedAt: toInstant(proposedAt),
      isOwn: proposedBy === caller.accountId,
    })),
    mayEdit: caller.scope === undefined,
  };
};
