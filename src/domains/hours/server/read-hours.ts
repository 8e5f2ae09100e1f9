import { maskName } from '#platform/contract/masking.ts';
import { toDay, toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, StaffCaller, TeamCaller, VolunteerCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { PageRequest } from '#platform/contract/paging.ts';
import { hourLimits, type HourState } from '../contract/hours.words.ts';
import { conflictsOf } from './entries/conflicts.ts';
import { overlapsOf } from './entries/conflicts.queries.ts';
import { entriesOf } from './entries/entries.queries.ts';
import { activityHourCounts, otherMinutesByDay, waitingHours } from './hours.queries.ts';
import { boundForCentre, dayKeyOf, judgeObject, starProgress } from './hours.rules.ts';
import {
  activityHours,
  hoursForReview,
  minutesByMonth,
  myHours,
  publicityRows,
  reviewCounts,
} from './lists.queries.ts';
import { onTheWire } from './on-the-wire.ts';
import { asTheyStand } from './regrade.ts';
import { reviewRows } from './decide/review-rows.ts';

type ListRequest = {
  activityId: number;
  shiftId?: number | undefined;
  state?: HourState | undefined;
} & PageRequest;

/** Timelist of one's own activity: rows, numbers by state, and what is still open. */
export async function listActivityHours(act: Act<TeamCaller>, request: ListRequest) {
  const activity = await act.sql
    .selectFrom('activities')
    .select(['id', 'title', 'status'])
    .where('id', '=', request.activityId)
    .where('teamId', '=', act.caller.teamId)
    .executeTakeFirst();
  if (!activity) throw new NotFound('没有这个活动');
  const { rows, total } = await activityHours(act.sql, request);
  const { entries, overlaps } = await besides(act, rows);
  const summary = await activityHourCounts(act.sql, activity.id, act.now);
  const waiting = await prospectOf(act, activity.id);
  const shifts = await act.sql
    .selectFrom('shifts')
    .select(['id as shiftId', 'postName', 'startsAt', 'endsAt'])
    .where('activityId', '=', activity.id)
    .orderBy('startsAt')
    .orderBy('id')
    .execute();
  return {
    list: rows.map(({ dayMinutes, outMethod, ...row }) => ({
      ...onTheWire(row),
      isCheckOutFixed: outMethod === 'fixed',
      checkedInAt: toInstantOrNull(row.checkedInAt),
      checkedOutAt: toInstantOrNull(row.checkedOutAt),
      answer: entries.get(row.hourId)?.answer ?? null,
      flags: [
        ...(row.minutes !== row.calculatedMinutes ? (['adjusted'] as const) : []),
        ...(Number(dayMinutes) > hourLimits.dayFlagMinutes ? (['dayOver10h'] as const) : []),
        ...(waiting.bound.has(row.hourId) ? (['needsCentre'] as const) : []),
        ...(overlaps.has(row.hourId) ? (['overlaps'] as const) : []),
      ],
    })),
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    activityTitle: activity.title,
    activityStatus: activity.status,
    ...summary,
    waiting: {
      toPublicity: summary.counts.calculated - waiting.bound.size,
      toCentre: waiting.bound.size,
      unusual: waiting.unusual,
    },
    shifts: shifts.map((shift) => ({
      ...shift,
      startsAt: toInstant(shift.startsAt),
      endsAt: toInstant(shift.endsAt),
    })),
  };
}

/**
 * What confirming everything that waits would do, by the rule of `confirmHours`, and how many of it are unusual: changed by
 * hand, or of a day of more than ten hours.
 */
async function prospectOf({ sql, caller }: Act<TeamCaller>, activityId: number) {
  const rows = await asTheyStand(sql, caller.accountId, await waitingHours(sql, activityId));
  const otherMinutes = await otherMinutesByDay(sql, rows);
  const dayMinutes = new Map(otherMinutes);
  for (const row of rows) dayMinutes.set(dayKeyOf(row), (dayMinutes.get(dayKeyOf(row)) ?? 0) + row.minutes);
  const unusual = rows.filter(
    (row) =>
      row.minutes !== row.calculatedMinutes ||
      (dayMinutes.get(dayKeyOf(row)) ?? 0) > hourLimits.dayFlagMinutes,
  ).length;
  const conflictOf = await conflictsOf(sql, rows);
  const contested = new Set(rows.filter((row) => conflictOf(row).verdict !== 'free').map((row) => row.id));
  return { bound: boundForCentre(rows, otherMinutes, contested), unusual };
}

/** What is known of some records besides themselves: witness and answer of entries, and other records of their times. */
async function besides(act: Act, rows: readonly { hourId: number }[]) {
  const hourIds = rows.map((row) => row.hourId);
  return { entries: await entriesOf(act.sql, hourIds), overlaps: await overlapsOf(act.sql, hourIds) };
}

/** Queue of the centre inside the caller's data scope, each record with its proof. */
export async function listHoursForReview(
  act: Act<StaffCaller>,
  request: { tab: 'submitted' | 'disputed' | 'decided'; keyword?: string | undefined } & PageRequest,
) {
  const { organisationPath } = act.caller;
  const { hourIds, total } = await hoursForReview(act.sql, { ...request, organisationPath });
  return {
    list: await reviewRows(act, hourIds),
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
    counts: await reviewCounts(act.sql, organisationPath),
  };
}

/** One's own records, newest first. */
export async function listMyHours(
  act: Act<VolunteerCaller>,
  request: {
    activityId?: number | undefined;
    state?: HourState | undefined;
    year?: number | undefined;
  } & PageRequest,
) {
  const { rows, total } = await myHours(act.sql, { ...request, volunteerId: act.caller.volunteerId });
  const { entries, overlaps } = await besides(act, rows);
  const list = rows.map((row) => ({
    ...onTheWire(row),
    overlaps: overlaps.has(row.hourId),
    canObject:
      judgeObject(
        { ...row, isOwn: true, isAwaitingAnswer: entries.get(row.hourId)?.answer === 'waiting' },
        act.now,
      ) === undefined,
  }));
  return { list, total, pageNum: request.pageNum, pageSize: request.pageSize };
}

/** One's own totals; pending minutes are told apart and never added (domain.md 4.3.12). */
export async function getMyHourTotals(act: Act<VolunteerCaller>) {
  const months = await minutesByMonth(act.sql, act.caller.volunteerId);
  const today = toDay(act.now);
  const sum = (pick: (row: (typeof months)[number]) => number): number =>
    months.reduce((total, row) => total + pick(row), 0);
  const effectiveMinutes = sum((row) => row.effective);
  return {
    effectiveMinutes,
    yearMinutes: sum((row) => (row.month.slice(0, 4) === today.slice(0, 4) ? row.effective : 0)),
    monthMinutes: sum((row) => (row.month === today.slice(0, 7) ? row.effective : 0)),
    pendingMinutes: sum((row) => row.pending),
    recordCount: sum((row) => row.records),
    ...starProgress(effectiveMinutes),
    months: months.slice(-24).map((row) => ({ month: row.month, minutes: row.effective })),
  };
}

/** Records in 公示 with masked names. */
export async function listPublicity(act: Act, request: { activityId?: number | undefined } & PageRequest) {
  const { rows, total } = await publicityRows(act.sql, request);
  return {
    list: rows.map((row) => ({
      hourId: row.hourId,
      activityId: row.activityId,
      activityTitle: row.activityTitle,
      maskedName: maskName(row.name),
      serviceOn: row.serviceOn,
      minutes: row.minutes,
      evidenceGrade: row.evidenceGrade,
      publicityEndsAt: toInstant(row.publicityEndsAt ?? act.now),
      state: row.state,
    })),
    total,
    pageNum: request.pageNum,
    pageSize: request.pageSize,
  };
}
