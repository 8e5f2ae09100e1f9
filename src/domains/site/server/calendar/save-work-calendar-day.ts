import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { proposeCalendarChange } from './calendar-changes.store.ts';
import { findCalendarDay } from '../site.store.ts';

/** Proposes a day as the centre wants it; `decideWorkCalendarChange` sets it. @throws Refusal alreadyProposed */
export const saveWorkCalendarDay: UseCase<typeof contract.saveWorkCalendarDay> = async (act, wish) => {
  const before = await findCalendarDay(act.sql, wish.day);
  const proposed = { ...wish, proposedBy: act.caller.accountId, proposedAt: act.now };
  const change = await proposeCalendarChange(act.sql, proposed);
  if (!change) throw act.refuse('alreadyProposed');
  await act.audit({
    targetType: 'workCalendar',
    targetId: change.id,
    detail: { before: before && { isWorkday: before.isWorkday, name: before.name }, after: wish },
  });
  return {};
};
