import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { calendarOfYear } from './site.queries.ts';

/** Days of one year that differ from the plain week. */
export const listWorkCalendar: UseCase<typeof contract.listWorkCalendar> = async (
  { sql, caller },
  { year },
) => {
  const list = await calendarOfYear(sql, year);
  return { list, mayEdit: caller.scope === undefined };
};
