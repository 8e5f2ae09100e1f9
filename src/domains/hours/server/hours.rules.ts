import { codeMethods } from '#domains/attendance/contract/attendance.words.ts';
import { runningActivityStates } from '#domains/site/contract/states.words.ts';
import { minuteMs } from '#platform/contract/durations.ts';
import { endOfDay, toDay } from '#platform/contract/instants.ts';
import { type EvidenceGrade, hourLimits, type HourRefusal, type HourState } from '../contract/hours.words.ts';

export type TimeFacts = {
  checkedInAt: Date;
  checkedOutAt: Date;
  startsAt: Date;
  endsAt: Date;
  breakMinutes: number;
};
export type DayPiece = { serviceOn: string; startsAt: Date; endsAt: Date; minutes: number };

/**
 * Whole minutes served, by the rules of domain.md 4.3: early arrival and overtime do not count, the break is taken
 * off, at most 480 a record, and a night shift is cut at midnight into one record a day. Empty when under a minute.
 */
export function countMinutes(facts: TimeFacts): DayPiece[] {
  const from = new Date(Math.max(facts.checkedInAt.getTime(), facts.startsAt.getTime()));
  const to = new Date(Math.min(facts.checkedOutAt.getTime(), facts.endsAt.getTime()));
  return withoutBreak(cutAtMidnight(from, to), facts.breakMinutes)
    .map((piece) => ({ ...piece, minutes: Math.min(piece.minutes, hourLimits.maxRecordMinutes) }))
    .filter((piece) => piece.minutes >= 1);
}

/** Takes the break off once: off the longest day first, what it cannot bear off the others, none below zero. */
function withoutBreak(pieces: readonly DayPiece[], breakMinutes: number): DayPiece[] {
  const rest = new Map(pieces.map((piece) => [piece.serviceOn, piece.minutes]));
  let left = breakMinutes;
  for (const { serviceOn, minutes } of pieces.toSorted((a, b) => b.minutes - a.minutes)) {
    const off = Math.min(left, minutes);
    rest.set(serviceOn, minutes - off);
    left -= off;
  }
  return pieces.map((piece) => ({ ...piece, minutes: rest.get(piece.serviceOn) ?? 0 }));
}

function cutAtMidnight(from: Date, to: Date): DayPiece[] {
  const pieces: DayPiece[] = [];
  for (let start = from; start < to; ) {
    const serviceOn = toDay(start);
    const end = new Date(Math.min(endOfDay(serviceOn).getTime(), to.getTime()));
    pieces.push({
      serviceOn,
      startsAt: start,
      endsAt: end,
      minutes: Math.floor((end.getTime() - start.getTime()) / minuteMs),
    });
    start = end;
  }
  return pieces;
}

const codes: ReadonlySet<string> = new Set(codeMethods);

export type EvidenceFacts = {
  inMethod: string | null;
  outMethod: string | null;
  placeResult: string;
  /** Other people who took their steps of that day on the same device. */
  othersOnDevice: number;
};

/** True when an end of the time was set afterwards (补签): it then takes the volunteer's word and the centre's. */
export const isFixed = ({ inMethod, outMethod }: Pick<EvidenceFacts, 'inMethod' | 'outMethod'>): boolean =>
  inMethod === 'fixed' || outMethod === 'fixed';

/**
 * Evidence grade (domain.md 4.3.8): A rotating code both ways inside the circle, B a code one way, C the leader's word. The
 * volunteer's own code is B: it proves that both were there together, and not where. A device says of its place what it
 * likes, so a place never lifts a grade by itself; and on a device that others used too a code proves nobody: C.
 */
export function gradeOf(facts: EvidenceFacts): EvidenceGrade {
  const { inMethod, outMethod, placeResult } = facts;
  if (isFixed(facts) || facts.othersOnDevice > 0) return 'C';
  if (inMethod === 'rotatingCode' && outMethod === 'rotatingCode' && placeResult === 'pass') return 'A';
  const isCode = (method: string | null): boolean => method !== null && codes.has(method);
  return isCode(inMethod) || isCode(outMethod) ? 'B' : 'C';
}

export type CentreFacts = {
  minutes: number;
  calculatedMinutes: number;
  evidenceGrade: EvidenceGrade;
  /** The volunteer leads the team that confirms. */
  isLeadersOwn: boolean;
};

/**
 * True when a second person of the centre must decide: raised, evidence C or D, a leader's own hours (domain.md 4.3.9), or
 * more than twelve hours together with the person's other minutes of that day (4.3.7).
 */
