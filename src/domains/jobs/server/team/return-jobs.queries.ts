import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { listedActivityStates } from '#domains/site/contract/states.words.ts';
import type { JobStatus } from '../../contract/jobs.words.ts';

/** States in which work has not been reported yet. */
export const returnableStatuses = [
  'issued',
  'accepted',
  'assigning',
  'inProgress',
] as const satisfies JobStatus[];

/** Jobs of needs and of the centre that lie with a suspended team which has not begun: nobody was there, no agreed visit has started, no activity is public. */
export const idleJobsOfSuspended = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('teams as t')
    .innerJoin('jobs as j', 'j.teamId', 't.id')
    .select(['j.id', 'j.needId'])
    .where('t.status', '=', raw.lit('suspended'))
    .where('j.status', 'in', returnableStatuses)
    .where('j.kind', 'in', ['dispatch', 'directive'])
    .where(
      raw<boolean>`not (j.status = 'inProgress' and j.visit_status = 'agreed' and j.visit_start <= ${now})`,
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('jobAssignments as p')
            .select('p.id')
            .whereRef('p.jobId', '=', 'j.id')
            .where('p.inAt', 'is not', null),
        ),
      ),
    )
    .where((row) =>
      row.not(
        row.exists(
          row
            .selectFrom('activities as a')
            .select('a.id')
            .whereRef('a.id', '=', 'j.activityId')
            .where('a.status', 'in', listedActivityStates),
        ),
      ),
    )
    .orderBy('j.id')
    .limit(limit)
    .execute();
