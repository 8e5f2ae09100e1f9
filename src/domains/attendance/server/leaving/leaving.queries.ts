import type { Sql } from '#database/transaction.ts';

/** Attendance of somebody that is not complete, at activities that are not settled. */
export async function openAttendanceCount(sql: Sql, volunteerId: number): Promise<number> {
  const { count } = await sql
    .selectFrom('participations as p')
    .innerJoin('activities as a', 'a.id', 'p.activityId')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('p.volunteerId', '=', volunteerId)
    .where('p.status', 'in', ['checkedIn', 'noCheckOut'])
    .where('a.status', 'in', ['published', 'suspended', 'settling'])
    .executeTakeFirstOrThrow();
  return Number(count);
}
