import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { openHourStates } from '#domains/site/contract/states.words.ts';
import { keysOf } from '#platform/contract/keys-of.ts';
import { evidenceGrades } from '../contract/hours.words.ts';

/** One person's minutes by month and state, and how well what counts is proved. */
export async function minutesByMonth(sql: Sql, volunteerId: number) {
  const rows = await sql
    .selectFrom('serviceHours')
    .select([
      raw<string>`to_char(service_on, 'YYYY-MM')`.as('month'),
      raw<number>`coalesce(sum(minutes) filter (where status = 'effective'), 0)`.as('effective'),
      raw<number>`coalesce(sum(minutes) filter (where ${isOneOf(raw`status`, openHourStates)}), 0)`.as(
        'pending',
      ),
      raw<number>`count(*) filter (where status = 'effective')`.as('records'),
      raw<number>`count(*) filter (where ${isOneOf(raw`status`, openHourStates)})`.as('pendingCount'),
      ...keysOf(evidenceGrades).map((grade) =>
        raw<number>`count(*) filter (where status = 'effective' and evidence_grade = ${raw.lit(grade)})`.as(
          `grade${grade}`,
        ),
      ),
    ])
    .where('volunteerId', '=', volunteerId)
    .groupBy(raw`to_char(service_on, 'YYYY-MM')`)
    .orderBy(raw`to_char(service_on, 'YYYY-MM')`)
    .execute();
  return rows.map((row) => ({
    month: row.month,
    effective: Number(row.effective),
    pending: Number(row.pending),
    records: Number(row.records),
    pendingCount: Number(row.pendingCount),
    grades: {
      A: Number(row.gradeA),
      B: Number(row.gradeB),
      C: Number(row.gradeC),
      D: Number(row.gradeD),
    },
  }));
}
