import { notifyMany } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { dayLabel, hoursLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/act.ts';
import { NotFound, Refusal } from '#platform/server/failures.ts';
import { hourLimits, hourRefusals, type HourRefusal } from '../contract/hours.words.ts';
import { otherMinutesByDay } from './hours.queries.ts';
import { judgeConfirm, needsCentre } from './hours.rules.ts';
import { changeHours, lockCalculated } from './hours.store.ts';

type Locked = Awaited<ReturnType<typeof lockCalculated>>[number];
type Refused = { hourId: number; name: string; reason: HourRefusal; msg: string };

/** Confirms records of one's own activity: proved ones go into 公示 for three working days, the others to the centre. */
export async function confirmHours(act: Act<TeamCaller>, request: { activityId: number; hourIds: number[] }) {
  const activity = await act.sql
    .selectFrom('activities')
    .select(['id', 'title', 'status'])
    .where('id', '=', request.activityId)
    .where('teamId', '=', act.caller.teamId)
    .executeTakeFirst();
  if (!activity) throw new NotFound('没有这个活动');
  const rows = await lockCalculated(act.sql, activity.id, request.hourIds);
  if (rows.length === 0) throw new Refusal('wrongState');
  const { passed, refused } = await judgeRows(act, rows);
  const submitted = passed.filter(needsCentre);
  const shown = passed.filter((row) => !needsCentre(row));
  const publicityEndsAt = await publicityEnd(act.sql, act.now, hourLimits.publicityWorkdays);
  const confirmed = { confirmedBy: act.caller.accountId, confirmedAt: act.now };
  await changeHours(act, idsOf(submitted), { ...confirmed, status: 'submitted' });
  await changeHours(act, idsOf(shown), {
    ...confirmed,
    status: 'publicity',
    publicityStartsAt: act.now,
    publicityEndsAt,
  });
  await notifyMany(
    act,
    passed.map((row) => noticeFor(row, activity, publicityEndsAt)),
  );
  await act.audit({
    targetType: 'activity',
    targetId: activity.id,
    detail: { publicity: idsOf(shown), submitted: idsOf(submitted), refusedCount: refused.length },
  });
  return {
    publicityCount: shown.length,
    submittedCount: submitted.length,
    publicityEndsAt: shown.length > 0 ? toInstant(publicityEndsAt) : null,
    refused,
  };
}

const idsOf = (rows: readonly Locked[]): number[] => rows.map((row) => row.id);

async function judgeRows(
  act: Act,
  rows: readonly Locked[],
): Promise<{ passed: Locked[]; refused: Refused[] }> {
  const others = await otherMinutesByDay(
    act.sql,
    rows.map((row) => row.volunteerId),
    rows.map((row) => row.serviceOn),
    idsOf(rows),
  );
  const passed: Locked[] = [];
  const refused: Refused[] = [];
  for (const row of rows) {
    const key = `${row.volunteerId}:${row.serviceOn}`;
    const otherMinutes = others.get(key) ?? 0;
    const reason = judgeConfirm({ state: row.status, minutes: row.minutes }, otherMinutes);
    if (reason) {
      refused.push({ hourId: row.id, name: row.name, reason, msg: hourRefusals[reason] });
    } else {
      passed.push(row);
      others.set(key, otherMinutes + row.minutes);
    }
  }
  return { passed, refused };
}

function noticeFor(row: Locked, activity: { id: number; title: string }, publicityEndsAt: Date) {
  const amount = `${hoursLabel(row.minutes)} 小时(${row.minutes} 分钟)`;
  return {
    accountId: row.volunteerId,
    category: 'hours' as const,
    title: needsCentre(row) ? '时长已提交中心审核' : '时长进入公示',
    body: needsCentre(row)
      ? `“${activity.title}”的 ${amount} 已由队伍核定,等待中心审核。`
      : `“${activity.title}”的 ${amount} 正在公示,${dayLabel(new Date(publicityEndsAt.getTime() - 1))} 结束后生效。`,
    link: `/usercenter/index/myactivity/detail/${activity.id}`,
    dedupeKey: `hourConfirmed:${row.id}`,
  };
}
