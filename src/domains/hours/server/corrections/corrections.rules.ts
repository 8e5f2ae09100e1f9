import { minuteMs } from '#platform/contract/durations.ts';
import { toDay } from '#platform/contract/instants.ts';
import {
  type CorrectionRefusal,
  type CorrectionState,
  type EvidenceGrade,
  hourLimits,
  type HourState,
} from '../../contract/hours.words.ts';

export type CorrectionFacts = {
  /** State of the record that is to be corrected. */
  state: HourState;
  /** It corrects another itself. */
  isCorrection: boolean;
  minutes: number;
  shiftMinutes: number;
  /** A correction of it waits for the team or the centre. */
  hasPending: boolean;
};

const corrected: readonly HourState[] = ['publicity', 'effective'];

/** May this record be corrected to `minutes`? Once it is public, one at a time, within the shift plus two hours. */
export function judgeCorrection(minutes: number, facts: CorrectionFacts): CorrectionRefusal | undefined {
  if (facts.isCorrection || !corrected.includes(facts.state)) return 'notPublic';
  if (facts.hasPending) return 'alreadyPending';
  if (minutes === facts.minutes) return 'sameMinutes';
  return minutes > facts.shiftMinutes + hourLimits.overtimeMaxMinutes ? 'overShift' : undefined;
}

const pending: readonly CorrectionState[] = ['atTeam', 'atCentre'];

/** May a correction of the record be asked for at all, whatever the minutes? `latest` is the state of its last one. */
export const mayCorrect = (
  state: HourState,
  isCorrection: boolean,
  latest: CorrectionState | undefined,
): boolean => !isCorrection && corrected.includes(state) && !(latest && pending.includes(latest));

/** What somebody only says is C at best: a correction bears the lower grade of the two (domain.md 4.3.8). */
export const gradeOfCorrection = (grade: EvidenceGrade): EvidenceGrade => (grade === 'D' ? 'D' : 'C');

export type WishedTimes = { startsAt: Date; endsAt: Date };

/** May the times be asked for: on the day of the record, over, and no shorter than the minutes? */
export function judgeWishedTimes(
  { startsAt, endsAt }: WishedTimes,
  { serviceOn, minutes, now }: { serviceOn: string; minutes: number; now: Date },
): CorrectionRefusal | undefined {
  if (endsAt > now) return 'notOver';
  if (minutes * minuteMs > endsAt.getTime() - startsAt.getTime()) return 'overSpan';
  const isThatDay = toDay(startsAt) === serviceOn && toDay(new Date(endsAt.getTime() - 1)) === serviceOn;
  return isThatDay ? undefined : 'otherDay';
}
