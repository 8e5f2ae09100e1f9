import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import { isOneOf } from '#database/is-one-of.ts';
import { containing } from '#database/like-pattern.ts';
import type { Sql } from '#database/transaction.ts';
import { liveSignUpStates } from '#domains/site/contract/states.words.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { liveAssignmentStatuses } from '../../contract/assignments.words.ts';

/** Everybody who was asked for a job, in the order of asking. */
export const assignmentsOfJob = (sql: Sql, jobId: number) =>
  sql
    .selectFrom('jobAssignments as p')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .selectAll('p')
    .select('v.name')
    .where('p.jobId', '=', jobId)
    .orderBy('p.id')
    .limit(100)
    .execute();
export type AssignmentWithName = Awaited<ReturnType<typeof assignmentsOfJob>>[number];

type MembersOf = { teamId: number; jobId: number };

/** Active members of a team with what a job asks of them, and what they said to it. */
const memberRows = (sql: Sql, { teamId, jobId }: MembersOf) =>
  sql
    .selectFrom('teamMembers as m')
    .innerJoin('volunteers as v', 'v.id', 'm.volunteerId')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select(['v.id as volunteerId', 'v.name', 'v.status', 'v.birthOn', 'v.restrictedUntil'])
    .select(['v.realNameStatus', 'c.status as accountStatus', 'm.memberRole'])
    .select([
      raw<boolean>`exists (select 1 from job_assignments p where p.job_id = ${jobId} and p.volunteer_id = v.id
        and ${isOneOf(raw`p.status`, liveAssignmentStatuses)})`.as('isAsked'),
      raw<boolean>`exists (select 1 from job_assignments p where p.job_id = ${jobId} and p.volunteer_id = v.id
        and p.status in ('declined', 'handedBack'))`.as('saidNo'),
    ])
    .where('m.teamId', '=', teamId)
    .where('m.status', '=', 'active');
export type MemberRow = Awaited<ReturnType<ReturnType<typeof memberRows>['execute']>>[number];

/** These people, where they are active members of the team. */
export const membersByIds = (sql: Sql, of: MembersOf & { volunteerIds: readonly number[] }) =>
  memberRows(sql, of).where('v.id', 'in', of.volunteerIds).execute();

type MemberSearch = MembersOf & { keyword: string };
const searched = (sql: Sql, of: MemberSearch) =>
  memberRows(sql, of).$if(of.keyword !== '', (rows) => rows.where('v.name', 'ilike', containing(of.keyword)));

/** One page of a team's active members, who joined first before. */
export const memberPage = (sql: Sql, asked: MemberSearch & PageRequest) =>
  searched(sql, asked)
    .orderBy('m.joinedAt')
    .orderBy('m.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();

export const countMembers = (sql: Sql, of: MemberSearch) =>
  cappedCount(sql, searched(sql, of).clearSelect().select('m.id'));

type Span = { from: Date; to: Date };

/** What these people have promised already in a span: other jobs with an agreed visit, and activities. */
export async function promisesOf(
  sql: Sql,
  { volunteerIds, jobId, from, to }: { volunteerIds: readonly number[]; jobId: number } & Span,
): Promise<{ volunteerId: number; title: string; startsAt: Date }[]> {
  if (volunteerIds.length === 0) return [];
  const visits = await sql
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select(['p.volunteerId', 'j.title', 'j.visitStart as startsAt'])
    .where('p.volunteerId', 'in', volunteerIds)
    .where('p.status', 'in', ['accepted', 'working'])
    .where('p.jobId', '<>', jobId)
    .where('j.visitStart', '<', to)
    .where('j.visitEnd', '>', from)
    .limit(100)
    .execute();
  const signUps = await sql
    .selectFrom('signUps as u')
    .innerJoin('activities as a', 'a.id', 'u.activityId')
    .select(['u.volunteerId', 'a.title', 'u.startsAt'])
    .where('u.volunteerId', 'in', volunteerIds)
    .where('u.status', 'in', liveSignUpStates)
    .where('u.startsAt', '<', to)
    .where('u.endsAt', '>', from)
    .limit(100)
    .execute();
  return [
    ...visits.flatMap(({ startsAt, ...visit }) => (startsAt ? [{ ...visit, startsAt }] : [])),
    ...signUps,
  ];
}

/** Whether a recorded visit of somebody covers part of a span. */
export async function isInsideAt(
  sql: Sql,
  { volunteerId, assignmentId, from, to }: { volunteerId: number; assignmentId: number } & Span,
): Promise<boolean> {
  const other = await sql
    .selectFrom('jobAssignments')
    .select('id')
    .where('volunteerId', '=', volunteerId)
    .where('status', 'in', ['working', 'reported'])
    .where('id', '<>', assignmentId)
    .where('inAt', '<', to)
    .where((row) => row.or([row('outAt', 'is', null), row('outAt', '>', from)]))
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}

/** Parts whose person has not answered in time. */
export const lapsedAssignments = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('jobAssignments')
    .select(['id', 'jobId'])
    .where('status', '=', raw.lit('offered'))
    .where('answerDueAt', '<=', now)
    .orderBy('answerDueAt')
    .orderBy('id')
    .limit(limit)
    .execute();

/** Live parts of somebody in jobs of one team. */
export const livePartsInTeam = (sql: Sql, { teamId, volunteerId }: { teamId: number; volunteerId: number }) =>
  sql
    .selectFrom('jobAssignments as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select(['p.id', 'p.jobId'])
    .where('p.volunteerId', '=', volunteerId)
    .where('j.teamId', '=', teamId)
    .where(isOneOf(raw`p.status`, liveAssignmentStatuses))
    .orderBy('p.id')
    .limit(100)
    .execute();
