import { notifyMany } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hours.contract.ts';
import { hourLimits, type HourRefusal, hourRefusals } from '../contract/hours.words.ts';
import { findOwnActivity } from './activity.queries.ts';
import { conflictsOf, giveBack } from './entries/conflicts.ts';
import { calculatedCount, namesOf, otherMinutesByDay } from './hours.queries.ts';
import { boundForCentre } from './hours.rules.ts';
import { changeHours, lockCalculated } from './hours.store.ts';
import { recordWords } from './record-words.ts';
import { asTheyStand, writeGrades } from './regrade.ts';

type Locked = Awaited<ReturnType<typeof lockCalculated>>[number];

type ConfirmRequest = { activityId: number; hourIds: number[] };

type Refused = { hourId: number; name: string; reason: HourRefusal; msg: string };

/**
 * Confirms records of one's own activity: proved ones go into 公示 for three working days, the others and those of the
 * team's own leaders to the centre; a 领队 confirms the proved ones alone. One call
 * decides at most `confirmedAtOnce` and says how many remain.
 */
export const confirmHours: UseCase<typeof contract.confirmHours> = async (act, request) => {
  const activity = await findOwnActivity(act.sql, request.activityId, act.caller.teamId);
  if (!activity || !leadsActivity(act.caller, activity.id)) throw new NotFound('没有这个活动');
  const locked = await lockCalculated(act.sql, activity.id, request.hourIds);
  if (locked.length === 0) throw act.refuse('wrongState');
  const rows = await asTheyStand(act.sql, act.caller.accountId, locked);
  await writeGrades(act, locked, rows);
  const conflictOf = await conflictsOf(act.sql, rows);
  const contested = new Set(rows.filter((row) => conflictOf(row).verdict !== 'free').map((row) => row.id));
  const bound = boundForCentre(rows, await otherMinutesByDay(act.sql, rows), contested);
  const isForManagers = act.caller.person?.rank === 'leader';
  const submitted = isForManagers ? [] : rows.filter((row) => bound.has(row.id));
  const shown = rows.filter((row) => !bound.has(row.id));
  await giveBack(
    act,
    shown.flatMap((row) => conflictOf(row).yielding),
  );
  const publicityEndsAt = await publicityEnd(act.sql, act.now, hourLimits.publicityWorkdays);
  const confirmed = { confirmedBy: act.caller.accountId, confirmedAt: act.now };
  await changeHours(act, idsOf(submitted), { ...confirmed, status: 'submitted' });
  await changeHours(act, idsOf(shown), {
    ...confirmed,
    status: 'publicity',
    publicityStartsAt: act.now,
    publicityEndsAt,
  });
  await notifyMany(act, [
    ...submitted.map((row) => submittedNotice(row)),
    ...shown.map((row) => publicityNotice(row, publicityEndsAt)),
  ]);
  await act.audit({
    targetType: 'activity',
    targetId: activity.id,
    detail: { publicity: idsOf(shown), submitted: idsOf(submitted) },
  });
  return {
    publicityCount: shown.length,
    submittedCount: submitted.length,
    remaining: await calculatedCount(act.sql, activity.id),
    publicityEndsAt: shown.length > 0 ? toInstant(publicityEndsAt) : null,
    refused: [
      ...(isForManagers ? await leftToManagers(act, activity.id, [...bound]) : []),
      ...(await refusedOf(act, request, rows)),
    ],
  };
};

const idsOf = (rows: readonly Locked[]): number[] => rows.map((row) => row.id);

/** Rows that were asked for by id and are of this activity, but no longer 待核定: each is named with its reason. */
async function refusedOf(
  act: Act,
  request: ConfirmRequest,
  confirmed: readonly Locked[],
): Promise<Refused[]> {
  const isConfirmed = new Set(idsOf(confirmed));
  const hourIds = request.hourIds.filter((id) => !isConfirmed.has(id));
  const rows = await namesOf(act.sql, request.activityId, hourIds);
  return rows.map((row) => ({ ...row, reason: 'wrongState' as const, msg: hourRefusals.wrongState }));
}

/** What a 领队 leaves to managers and captain: what a code does not prove (domain.md 4.10). */
async function leftToManagers(act: Act, activityId: number, hourIds: readonly number[]): Promise<Refused[]> {
  const rows = await namesOf(act.sql, activityId, hourIds);
  return rows.map((row) => ({ ...row, reason: 'managersOnly' as const, msg: hourRefusals.managersOnly }));
}

const amountOf = (row: Locked): string => `${hoursLabel(row.minutes)} 小时（${row.minutes} 分钟）`;

const noticeOf = (row: Locked) => ({
  accountId: row.volunteerId,
  category: 'hours' as const,
  link: `/usercenter/index/myactivity/detail/${row.activityId}`,
  dedupeKey: `hourConfirmed:${row.id}`,
});

const submittedNotice = (row: Locked) => ({
  ...noticeOf(row),
  title: '时长已提交中心审核',
  body: `${recordWords(row)}的 ${amountOf(row)} 已由队伍核定，等待中心审核。`,
});

const publicityNotice = (row: Locked, publicityEndsAt: Date) => ({
  ...noticeOf(row),
  title: '时长进入公示',
  body: `${recordWords(row)}的 ${amountOf(row)} 正在公示，${dayLabel(new Date(publicityEndsAt.getTime() - 1))} 结束后生效。`,
});
