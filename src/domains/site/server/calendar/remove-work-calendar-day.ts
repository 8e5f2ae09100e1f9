import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { proposeCalendarChange } from './calendar-changes.store.ts';
import { findCalendarDay } from '../site.store.ts';

/**
 * Proposes to take back a day that the centre had set; `decideWorkCalendarChange` does it.
 * @throws Refusal `shippedDay` for a holiday that comes with the product, alreadyProposed
 */
export const removeWorkCalendarDay: UseCase<typeof contract.removeWorkCalendarDay> = async (act, { day }) => {
  const before = await findCalendarDay(act.sql, day);
  if (!before) throw new NotFound('日历里没有这一天');
  if (before.isShipped) throw act.refuse('shippedDay');
  const change = await proposeCalendarChange(act.sql, {
    day,
    isWorkday: null,
    name: before.name,
    proposedBy: act.caller.accountId,
    proposedAt: act.now,
  });
  if (!change) throw act.refuse('alreadyProposed');
  await act.audit({
    targetType: 'workCalendar',
    targetId: change.id,
    detail: { day, isWorkday: before.isWorkday, name: before.name },
  });
  return {};
};
