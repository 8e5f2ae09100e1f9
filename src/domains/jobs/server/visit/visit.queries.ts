import { sql as raw } from 'kysely';
import { isOneOf } from '#database/is-one-of.ts';
import type { Sql } from '#database/transaction.ts';
import { workingJobStatuses } from '../../contract/jobs.words.ts';

/** The team that works on a need, with the visit that it proposes. */
export const workOfNeed = (sql: Sql, needId: number) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select(['t.shortName as teamName', 'j.contactDueAt', 'j.visitStart', 'j.visitEnd', 'j.visitStatus'])
    .select(['j.visitNote', 'j.version'])
    .where('j.needId', '=', needId)
    .where(isOneOf(raw`j.status`, workingJobStatuses))
    .executeTakeFirst();

/** The visit that a one-time link answers. */
export const visitOfJob = (sql: Sql, jobId: number) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .innerJoin('needs as n', 'n.id', 'j.needId')
    .select(['j.id', 'j.needId', 'j.status', 'j.visitStart', 'j.visitEnd', 'j.visitStatus'])
    .select(['t.shortName as teamName', 'n.title', 'n.needNo'])
    .where('j.id', '=', jobId)
    .executeTakeFirst();
