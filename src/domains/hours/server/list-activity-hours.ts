import { isMasked } from '#domains/attendance/server/index.ts';
import { leadsActivity } from '#domains/teams/server/index.ts';
import { maskName } from '#platform/contract/masking.ts';
import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { NotFound } from '#platform/server/calls/failures.ts';
import type { UseCase } from '#platform/server/calls/use-case.ts';
import type * as contract from '../contract/hours.contract.ts';
import { hourLimits } from '../contract/hours.words.ts';
import { findOwnActivity, shiftsOf } from './activity.queries.ts';
import { besides } from './entries/besides.ts';
import { conflictsOf } from './entries/conflicts.ts';
import { activityHourCounts, otherMinutesByDay, waitingHours } from './hours.queries.ts';
import { boundForCentre, dayKeyOf } from './hours.rules.ts';
import { activityHours } from './lists.queries.ts';
import { onTheWire } from './on-the-wire.ts';
import { asTheyStand } from './regrade.ts';

/** Timelist of one's own activity: rows, numbers by state, and what is still open. */
export const listActivityHours: UseCase<typeof contract.listActivityHours> = async (act, request) => {
  const activity = await findOwnActivity(act.sql, request.activityId, act.caller.teamId);
  if (!activity || !leadsActivity(act.caller, activity.id)) throw new NotFound('没有这个活动');
  const { rows, total } = await activityHours(act.sql, request);
  const { entries, overlaps } = await besides(act, rows);
  const summary = await activityHourCounts(act.sql, activity.id, act.now);
  const waiting = await prospectOf(act, activity.id);
  const shifts = await shiftsOf(act.sql, activity.id);
  return {
    list: rows.map(({ dayMinutes, ...row }) => ({
      ...onTheWire(withoutTime(row)),
      ...shownPerson(row, entries.get(row.hourId)?.answer),
      isCheckOutFixed: row.outMethod === 'fixed',
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
};

type Row = Awaited<ReturnType<typeof activityHours>>['rows'][number];

const withoutTime = ({
  inMethod: _in,
  outMethod: _out,
  isWalkIn: _walkIn,
  volunteerConfirmedAt: _confirmedAt,
  attendance: _attendance,
  isOnList: _onList,
  ...row
}: Omit<Row, 'dayMinutes'>) => row;

/**
 * What the team sees of a person: somebody it only named itself, a walk-in or an entry (补录) of one without a sign-up, stays
 * masked until they confirmed it, so that no name or number is found out by entering people.
 */
function shownPerson(
  { name, volunteerNo, isOnList, isWalkIn, ...time }: Omit<Row, 'dayMinutes'>,
  answer: string | undefined,
) {
  const isWalkInAsked =
    isWalkIn === true && time.attendance !== null && isMasked({ ...time, isWalkIn, status: time.attendance });
  const isEntryAsked = answer !== undefined && answer !== 'confirmed';
  if (isOnList || (!isWalkInAsked && !isEntryAsked)) return { name, volunteerNo };
  return { name: maskName(name), volunteerNo: isWalkInAsked ? '' : volunteerNo };
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