export const needsCentre = (row: CentreFacts, otherMinutesThatDay = 0): boolean =>
  row.isLeadersOwn ||
  row.minutes > row.calculatedMinutes ||
  row.evidenceGrade === 'C' ||
  row.evidenceGrade === 'D' ||
  row.minutes + otherMinutesThatDay > hourLimits.dayMaxMinutes;

export type WaitingHour = Parameters<typeof needsCentre>[0] & {
  id: number;
  volunteerId: number;
  serviceOn: string;
};

/** Key of a person's day among minutes by day. */
export const dayKeyOf = ({
  volunteerId,
  serviceOn,
}: Pick<WaitingHour, 'volunteerId' | 'serviceOn'>): string => `${volunteerId}:${serviceOn}`;

/**
 * Which of some records a second person must decide when they are confirmed together: `otherMinutes` are those of the
 * same days besides them, and earlier records of a day count for the later ones; `contested` are those that another record
 * of the time keeps from becoming public at once.
 */
export function boundForCentre(
  rows: readonly WaitingHour[],
  otherMinutes: ReadonlyMap<string, number>,
  contested: ReadonlySet<number>,
): ReadonlySet<number> {
  const minutesThatDay = new Map(otherMinutes);
  const bound = new Set<number>();
  for (const row of rows) {
    const before = minutesThatDay.get(dayKeyOf(row)) ?? 0;
    if (needsCentre(row, before) || contested.has(row.id)) bound.add(row.id);
    minutesThatDay.set(dayKeyOf(row), before + row.minutes);
  }
  return bound;
}

export type AdjustFacts = { state: HourState; minutes: number; shiftMinutes: number };

/** May the team set a row to `minutes`? Only before confirming, within the cap and the shift plus two hours. */
export function judgeAdjust(minutes: number, facts: AdjustFacts): HourRefusal | undefined {
  if (facts.state !== 'calculated') return 'wrongState';
  if (minutes === facts.minutes) return 'unchanged';
  if (minutes > hourLimits.maxRecordMinutes) return 'overCap';
  return minutes > facts.shiftMinutes + hourLimits.overtimeMaxMinutes ? 'overShift' : undefined;
}

const running: readonly string[] = runningActivityStates;

/** May an entry of `minutes` (补录) be made for a shift? Within its planned time, within 30 days of its end. */
export function judgeEntry(
  minutes: number,
  shift: { startsAt: Date; endsAt: Date; breakMinutes: number; status: string; activityStatus: string },
  now: Date,
): HourRefusal | undefined {
  if (shift.endsAt > now || shift.status === 'cancelled') return 'wrongState';
  if (!running.includes(shift.activityStatus)) return 'wrongState';
  if (now.getTime() - shift.endsAt.getTime() > hourLimits.makeupDays * 1_440 * minuteMs)
    return 'makeupTooLate';
  return minutes > plannedMinutes(shift) ? 'overPlanned' : undefined;
}

/** True when the witness named is the person whose hours are entered: same name and last four digits of the phone. */
export const isWitnessThePerson = (
  witness: { witnessName: string; witnessMobileTail: string },
  person: { name: string; mobileMasked: string | null },
): boolean =>
  person.name === witness.witnessName && (person.mobileMasked ?? '').endsWith(witness.witnessMobileTail);

/** Minutes that a shift is planned for, without its break. */
export const plannedMinutes = (shift: { startsAt: Date; endsAt: Date; breakMinutes: number }): number =>
  Math.floor((shift.endsAt.getTime() - shift.startsAt.getTime()) / minuteMs) - shift.breakMinutes;

export type ObjectFacts = {
  state: HourState;
  publicityEndsAt: Date | null;
  /** Whoever objects is whom the record is about. */
  isOwn: boolean;
  isAwaitingAnswer: boolean;
};

/** May somebody object? Everybody while it is public; whom it is about from its first day on. `unseen`: not theirs to see. */
export function judgeObject(facts: ObjectFacts, now: Date): HourRefusal | 'unseen' | undefined {
  const { state, isOwn } = facts;
  if (state === 'effective') return 'publicityOver';
  if (!isOwn && state !== 'publicity' && state !== 'disputed') return 'unseen';
  if (facts.isAwaitingAnswer) return 'answerFirst';
  if (state === 'calculated' || state === 'submitted') return undefined;
  if (state !== 'publicity') return 'wrongState';
  return facts.publicityEndsAt !== null && facts.publicityEndsAt <= now ? 'publicityOver' : undefined;
}
