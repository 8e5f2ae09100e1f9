import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/site-admin.contract.ts';
import { findCalendarDay, saveOwnDay } from './site.store.ts';

/** Sets a day as the centre wants it; it outlives every start of the product. */
export const saveWorkCalendarDay: UseCase<typeof contract.saveWorkCalendarDay> = async (act, wish) => {
  const before = await findCalendarDay(act.sql, wish.day);
  await saveOwnDay(act.sql, wish);
  await act.audit({
    targetType: 'workCalendar',
    targetId: null,
    detail: { before: before && { isWorkday: before.isWorkday, name: before.name }, after: wish },
  });
  return {};
};
