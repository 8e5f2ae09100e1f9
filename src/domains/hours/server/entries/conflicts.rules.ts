import type { EvidenceGrade, HourState } from '../../contract/hours.words.ts';

/** A live record at the same time of the same person. */
export type OverlappingRecord = { evidenceGrade: EvidenceGrade; state: HourState };

/** A code took part (A, B): the person was there. C and D are a team's word. */
export const isProved = (grade: EvidenceGrade): boolean => grade === 'A' || grade === 'B';

/** States in which a record is public and, left alone, counts; of overlapping records one at most may be in them. */
export const standingStates = ['publicity', 'effective'] as const;
const stands = ({ state }: OverlappingRecord): boolean => state === 'publicity' || state === 'effective';

/** An unproved record that became public first steps back for a proved one; what has taken effect stays. */
export const stepsBack = (grade: EvidenceGrade, other: OverlappingRecord): boolean =>
  isProved(grade) && !isProved(other.evidenceGrade) && other.state === 'publicity';

/**
 * What the other records of a time mean for one of them (domain.md 4.3.5: what takes effect never overlaps).
 * `free`: may become public at once, for unproved entries never block proved ones. `centre`: equals; the centre chooses.
 * `blocked`: another is public, or proved and this one is not; it must be decided first.
 */
export function conflictVerdict(
  grade: EvidenceGrade,
  others: readonly OverlappingRecord[],
): 'free' | 'centre' | 'blocked' {
  const rivals = others.filter((other) => !stepsBack(grade, other));
  if (rivals.some((other) => stands(other) || isProved(other.evidenceGrade) > isProved(grade)))
    return 'blocked';
  return rivals.some((other) => isProved(other.evidenceGrade) === isProved(grade)) ? 'centre' : 'free';
}
