import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import * as contract from '../../contract/site-admin.contract.ts';
import { calendarOfYear, pendingCalendarChanges } from '../site.queries.ts';

/** Days of one year that differ from the plain week, and the changes that wait for the security administrator. */
export const listWorkCalendar: UseCase<typeof contract.listWorkCalendar> = async (
  { sql, caller },
  { year },
) => {
  const list = await calendarOfYear(sql, year);
  const kinds = [contract.saveWorkCalendarDay.name, contract.removeWorkCalendarDay.name];
  const changes = await pendingCalendarChanges(sql, kinds);
  return {
    list,
    changes: changes.map(({ id, title, askedBy, askedAt, displayName }) => ({
      approvalId: id,
      title,
      askedBy: displayName,
      askedAt: toInstant(askedAt),
      isOwn: askedBy === caller.accountId,
    })),
    mayEdit: caller.scope === undefined,
  };
};
