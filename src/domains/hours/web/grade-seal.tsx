import { type EvidenceGrade, gradeWords } from '../contract/hours.words.ts';
import styles from './grade-seal.module.css';

/** Rings around the letter: more rings, more proof; a broken one for what was entered afterwards. */
const rings: Record<EvidenceGrade, readonly number[]> = {
  A: [19, 16.2, 13.4],
  B: [19, 16.2],
  C: [19],
  D: [19],
};

/** The evidence grade of an hour as a seal that also reads in grey. */
export const GradeSeal = ({ grade, size = 32 }: { grade: EvidenceGrade; size?: number }) => (
  <svg
    className={styles[grade]}
    width={size}
    height={size}
    viewBox="0 0 40 40"
    role="img"
    aria-label={gradeWords(grade)}
  >
    <title>{gradeWords(grade)}</title>
    <g
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeDasharray={grade === 'D' ? '2.5 2.5' : undefined}
    >
      {rings[grade].map((radius) => (
        <circle key={radius} cx="20" cy="20" r={radius} />
      ))}
    </g>
    <text x="20" y="25.6" textAnchor="middle" fontSize="15.5" fontWeight="600" fill="currentColor">
      {grade}
    </text>
  </svg>
);
