import { endOfDay, toDay } from '#platform/contract/instants.ts';
import { type EvidenceGrade, hourLimits, type HourRefusal, type HourState } from '../contract/hours.words.ts';

const minuteMs = 60_000;

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
  const pieces = cutAtMidnight(from, to);
  const longest = pieces.reduce((best, piece) => (piece.minutes > best ? piece.minutes : best), 0);
  let isBreakTaken = false;
  return pieces
    .map((piece) => {
      // The break comes off the longer day once, so that no piece goes below zero for it.
      const off = !isBreakTaken && piece.minutes === longest ? facts.breakMinutes : 0;
      isBreakTaken ||= off > 0;
      return { ...piece, minutes: Math.min(piece.minutes - off, hourLimits.maxRecordMinutes) };
    })
    .filter((piece) => piece.minutes >= 1);
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

export type EvidenceFacts = { inMethod: string | null; outMethod: string | null; placeResult: string };

/** Evidence grade (domain.md 4.3.8): A rotating code both ways inside the circle, B a code one way, C the leader's word. */
export function gradeOf({ inMethod, outMethod, placeResult }: EvidenceFacts): EvidenceGrade {
  if (inMethod === 'rotatingCode' && outMethod === 'rotatingCode' && placeResult === 'pass') return 'A';
  const isCode = (method: string | null): boolean => method === 'rotatingCode' || method === 'shortCode';
  return isCode(inMethod) || isCode(outMethod) ? 'B' : 'C';
}

/** True when a second person of the centre must decide: raised, or evidence C or D (domain.md 4.3.9). */
export const needsCentre = (row: {
  minutes: number;
  calculatedMinutes: number;
  evidenceGrade: EvidenceGrade;
}): boolean => row.minutes > row.calculatedMinutes || row.evidenceGrade === 'C' || row.evidenceGrade === 'D';

export type AdjustFacts = { state: HourState; minutes: number; shiftMinutes: number };

/** May the team set a row to `minutes`? Only before confirming, within the cap and the shift plus two hours. */
export function judgeAdjust(minutes: number, facts: AdjustFacts): HourRefusal | undefined {
  if (facts.state !== 'calculated') return 'wrongState';
  if (minutes === facts.minutes) return 'unchanged';
  if (minutes > hourLimits.maxRecordMinutes) return 'overCap';
  return minutes > facts.shiftMinutes + hourLimits.overtimeMaxMinutes ? 'overShift' : undefined;
}

/** May a row be confirmed, given what the person already has on that day? */
export function judgeConfirm(
  row: { state: HourState; minutes: number },
  otherMinutesThatDay: number,
): HourRefusal | undefined {
  if (row.state !== 'calculated') return 'wrongState';
  return row.minutes + otherMinutesThatDay > hourLimits.dayMaxMinutes ? 'overDay' : undefined;
}

/** May this person decide the row? Never the one who entered it (domain.md 4.3.9). */
export function judgeDecide(
  row: { state: HourState; enteredBy: number | null; confirmedBy: number | null },
  deciderId: number,
): HourRefusal | undefined {
  if (row.state !== 'submitted' && row.state !== 'disputed') return 'wrongState';
  return row.enteredBy === deciderId || row.confirmedBy === deciderId ? 'samePerson' : undefined;
}

/** States whose minutes may still come to count; used for overlaps and day totals. */
export const liveStates = [
  'calculated',
  'submitted',
  'confirmed',
  'publicity',
  'disputed',
  'effective',
] as const;
/** States that keep an activity from being closed. */
export const openStates = ['calculated', 'submitted', 'confirmed', 'publicity', 'disputed'] as const;

/** Star thresholds in minutes: 100/300/600/1000/1500 hours (domain.md 1.6; data of the site, these are the defaults). */
export const defaultStarMinutes = [100, 300, 600, 1000, 1500].map((hours) => hours * 60);

/** Stars reached, and the minutes of the star before and after. */
export function starProgress(effectiveMinutes: number, thresholds: readonly number[] = defaultStarMinutes) {
  const stars = thresholds.filter((threshold) => effectiveMinutes >= threshold).length;
  return {
    stars,
    previousStarMinutes: thresholds[stars - 1] ?? 0,
    nextStarMinutes: thresholds[stars] ?? null,
  };
}
