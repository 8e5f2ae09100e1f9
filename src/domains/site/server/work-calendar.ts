import type { ParsedRequestOf, ResultOf } from '#platform/contract/operation.ts';
import type { Act, StaffCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { deleteCalendarDay, findCalendarDay, saveOwnDay } from './site.store.ts';

type Staff = Act<StaffCaller>;

/** Days of one year that differ from the plain week. */
export async function listWorkCalendar(
  { sql, caller }: Staff,
  { year }: ParsedRequestOf<typeof contract.listWorkCalendar>,
): Promise<ResultOf<typeof contract.listWorkCalendar>> {
  const list = await sql
    .selectFrom('workCalendar')
    .selectAll()
    .where('day', '>=', `${year}-01-01`)
    .where('day', '<=', `${year}-12-31`)
    .orderBy('day')
    .execute();
  return { list, mayEdit: caller.organisationPath === undefined };
}

/** Sets a day as the centre wants it; it outlives every start of the product. */
export async function saveWorkCalendarDay(
  act: Staff,
  wish: ParsedRequestOf<typeof contract.saveWorkCalendarDay>,
) {
  const before = await findCalendarDay(act.sql, wish.day);
  await saveOwnDay(act.sql, wish);
  await act.audit({
    targetType: 'workCalendar',
    targetId: null,
    detail: { before: before && { isWorkday: before.isWorkday, name: before.name }, after: wish },
  });
  return {};
}

/** Takes back a day that the centre had set. @throws Refusal `shippedDay` for a holiday that comes with the product */
export async function removeWorkCalendarDay(
  act: Staff,
  { day }: ParsedRequestOf<typeof contract.removeWorkCalendarDay>,
) {
  const before = await findCalendarDay(act.sql, day);
  if (!before) throw new NotFound('日历里没有这一天');
  if (before.isShipped) throw new Refusal('shippedDay');
  await deleteCalendarDay(act.sql, day);
  await act.audit({
    targetType: 'workCalendar',
    targetId: null,
    detail: { day, isWorkday: before.isWorkday, name: before.name },
  });
  return {};
}
