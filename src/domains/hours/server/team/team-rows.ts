import { isMasked } from '#domains/attendance/server/index.ts';
import { maskName } from '#platform/contract/masking.ts';
import { toInstantOrNull } from '#platform/contract/instants.ts';
import type { PageRequest } from '#platform/contract/page-limits.ts';
import type { Act, TeamCaller } from '#platform/server/calls/act.ts';
import { hourLimits } from '../../contract/hours.words.ts';
import { besides } from '../entries/besides.ts';
import { conflictsOf } from '../entries/conflicts.ts';
import { otherMinutesByDay, waitingHours } from '../hours.queries.ts';
import { boundForCentre, dayKeyOf } from '../hours.rules.ts';
import { type OriginFilter, originHourIds, originHours } from '../lists.queries.ts';
import { onTheWire } from '../on-the-wire.ts';
import type { HourOrigin } from '../origin.queries.ts';
import { asTheyStand } from '../regrade.ts';

/** A page of the rows of an activity or a job as the team reads them, and what confirming all that wait would do. */
export async function rowsOf(act: Act<TeamCaller>, { isUnusual = false, ...asked }: Asked & PageRequest) {
  const { bound, unusualIds, ...prospect } = await prospectOf(act, asked.origin);
  const { rows, total } = await originHours(act.sql, { ...asked, ...(isUnusual && { unusualIds }) });
  const { entries, overlaps } = await besides(act, rows);
  const list = rows.map(({ dayMinutes, ...row }) => ({
    ...onTheWire(withoutTime(row)),
    ...shownPerson(row, entries.get(row.hourId)?.answer),
    checkedInAt: toInstantOrNull(row.checkedInAt),
    checkedOutAt: toInstantOrNull(row.checkedOutAt),
    answer: entries.get(row.hourId)?.answer ?? null,
    flags: [
      ...(row.minutes !== row.calculatedMinutes ? (['adjusted'] as const) : []),
      ...(Number(dayMinutes) > hourLimits.dayFlagMinutes ? (['dayOver10h'] as const) : []),
      ...(bound.has(row.hourId) ? (['needsCentre'] as const) : []),
      ...(overlaps.has(row.hourId) ? (['overlaps'] as const) : []),
    ],
  }));
  return { list, total, prospect };
}

/** The numbers of the rows that the team's filters leave, at most so many. */
export async function rowIdsOf(
  act: Act<TeamCaller>,
  { isUnusual = false, ...asked }: Asked,
  most: number,
): Promise<number[]> {
  const unusualIds = isUnusual ? (await prospectOf(act, asked.origin)).unusualIds : undefined;
  const rows = await originHourIds(act.sql, { ...asked, unusualIds })
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}

/** What a team asks for; `isUnusual` leaves only what asks for a look. */
type Asked = Omit<OriginFilter, 'unusualIds'> & { isUnusual?: boolean | undefined };

type Row = Awaited<ReturnType<typeof originHours>>['rows'][number];

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
 * hand, of a day of more than ten hours, or at the time of another record of the person.
 */
async function prospectOf({ sql, caller }: Act<TeamCaller>, origin: HourOrigin) {
  const rows = await asTheyStand(sql, caller.accountId, await waitingHours(sql, origin));
  const otherMinutes = await otherMinutesByDay(sql, rows);
  const dayMinutes = new Map(otherMinutes);
  for (const row of rows) dayMinutes.set(dayKeyOf(row), (dayMinutes.get(dayKeyOf(row)) ?? 0) + row.minutes);
  const conflictOf = await conflictsOf(sql, rows);
  const unusualIds = rows
    .filter(
      (row) =>
        row.minutes !== row.calculatedMinutes ||
        (dayMinutes.get(dayKeyOf(row)) ?? 0) > hourLimits.dayFlagMinutes ||
        conflictOf(row).isOverlapping,
    )
    .map(({ id }) => id);
  const contested = new Set(rows.filter((row) => conflictOf(row).verdict !== 'free').map((row) => row.id));
  const bound = boundForCentre(rows, otherMinutes, contested);
  return {
    bound,
    unusualIds,
    toPublicity: rows.length - bound.size,
    toCentre: bound.size,
    unusual: unusualIds.length,
  };
}
