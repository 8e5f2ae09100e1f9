import { notify } from '#domains/messages/server/index.ts';
import { shiftWords } from '#domains/signups/server/index.ts';
import { toInstant } from '#platform/contract/instants.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../../contract/attendance.contract.ts';
import { attendanceStates } from '../../contract/attendance.words.ts';
import { eventsOf } from '../attendance.queries.ts';
import { isSlip, judgeUndo } from '../attendance.rules.ts';
import { appendEvent, changeParticipation, emptyParticipation } from '../attendance.store.ts';
import type { AttendanceReactions } from '../reactions.ts';
import { loadOwn } from './load-own.ts';

const slipReason = '点错了，马上撤销';

/**
 * Takes the last step back: out → in, in (also 未签退, which is nobody's step) → expected, absence → expected. The steps
 * stay with their receipts, and an event says who took them back, when and why. Refused once hours are confirmed or an absence is final.
 */
export const undoAttendance: UseCase<typeof contract.undoAttendance, AttendanceReactions> = async (
  act,
  request,
  reactions,
) => {
  const row = await loadOwn(act, request.participationId);
  const refusal = judgeUndo({ ...row, state: row.status }, act.now);
  if (refusal) throw act.refuse(refusal);
  const events = await eventsOf(act.sql, [row.id]);
  const by = { accountId: act.caller.accountId, now: act.now };
  const reason = request.reason ?? (isSlip(events.at(-1), by) ? slipReason : undefined);
  if (reason === undefined) throw act.refuse('reasonNeeded');
  const isEnd = row.status === 'checkedOut';
  if (isEnd) {
    await reactions.onTimeReopened(act, row.id);
    await changeParticipation(
      act,
      { id: row.id, from: ['checkedOut'] },
      {
        status: 'checkedIn',
        checkedOutAt: null,
        outMethod: null,
        fixReason: null,
        volunteerConfirmedAt: null,
      },
    );
  } else {
    await emptyParticipation(act, row.id);
  }
  await appendEvent(act, act.caller.accountId, {
    participationId: row.id,
    kind: isEnd ? 'undo' : 'undone',
    method: 'rollCall',
    reason,
  });
  await notify(act, {
    accountId: row.volunteerId,
    category: 'attendance',
    level: 'important',
    title: '领队撤销了你的一条考勤记录',
    body: `${shiftWords(row)}的${attendanceStates[row.status]}记录已撤销。原因：${reason}。如有异议，请联系领队或中心。`,
    link: `/usercenter/index/myactivity/detail/${row.activityId}`,
  });
  await act.audit({
    targetType: 'participation',
    targetId: row.id,
    reason,
    detail: {
      before: row.status,
      volunteerId: row.volunteerId,
      ...(row.objection !== null && { objection: row.objection }),
      events: events.map((event) => ({ ...event, at: toInstant(event.at) })),
    },
  });
  return {};
};
