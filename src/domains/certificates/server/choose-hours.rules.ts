import { proofLimit } from '#domains/ledger/contract/verify-proof.rules.ts';
import type { GradeChoice } from '../contract/certificates.words.ts';

type Hour = {
  id: number;
  minutes: number;
  evidenceGrade: 'A' | 'B' | 'C' | 'D';
  category: string;
  position: number | null;
  /** The record whose minutes this one adds to or takes from. */
  adjustOf: number | null;
};
type Choice = { categories: readonly string[]; grades: GradeChoice };

const gradesOf = { proven: ['A', 'B'], all: ['A', 'B', 'C', 'D'] } as const;

/** As many records as a certificate may look at in its period; more is told, never cut. */
export const mostHours = proofLimit * 4;

const sumOf = (served: readonly Served[]) => ({
  count: served.length,
  minutes: served.flatMap(({ hours }) => hours).reduce((total, { minutes }) => total + minutes, 0),
});

/** A record with what adjusts it: they are listed together or not at all, and count as the weaker of their grades. */
type Served = { hours: Hour[]; grade: Hour['evidenceGrade']; category: string; isInRoot: boolean };

function servedIn(hours: readonly Hour[]): Served[] {
  const groups = new Map<number, Hour[]>();
  for (const hour of hours) {
    const about = hour.adjustOf ?? hour.id;
    groups.set(about, [...(groups.get(about) ?? []), hour]);
  }
  return [...groups.values()].map((group) => ({
    hours: group,
    grade: group
      .map(({ evidenceGrade }) => evidenceGrade)
      .reduce((one, other) => (one > other ? one : other)),
    category: group[0]?.category ?? '',
    isInRoot: group.every(({ position }) => position !== null),
  }));
}

/** Which records a choice lists, and what it leaves out and why: the grade, or no daily root yet. Records come in the order of the table. */
export function chooseHours(hours: readonly Hour[], { categories, grades }: Choice) {
  const all = servedIn(hours);
  const ofCategories =
    categories.length === 0 ? all : all.filter(({ category }) => categories.includes(category));
  const wanted = gradesOf[grades] as readonly string[];
  const ofGrades = ofCategories.filter(({ grade }) => wanted.includes(grade));
  const listed = ofGrades.filter(({ isInRoot }) => isInRoot);
  const ids = new Set(listed.flatMap((served) => served.hours.map(({ id }) => id)));
  const chosen = hours.filter(({ id }) => ids.has(id));
  const byGrade = { A: 0, B: 0, C: 0, D: 0 };
  for (const { grade } of listed) byGrade[grade] += 1;
  const counts = new Map<string, number>();
  for (const { category } of all) counts.set(category, (counts.get(category) ?? 0) + 1);
  return {
    chosen,
    byGrade,
    byCategory: [...counts].map(([category, count]) => ({ category, count })),
    totalMinutes: sumOf(listed).minutes,
    leftOutByGrade: sumOf(ofCategories.filter(({ grade }) => !wanted.includes(grade))),
    waiting: sumOf(ofGrades.filter(({ isInRoot }) => !isInRoot)),
  };
}
