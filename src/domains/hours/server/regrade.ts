import type { Sql } from '#database/transaction.ts';
import { isSamePerson, personsOf } from '#domains/teams/server/index.ts';
import type { Act } from '#platform/server/calls/act.ts';
import type { EvidenceGrade } from '../contract/hours.words.ts';
import { type Evidence, evidenceOf } from './entries/evidence.queries.ts';
import { gradeOf } from './hours.rules.ts';
import { changeHours } from './hours.store.ts';

type Graded = {
  id: number;
  participationId: number | null;
  minutes: number;
  calculatedMinutes: number;
  evidenceGrade: EvidenceGrade;
};

/** The grade that a record's own steps give it: raised minutes are the leader's word, whatever proves the rest; an entry keeps its grade. */
function gradeNow(row: Graded, evidence: Evidence): EvidenceGrade {
  const facts = row.participationId === null ? undefined : evidence.get(row.participationId);
  if (!facts) return row.evidenceGrade;
  return row.minutes > row.calculatedMinutes ? 'C' : gradeOf(facts);
}

/** The grade of a record whose minutes the team sets: raised it is C, back at what was computed what its steps prove. */
export async function gradeOfAdjusted(act: Act, row: Graded): Promise<EvidenceGrade> {
  return gradeNow(row, await evidenceOf(act.sql, row.participationId === null ? [] : [row.participationId]));
}

/** Grades are letters in order. */
const worseOf = (one: EvidenceGrade, other: EvidenceGrade): EvidenceGrade => (one > other ? one : other);

/**
 * Records as the rule of confirming sees them now: since they were computed a device can have been shared (a grade is never
 * lifted here), and who leads the team is told by persons. Writes nothing.
 */
export async function asTheyStand<Row extends Graded & { volunteerId: number }>(
  sql: Sql,
  teamAccountId: number,
  rows: readonly Row[],
) {
  const evidence = await evidenceOf(
    sql,
    rows.flatMap(({ participationId }) => participationId ?? []),
  );
  const personBy = await personsOf(sql, [teamAccountId, ...rows.map((row) => row.volunteerId)]);
  const team = personBy(teamAccountId);
  return rows.map((row) => ({
    ...row,
    evidenceGrade: worseOf(row.evidenceGrade, gradeNow(row, evidence)),
    isLeadersOwn: isSamePerson(team, personBy(row.volunteerId)),
  }));
}

/** Keeps the grades that became worse. */
export async function writeGrades(
  act: Act,
  before: readonly Graded[],
  after: readonly Graded[],
): Promise<void> {
  for (const evidenceGrade of ['B', 'C'] as const) {
    const changed = after.filter(
      (row, at) => row.evidenceGrade === evidenceGrade && before[at]?.evidenceGrade !== evidenceGrade,
    );
    await changeHours(
      act,
      changed.map(({ id }) => id),
      { evidenceGrade },
    );
  }
}
