import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { deleteCalendarDay, findCalendarDay } from './site.store.ts';

/** Takes back a day that the centre had set. @throws Refusal `shippedDay` for a holiday that comes with the product */
export const removeWorkCalendarDay: UseCase<typeof contract.removeWorkCalendarDay> = async (act, { day }) => {
  const before = await findCalendarDay(act.sql, day);
  if (!before) throw new NotFound('日历里没有这一天');
  if (before.isShipped) throw act.refuse('shippedDay');
  await deleteCalendarDay(act.sql, day);
  await act.audit({
    targetType: 'workCalendar',
    targetId: null,
    detail: { day, isWorkday: before.isWorkday, name: before.name },
  });
  return {};
};
