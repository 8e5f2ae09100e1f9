import { NotFound } from '#platform/server/calls/failures.ts';
import { approvalKind } from '#platform/server/approvals/approval-kind.ts';
import { removeWorkCalendarDay, saveWorkCalendarDay } from '../../contract/site-admin.contract.ts';
import { deleteCalendarDay, findCalendarDay, saveOwnDay } from '../site.store.ts';

/** What a request about one day is about: one of a kind waits for each. */
export const subjectOf = (day: string): string => `calendar:${day}`;

/** A day becomes a workday or a holiday. What runs keeps its end: every 公示 and deadline has it written down. */
export const dayChange = approvalKind({
  operation: saveWorkCalendarDay,
  wish: saveWorkCalendarDay.request,
  async perform(act, wish) {
    const before = await findCalendarDay(act.sql, wish.day);
    await saveOwnDay(act.sql, wish);
    await act.audit({
      targetType: 'workCalendar',
      targetId: null,
      detail: { before: before && { isWorkday: before.isWorkday, name: before.name }, after: wish },
    });
    return undefined;
  },
});

/** A day that the centre had set is as the plain week has it. */
export const dayRemoval = approvalKind({
  operation: removeWorkCalendarDay,
  wish: removeWorkCalendarDay.request,
  async perform(act, { day }) {
    const before = await findCalendarDay(act.sql, day);
    if (!before) throw new NotFound('日历里没有这一天');
    if (before.isShipped) throw act.refuse('shippedDay');
    await deleteCalendarDay(act.sql, day);
    await act.audit({
      targetType: 'workCalendar',
      targetId: null,
      detail: { day, isWorkday: before.isWorkday, name: before.name },
    });
    return undefined;
  },
});
