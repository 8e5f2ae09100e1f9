import { NotFound } from '#platform/server/calls/failures.ts';
import { decidedAlready } from '#platform/server/calls/overtaken.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/site-admin.contract.ts';
import { endCalendarChange, lockCalendarChange } from './calendar-changes.store.ts';
import { deleteCalendarDay, saveOwnDay } from '../site.store.ts';

const contestedChange = (targetId: number) => ({
  targetType: 'workCalendar',
  targetId,
  noun: '这条变更',
  deeds: { decideWorkCalendarChange: { apply: '确认', decline: '不同意' } },
});

/**
 * Sets or takes back a day that somebody else proposed (staff have one account each: no two share a phone), or ends the proposal. What runs keeps
 * its end, for every 公示 and deadline has it written down. @throws Refusal samePerson, changeOver
 */
export const decideWorkCalendarChange: UseCase<typeof contract.decideWorkCalendarChange> = async (
  act,
  { changeId, verdict },
) => {
  const { accountId } = act.caller;
  const change = await lockCalendarChange(act.sql, changeId);
  if (!change) throw new NotFound('没有这条变更');
  if (change.status !== 'pending') throw await decidedAlready(act, contestedChange(changeId), 'changeOver');
  if (verdict === 'apply') {
    if (change.proposedBy === accountId) throw act.refuse('samePerson');
    const { day, isWorkday, name } = change;
    if (isWorkday === null) await deleteCalendarDay(act.sql, day);
    else await saveOwnDay(act.sql, { day, isWorkday, name });
  }
  await endCalendarChange(act.sql, changeId, {
    status: verdict === 'apply' ? 'applied' : 'declined',
    decidedBy: accountId,
    decidedAt: act.now,
  });
  await act.audit({
    targetType: 'workCalendar',
    targetId: changeId,
    detail: { verdict, day: change.day, isWorkday: change.isWorkday, name: change.name },
  });
  return {};
};
