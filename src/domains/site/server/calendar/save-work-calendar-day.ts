import { askApproval } from '#platform/server/approvals/ask-approval.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { findCalendarDay } from '../site.store.ts';
import { dayChange, subjectOf } from './calendar-approvals.ts';
import { calendarFacts, dayInWords } from './calendar-facts.rules.ts';

/** Asks for a day as the centre wants it; it takes effect when the security administrator agrees. @throws Refusal alreadyAsked */
export const saveWorkCalendarDay: UseCase<typeof contract.saveWorkCalendarDay> = async (act, wish) => {
  const approvalId = await askApproval(act, dayChange, {
    subject: subjectOf(wish.day),
    title: `工作日历 ${wish.day} 改为${dayInWords(wish)}`,
    facts: calendarFacts(await findCalendarDay(act.sql, wish.day), wish),
    wish,
  });
  return { approvalId };
};
