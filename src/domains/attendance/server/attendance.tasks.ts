import { type Notice, notifyMany } from '#domains/messages/server/index.ts';
import { recordNoShow, shiftWords } from '#domains/signups/server/index.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { keepsOriginDays } from '#platform/server/audit-origins.ts';
import type { BackgroundTask } from '#platform/server/background.ts';
import { forgetting } from '#platform/server/forgetting.ts';
import { attendanceLimits } from '../contract/attendance.words.ts';
import { finalAbsences, overdueInside } from './attendance.queries.ts';
import { changeParticipation, forgetRiskSignals } from './attendance.store.ts';
import { forgetTaps } from './lead/taps.store.ts';
import { forgetCodeShows } from './code/code-shows.store.ts';

const batch = 200;

type Overdue = Awaited<ReturnType<typeof overdueInside>>[number];

/** Turns 已签到 into 未签退 two hours after the shift's end and tells both sides; never a silent zero. */
async function markNoCheckOut(act: Act): Promise<boolean> {
  const endedBefore = new Date(act.now.getTime() - attendanceLimits.checkOutGraceMinutes * minuteMs);
  const rows = await overdueInside(act.sql, endedBefore, batch);
  const marked: Overdue[] = [];
  for (const row of rows) {
    if (!(await changeParticipation(act, { id: row.id, from: ['checkedIn'] }, { status: 'noCheckOut' })))
      continue;
    await act.audit({ action: 'markNoCheckOut', targetType: 'participation', targetId: row.id });
    marked.push(row);
  }
  const firstOfShift = new Map(marked.toReversed().map((row) => [row.shiftId, row]));
  await notifyMany(act, [...marked.map(forgottenNotice), ...[...firstOfShift.values()].map(teamNotice)]);
  return rows.length === batch;
}

const common = { category: 'attendance' as const, level: 'important' as const };

const forgottenNotice = (row: Overdue): Notice => ({
  ...common,
  dedupeKey: `noCheckOut:${row.id}`,
  accountId: row.volunteerId,
  title: '你还没有签退',
  body: `${shiftWords(row)}已结束，没有你的签退记录。请联系领队在 3 天内补签，时长不会清零。`,
  link: `/usercenter/index/myactivity/detail/${row.activityId}`,
});

/** One message for a shift, however many forgot: the board names them. */
const teamNotice = (row: Overdue): Notice => ({
  ...common,
  dedupeKey: `noCheckOut:shift:${row.shiftId}`,
  accountId: row.teamAccountId,
  title: '有人未签退',
  body: `${shiftWords(row)}有志愿者没有签退，请在 3 天内补签。`,
  link: `/teamcenter/index/teamactivity/cj/${row.activityId}`,
});

/** Makes the credit event of an absence once it is final (three days), so that a leader's mistake can be undone before. */
async function settleAbsences(act: Act): Promise<boolean> {
  const rows = await finalAbsences(act.sql, act.now, batch);
  for (const row of rows) {
    if (row.signUpId === null) continue;
    await recordNoShow(act, { volunteerId: row.volunteerId, signUpId: row.signUpId });
    await act.audit({ action: 'settleAbsence', targetType: 'participation', targetId: row.id });
  }
  return rows.length === batch;
}

/** How far people were from the place, and from which device and address, is needed while hours are disputed, and forgotten then. */
const forgetSignals = forgetting({
  name: 'attendance.forgetRiskSignals',
  label: '清除签到的距离和设备',
  rule: { what: '签到的距离、设备和网络地址', days: keepsOriginDays, since: '签到', ending: '清空' },
  batch,
  told: { action: 'forgetRiskSignals', targetType: 'participation' },
  forget: async (sql, old) =>
    (await forgetRiskSignals({ sql }, old)) +
    (await forgetCodeShows({ sql }, old)) +
    (await forgetTaps({ sql, now: old.now }, old.limit)),
});

export const attendanceTasks: BackgroundTask[] = [
  { name: 'attendance.markNoCheckOut', label: '标记未签退', everyMs: minuteMs, run: markNoCheckOut },
  { name: 'attendance.settleAbsences', label: '结算缺席', everyMs: 600_000, run: settleAbsences },
  forgetSignals,
];
