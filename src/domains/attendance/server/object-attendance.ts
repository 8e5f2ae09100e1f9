import { notify } from '#domains/messages/server/index.ts';
import { lockVolunteers } from '#domains/signups/server/index.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/confirm-attendance.contract.ts';
import { findParticipation } from './attendance.queries.ts';
import { judgeObjection } from './attendance.rules.ts';
import { changeParticipation, lockParticipation } from './attendance.store.ts';

/** The person objects to what a leader recorded of them; the hours that come of it wait for the centre as 异议中. */
export const objectAttendance: UseCase<typeof contract.objectAttendance> = async (act, request) => {
  await lockVolunteers(act.sql, [act.caller.volunteerId]);
  await lockParticipation(act.sql, request.participationId);
  const row = await findParticipation(act.sql, request.participationId);
  if (!row || row.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这条考勤记录');
  const refusal = judgeObjection({ ...row, state: row.status, isObjected: row.objection !== null });
  if (refusal) throw act.refuse(refusal);
  await changeParticipation(
    act,
    { id: row.id, from: ['checkedIn', 'noCheckOut'] },
    { objection: request.text, objectedAt: act.now },
  );
  await notify(act, {
    accountId: act.caller.accountId,
    category: 'attendance',
    title: '异议已提交',
    body: `你对“${row.title}”的签到登记提出了异议。由它算出的时长不会直接公示，实践中心核实后会告诉你结果。`,
    link: `/usercenter/index/myactivity/detail/${row.activityId}`,
  });
  await act.audit({ targetType: 'participation', targetId: row.id });
  return {};
};
