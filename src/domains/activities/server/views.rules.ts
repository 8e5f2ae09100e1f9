import { toInstant, toInstantOrNull } from '#platform/contract/instants.ts';
import { phaseOf } from '../contract/activities.rules.ts';
import type { ActivityCard } from '../contract/activity-views.contract.ts';
import type { CardRow, HeadRow, TeamBriefRow } from './activity-head.queries.ts';
import type { ShiftRow } from './publish/form.rules.ts';
import { serviceMinutes } from './publish/shifts.rules.ts';

type Cover = {
  layout?: 'ripple' | 'shore' | 'tiles' | 'close';
  motif?: string;
  tone?: 'deep' | 'soft';
  src?: string;
};

/** The part of every list row that comes from `HeadRow`. */
export const toHead = (row: HeadRow, now: Date) => ({
  id: row.id,
  activityNo: row.activityNo,
  title: row.title,
  summary: row.summary,
  category: row.category,
  area: row.area,
  areaName: row.areaName,
  placeName: row.placeName,
  startsAt: toInstantOrNull(row.startsAt),
  endsAt: toInstantOrNull(row.endsAt),
  signUpOpensAt: toInstantOrNull(row.signUpOpensAt),
  signUpClosesAt: toInstantOrNull(row.signUpClosesAt),
  shiftCount: row.shiftCount,
  nextShift: toNextShift(row),
  capacity: row.capacity,
  takenCount: row.takenCount,
  minNeeded: row.minNeeded,
  placesLeft: row.placesLeft,
  phase: phaseOf(row, now),
  cover: row.cover as Cover | null,
});

function toNextShift({ nextId, nextPostName, nextStartsAt, nextEndsAt, nextBreakMinutes }: HeadRow) {
  if (nextId === null || nextPostName === null || !nextStartsAt || !nextEndsAt) return null;
  return {
    id: nextId,
    postName: nextPostName,
    startsAt: toInstant(nextStartsAt),
    endsAt: toInstant(nextEndsAt),
    minutes: serviceMinutes({
      startsAt: nextStartsAt,
      endsAt: nextEndsAt,
      breakMinutes: nextBreakMinutes ?? 0,
    }),
  };
}

export const toTeamBrief = (row: TeamBriefRow) => ({
  id: row.teamId,
  name: row.teamName,
  shortName: row.teamShortName,
  category: row.teamCategory,
  sealChar: row.teamSealChar,
});

/** A public card. Only public activities have one, so phase and span are always there. */
export function toCard(row: CardRow, now: Date): ActivityCard {
  const { startsAt, endsAt, phase, ...head } = toHead(row, now);
  if (startsAt === null || endsAt === null || phase === null)
    throw new Error(`activity ${row.id} is ${row.status} and has no public card`);
  return {
    ...head,
    startsAt,
    endsAt,
    phase,
    lng: row.lng,
    lat: row.lat,
    minorPolicy: row.minorPolicy,
    recruitScope: row.recruitScope,
    team: toTeamBrief(row),
  };
}

/** A shift with what it counts for and how many places are free now. */
export function toShiftView(shift: ShiftRow, now: Date) {
  const isOpen = shift.status === 'open' && (shift.closesAt ?? shift.startsAt) > now;
  return {
    id: shift.id,
    postName: shift.postName,
    startsAt: toInstant(shift.startsAt),
    endsAt: toInstant(shift.endsAt),
    breakMinutes: shift.breakMinutes,
    minutes: serviceMinutes(shift),
    capacity: shift.capacity,
    minNeeded: shift.minNeeded,
    takenCount: shift.takenCount,
    waitCount: shift.waitCount,
    closesAt: toInstantOrNull(shift.closesAt),
    placesLeft: isOpen ? Math.max(0, shift.capacity - shift.takenCount) : 0,
    status: shift.status,
  };
}
