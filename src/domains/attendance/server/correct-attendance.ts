import { notify } from '#domains/messages/server/index.ts';
import { dayTimeLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, TeamCaller, VolunteerCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { findParticipation, type ParticipationFacts } from './attendance.queries.ts';
import { judgeFix, runningStatuses } from './attendance.rules.ts';
import { appendEvent, changeParticipation, deleteParticipation } from './attendance.store.ts';
import type { AttendanceReactions } from './reactions.ts';

async function loadOwn(act: Act<TeamCaller>, participationId: number): Promise<ParticipationFacts> {
  // Locked before it is read: hours may be confirmed at the same moment.
  await act.sql
    .selectFrom('participations')
    .select('id')
    .where('id', '=', participationId)
    .forUpdate()
    .execute();
  const row = await findParticipation(act.sql, participationId);
  if (!row || row.teamId !== act.caller.teamId) throw new NotFound('没有这条考勤记录');
  if (!runningStatuses.includes(row.activityStatus)) throw new Refusal('activityNotRunning');
  return row;
}

/** Sets a forgotten sign-out (补签) with a reason; the volunteer is told and can confirm or object. */
export async function fixCheckOut(
  act: Act<TeamCaller>,
  reactions: AttendanceReactions,
  request: { participationId: number; checkedOutAt: string; reason: string },
) {
  const row = await loadOwn(act, request.participationId);
  const at = new Date(request.checkedOutAt);
  const refusal = judgeFix(at, { ...row, state: row.status }, act.now);
  if (refusal) throw new Refusal(refusal);
  const isDone = await changeParticipation(
    act,
    { id: row.id, from: ['checkedIn', 'noCheckOut'] },
    { status: 'checkedOut', checkedOutAt: at, outMethod: 'fixed', fixReason: request.reason },
  );
  if (!isDone) throw new Refusal('wrongState');
  await appendEvent(act, act.caller.accountId, {
    participationId: row.id,
    kind: 'fix',
    method: 'fixed',
    reason: request.reason,
  });
  await notify(act, {
    accountId: row.volunteerId,
    category: 'attendance',
    level: 'important',
    title: '领队为你补了签退',
    body: `“${row.title}”的签退时间补为 ${dayTimeLabel(at)}。原因:${request.reason}。请在活动详情里确认。`,
    link: `/usercenter/index/myactivity/detail/${row.activityId}`,
  });
  await act.audit({
    targetType: 'participation',
    targetId: row.id,
    reason: request.reason,
    detail: { checkedOutAt: toInstant(at) },
  });
  await reactions.onTimeComplete(act, row.id);
  return {};
}

/** Takes the last step back: out → in, in → expected, absence → expected. Refused once hours are confirmed. */
export async function undoAttendance(
  act: Act<TeamCaller>,
  reactions: AttendanceReactions,
  request: { participationId: number; reason: string },
) {
  const row = await loadOwn(act, request.participationId);
  if (row.isLocked) throw new Refusal('hoursConfirmed');
  if (row.status === 'checkedOut') await reactions.onTimeReopened(act, row.id);
  if (row.status === 'checkedOut' || row.status === 'noCheckOut') {
    await changeParticipation(
      act,
      { id: row.id, from: ['checkedOut', 'noCheckOut'] },
      {
        status: 'checkedIn',
        checkedOutAt: null,
        outMethod: null,
        fixReason: null,
        volunteerConfirmedAt: null,
      },
    );
    await appendEvent(act, act.caller.accountId, {
      participationId: row.id,
      kind: 'undo',
      method: 'rollCall',
      reason: request.reason,
    });
  } else {
    await deleteParticipation(act, row.id);
  }
  await act.audit({
    targetType: 'participation',
    targetId: row.id,
    reason: request.reason,
    detail: { before: row.status },
  });
  return {};
}

/** The volunteer agrees to what was recorded; asked for after a fix and for roll calls. */
export async function confirmAttendance(act: Act<VolunteerCaller>, request: { participationId: number }) {
  const row = await findParticipation(act.sql, request.participationId);
  if (!row || row.volunteerId !== act.caller.volunteerId) throw new NotFound('没有这条考勤记录');
  if (row.status !== 'checkedOut') throw new Refusal('wrongState');
  if (row.volunteerConfirmedAt === null) {
    await changeParticipation(act, { id: row.id, from: ['checkedOut'] }, { volunteerConfirmedAt: act.now });
    await appendEvent(act, act.caller.accountId, {
      participationId: row.id,
      kind: 'confirm',
      method: 'fixed',
    });
  }
  await act.audit({ targetType: 'participation', targetId: row.id });
  return {};
}
