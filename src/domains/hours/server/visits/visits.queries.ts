import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';

const visits = (sql: Sql) =>
  sql
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .where('j.teamId', 'is not', null)
    .where('p.minutes', '>=', 1)
    .where(raw<boolean>`p.status in ('reported', 'withdrawn')`)
    .where(raw<boolean>`(j.kind = 'micro' or j.status in ('submitted', 'done', 'withdrawn'))`)
    .where((where) =>
      where.not(
        where.exists(
          where.selectFrom('serviceHours as h').select('h.id').whereRef('h.assignmentId', '=', 'p.id'),
        ),
      ),
    );

/**
 * Visits that are over and have no hours yet: the member's feedback and the team's report (结项) are in, or the job ended under
 * them. Only what changed since then is looked at, by index, so that the past costs nothing.
 */
export const visitsWithoutHours = (sql: Sql, { since, limit }: { since: Date; limit: number }) =>
  visits(sql)
    .select(['p.id as assignmentId', 'p.volunteerId'])
    .where(
      raw<boolean>`p.id in (
        select c.id from job_assignments c where c.minutes >= 1 and c.updated_at > ${since}
        union select c.id from jobs e join job_assignments c on c.job_id = e.id
          where e.status in ('submitted', 'done', 'withdrawn') and e.updated_at > ${since})`,
    )
    .orderBy('p.id')
    .limit(limit)
    .execute();

/** Hours of visits that a team has not confirmed yet, in words for who decides about the team. */
export async function waitingVisitWords(sql: Sql, teamId: number): Promise<string[]> {
  const { count } = await sql
    .selectFrom('serviceHours')
    .select(raw<number>`count(*)::int`.as('count'))
    .where('teamId', '=', teamId)
    .where('status', '=', 'calculated')
    .where('source', '=', 'jobReport')
    .executeTakeFirstOrThrow();
  return count > 0 ? [`${count} 条没核定的任务时长`] : [];
}

/** What hours are computed from, read once the people are locked; visits that have their hours meanwhile are left out. */
export const visitTimes = async (sql: Sql, assignmentIds: readonly number[]) => {
  const rows = await visits(sql)
    .innerJoin('serviceCategories as c', 'c.key', 'j.category')
    .leftJoin('areas as r', 'r.code', 'j.area')
    .leftJoin('microParts as m', 'm.id', 'p.id')
    .select(['p.id as assignmentId', 'p.volunteerId', 'p.inAt', 'p.outAt', 'p.fixReason', 'p.hasWaited'])
    .select(['j.teamId', 'j.visitStart', 'c.name as category'])
    .select('m.decidedBy')
    .select(raw<string | null>`case when j.need_id is null then j.title end`.as('ownTitle'))
    .select(raw<string>`coalesce(r.name, '')`.as('place'))
    .where('p.id', 'in', assignmentIds)
    .orderBy('p.id')
    .execute();
  return rows.flatMap(({ teamId, inAt, outAt, ...row }) =>
    teamId !== null && inAt && outAt ? [{ ...row, teamId, inAt, outAt }] : [],
  );
};
