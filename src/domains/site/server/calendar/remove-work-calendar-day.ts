import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { findCalendarDay } from '../site.store.ts';
import { dayRemoval, subjectOf } from './calendar-approvals.ts';
import { calendarFacts } from './calendar-facts.rules.ts';

/**
 * Asks to take back a day that the centre had set; it takes effect when the security administrator agrees.
 * @throws Refusal `shippedDay` for a holiday that comes with the product, alreadyAsked
 */
export const removeWorkCalendarDay: UseCase<typeof contract.removeWorkCalendarDay> = async (act, wish) => {
  const before = await findCalendarDay(act.sql, wish.day);
  if (!before) throw new NotFound('日历里没有这一天');
  if (before.isShipped) throw act.refuse('shippedDay');
  const approvalId = await askApproval(act, dayRemoval, {
    subject: subjectOf(wish.day),
    title: `工作日历删除 ${wish.day}（${before.name}）`,
    facts: calendarFacts(before, undefined),
    wish,
  });
  return { approvalId };
};
