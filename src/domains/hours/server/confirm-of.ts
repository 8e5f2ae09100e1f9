import { notifyMany } from '#domains/messages/server/index.ts';
import { publicityEnd } from '#domains/site/server/index.ts';
import { hoursLabel } from '#platform/contract/figures.ts';
import { dayLabel, toInstant } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { ownOriginPath } from '../contract/hour-origin.rules.ts';
import { hourLimits, type HourRefusal, hourRefusals } from '../contract/hours.words.ts';
import { conflictsOf, giveBack } from './entries/conflicts.ts';
import { calculatedCount, namesOf, otherMinutesByDay } from './hours.queries.ts';
import { boundForCentre } from './hours.rules.ts';
import { changeHours, lockCalculated } from './hours.store.ts';
import type { HourOrigin } from './origin.queries.ts';
import { recordWords } from './record-words.ts';
import { asTheyStand, writeGrades } from './regrade.ts';

type Locked = Awaited<ReturnType<typeof lockCalculated>>[number];

type ConfirmRequest = { origin: HourOrigin; hourIds: number[] };

type Refused = { hourId: number; name: string; reason: HourRefusal; msg: string };

/** Confirms records of an activity or a job of one's own: the rule of every grade, whoever calls. */
export async function confirmOf(act: Act<TeamCaller, 'wrongState'>, request: ConfirmRequest) {
  const { origin } = request;
  const locked = await lockCalculated(act.sql, origin, request.hourIds);
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
    ...('activityId' in origin
      ? { targetType: 'activity', targetId: origin.activityId }
      : { targetType: 'job', targetId: origin.jobId }),
    detail: { publicity: idsOf(shown), submitted: idsOf(submitted) },
  });
  return {
    publicityCount: shown.length,
    submittedCount: submitted.length,
    remaining: await calculatedCount(act.sql, origin),
    publicityEndsAt: shown.length > 0 ? toInstant(publicityEndsAt) : null,
    refused: [
      ...(isForManagers ? await leftToManagers(act, origin, [...bound]) : []),
      ...(await refusedOf(act, request, rows)),
    ],
  };
}

const idsOf = (rows: readonly Locked[]): number[] => rows.map((row) => row.id);

/** Rows that were asked for by id and are of this activity or job, but no longer 待核定: each is named with its reason. */
async function refusedOf(
  act: Act,
  request: ConfirmRequest,
  confirmed: readonly Locked[],
): Promise<Refused[]> {
  const isConfirmed = new Set(idsOf(confirmed));
  const hourIds = request.hourIds.filter((id) => !isConfirmed.has(id));
  const rows = await namesOf(act.sql, request.origin, hourIds);
  return rows.map((row) => ({ ...row, reason: 'wrongState' as const, msg: hourRefusals.wrongState }));
}

/** What a 领队 leaves to managers and captain: what a code does not prove (domain.md 4.10). */
async function leftToManagers(act: Act, origin: HourOrigin, hourIds: readonly number[]): Promise<Refused[]> {
  const rows = await namesOf(act.sql, origin, hourIds);
  return rows.map((row) => ({ ...row, reason: 'managersOnly' as const, msg: hourRefusals.managersOnly }));
}

const amountOf = (row: Locked): string => `${hoursLabel(row.minutes)} 小时（${row.minutes} 分钟）`;

const noticeOf = (row: Locked) => ({
  accountId: row.volunteerId,
  category: 'hours' as const,
  link: ownOriginPath(row),
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
