import { proofLimit } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { GradeChoice } from '../contract/certificates.words.ts';

type Hour = {
  id: number;
  minutes: number;
  evidenceGrade: 'A' | 'B' | 'C' | 'D';
  category: string;
  position: number | null;
};
type Choice = { categories: readonly string[]; grades: GradeChoice };

const gradesOf = { proven: ['A', 'B'], all: ['A', 'B', 'C', 'D'] } as const;

/** As many records as a certificate may look at in its period; more is told, never cut. */
export const mostHours = proofLimit * 4;

const sumOf = (hours: readonly Hour[]) => ({
  count: hours.length,
  minutes: hours.reduce((total, { minutes }) => total + minutes, 0),
});

/** Which records a choice lists, and what it leaves out and why: the grade, or no daily root yet. Records come in the order of the table. */
export function chooseHours(hours: readonly Hour[], { categories, grades }: Choice) {
  const ofCategories =
    categories.length === 0 ? hours : hours.filter(({ category }) => categories.includes(category));
  const wanted = gradesOf[grades] as readonly string[];
  const ofGrades = ofCategories.filter(({ evidenceGrade }) => wanted.includes(evidenceGrade));
  const chosen = ofGrades.filter(({ position }) => position !== null);
  const byGrade = { A: 0, B: 0, C: 0, D: 0 };
  for (const { evidenceGrade } of chosen) byGrade[evidenceGrade] += 1;
  const counts = new Map<string, number>();
  for (const { category } of hours) counts.set(category, (counts.get(category) ?? 0) + 1);
  return {
    chosen,
    byGrade,
    byCategory: [...counts].map(([category, count]) => ({ category, count })),
    totalMinutes: sumOf(chosen).minutes,
    leftOutByGrade: sumOf(ofCategories.filter(({ evidenceGrade }) => !wanted.includes(evidenceGrade))),
    waiting: sumOf(ofGrades.filter(({ position }) => position === null)),
  };
}
