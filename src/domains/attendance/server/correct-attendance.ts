import { type Notice, notify } from '#domains/messages/server/index.ts';
import { lockVolunteers, shiftWords } from '#domains/signups/server/index.ts';
import { dayTimeLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound, Refusal } from '#platform/server/calls/failures.ts';
import { attendanceStates } from '../contract/attendance.words.ts';
import { eventsOf, findParticipation, type ParticipationFacts } from './attendance.queries.ts';
import { judgeFix, judgeUndo, isRunning } from './attendance.rules.ts';
import {
  appendEvent,
  changeParticipation,
  emptyParticipation,
  lockParticipation,
} from './attendance.store.ts';
import type { AttendanceReactions } from './reactions.ts';

/** A row of one's own activities with its person and itself locked, in that order. @throws NotFound, Refusal */
async function loadOwn(act: Act<TeamCaller>, participationId: number): Promise<ParticipationFacts> {
  const found = await findParticipation(act.sql, participationId);
  if (!found || found.teamId !== act.caller.teamId) throw new NotFound('没有这条考勤记录');
  await lockVolunteers(act.sql, [found.volunteerId]);
  await lockParticipation(act.sql, participationId);
  const row = await findParticipation(act.sql, participationId);
  if (!row) throw new NotFound('没有这条考勤记录');
  if (!isRunning(row.activityStatus)) throw new Refusal('activityNotRunning');
  return row;
}

/** Tells the volunteer of an end that the leader set, and that its hours wait for their word. */
export const fixedNotice = (
  row: { volunteerId: number; activityId: number; title: string; startsAt: Date; postName: string },
  { at, reason }: { at: Date; reason: string },
): Notice => ({
  accountId: row.volunteerId,
  category: 'attendance',
  level: 'important',
  title: '领队为你补了签退',
  body: `${shiftWords(row)}的签退时间补为 ${dayTimeLabel(at)}。原因：${reason}。请在活动详情里确认，你确认之前这段时长不会认定。`,
  link: `/usercenter/index/myactivity/detail/${row.activityId}`,
});

/** Sets a forgotten sign-out (补签) with a reason; its hours wait for the volunteer's word and the centre's. */
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
  await notify(act, fixedNotice(row, { at, reason: request.reason }));
  await act.audit({
    targetType: 'participation',
    targetId: row.id,
    reason: request.reason,
    detail: { checkedOutAt: toInstant(at) },
  });
  await reactions.onTimeComplete(act, row.id);
  return {};
}

/**
 * Takes the last step back: out → in, in (also 未签退, which is nobody's step) → expected, absence → expected. The steps
 * stay with their receipts, and an event says who took them back, when and why. Refused once hours are confirmed or an absence is final.
 */
export async function undoAttendance(
  act: Act<TeamCaller>,
  reactions: AttendanceReactions,
  request: { participationId: number; reason: string },
) {
  const row = await loadOwn(act, request.participationId);
  const refusal = judgeUndo({ ...row, state: row.status }, act.now);
  if (refusal) throw new Refusal(refusal);
  const events = await eventsOf(act.sql, [row.id]);
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
    reason: request.reason,
  });
  await notify(act, {
    accountId: row.volunteerId,
    category: 'attendance',
    level: 'important',
    title: '领队撤销了你的一条考勤记录',
    body: `${shiftWords(row)}的${attendanceStates[row.status]}记录已撤销。原因：${request.reason}。如有异议，请联系领队或中心。`,
    link: `/usercenter/index/myactivity/detail/${row.activityId}`,
  });
  await act.audit({
    targetType: 'participation',
    targetId: row.id,
    reason: request.reason,
    detail: {
      before: row.status,
      volunteerId: row.volunteerId,
      ...(row.objection !== null && { objection: row.objection }),
      events: events.map((event) => ({ ...event, at: toInstant(event.at) })),
    },
  });
  return {};
}

/** The volunteer agrees to what was recorded; asked for after a fix and for roll calls. */
export async function confirmAttendance(act: Act<VolunteerCaller>, request: { participationId: number }) {
  await lockParticipation(act.sql, request.participationId);
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
