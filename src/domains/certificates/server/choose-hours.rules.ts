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

/**
 * The fewest records under a root that reach a star's minutes, the longest services first: who reads the certificate learns no more
 * than what the star rests on. Undefined when all together do not, or more than one proof holds.
 */
export function chooseForStar<One extends Hour>(
  hours: readonly One[],
  askedMinutes: number,
): { chosen: One[]; totalMinutes: number } | undefined {
  const ids = new Set<number>();
  let totalMinutes = 0;
  const served = servedIn(hours).filter(({ isInRoot }) => isInRoot);
  const lengthOf = (one: Served): number => sumOf([one]).minutes;
  for (const one of served.toSorted((a, b) => lengthOf(b) - lengthOf(a))) {
    if (totalMinutes >= askedMinutes) break;
    totalMinutes += lengthOf(one);
    for (const { id } of one.hours) ids.add(id);
  }
  const isProven = totalMinutes >= askedMinutes && ids.size <= proofLimit;
  return isProven ? { chosen: hours.filter(({ id }) => ids.has(id)), totalMinutes } : undefined;
}

/** Which records a choice lists, and what it leaves out and why: the grade, or no daily root yet. Records come in the order of the table. */
export function chooseHours<One extends Hour>(hours: readonly One[], { categories, grades }: Choice) {
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

/** The first day that a paper states: nobody serves before registering, but records of before stay in their period. */
export function statedFrom(fromOn: string, registeredOn: string, firstRecordOn: string): string {
  const began = registeredOn < firstRecordOn ? registeredOn : firstRecordOn;
  return fromOn < began ? began : fromOn;
}
