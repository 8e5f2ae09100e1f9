import { sql as raw } from 'kysely';
import { cappedCount } from '#database/lists/capped-count.ts';
import type { Sql } from '#database/transaction.ts';
import { offsetOf, type PageRequest } from '#platform/contract/page-limits.ts';
import { pageOfIds } from '#platform/server/calls/page-of-ids.ts';

/** Standing posts with their team and where they are. */
const posts = (sql: Sql) =>
  sql
    .selectFrom('jobs as j')
    .innerJoin('organisations as i', 'i.id', 'j.organisationId')
    .innerJoin('areas as a', 'a.code', 'j.area')
    .innerJoin('teams as t', 't.id', 'j.teamId')
    .select(['j.id as jobId', 'j.jobNo', 'j.title', 'j.content', 'j.category', 'j.address', 'j.riskNotice'])
    .select(['j.trialVisits', 'j.leastWeeks', 'j.status', 'j.version'])
    .select(['t.id as teamId', 't.shortName as teamName'])
    .select(['i.kind as unitKind', 'i.name as unitName', 'a.name as areaName'])
    .where(raw<boolean>`j.kind = 'standing' and j.parent_job_id is null`);
export type PostRow = Awaited<ReturnType<ReturnType<typeof posts>['execute']>>[number];

const waitingCount = raw<number>`(select count(*)::int from post_people p where p.job_id = j.id and p.status = 'applied')`;
const ofTeam = (sql: Sql, teamId: number) => posts(sql).where('j.teamId', '=', teamId);

export const teamPostPage = (sql: Sql, asked: { teamId: number } & PageRequest) =>
  ofTeam(sql, asked.teamId)
    .select(waitingCount.as('waitingCount'))
    .orderBy(raw`j.status = 'ended'`)
    .orderBy('j.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export const countTeamPosts = (sql: Sql, teamId: number) =>
  cappedCount(sql, ofTeam(sql, teamId).clearSelect().select('j.id'));

// One person's teams and posts are few and looked up in memory: asked for post by post they were most of the list.
const isMember = (volunteerId: number) =>
  raw<boolean>`(j.team_id in (select m.team_id from team_members m where m.volunteer_id = ${volunteerId} and m.status = 'active'))`;
const openFor = (sql: Sql, volunteerId: number) =>
  posts(sql)
    .clearSelect()
    .select('j.id')
    .where(raw<boolean>`j.status = 'open' and t.status = 'active'`)
    .where(
      raw<boolean>`j.id not in (select p.job_id from post_people p where p.volunteer_id = ${volunteerId} and p.ended_at is null)`,
    );

/** Page of the posts that take people and that the person is none of, those of their teams before, the newest first. */
export function openPostPage(sql: Sql, { volunteerId, ...page }: { volunteerId: number } & PageRequest) {
  const ids = openFor(sql, volunteerId).orderBy(isMember(volunteerId), 'desc').orderBy('j.id', 'desc');
  return posts(sql)
    .select(isMember(volunteerId).as('isMember'))
    .where('j.id', 'in', pageOfIds(ids, page))
    .orderBy(isMember(volunteerId), 'desc')
    .orderBy('j.id', 'desc')
    .execute();
}
export const countOpenPosts = (sql: Sql, volunteerId: number) => cappedCount(sql, openFor(sql, volunteerId));

/** Slots of these posts with how many have a place in each. */
export const slotsOfPosts = (sql: Sql, jobIds: readonly number[]) =>
  jobIds.length === 0
    ? Promise.resolve([])
    : sql
        .selectFrom('postSlots as s')
        .select(['s.id as slotId', 's.jobId', 's.weekday', 's.starts', 's.ends', 's.places'])
        .select(
          raw<number>`(select count(*)::int from post_people p where p.slot_id = s.id and p.status in ('trial', 'regular'))`.as(
            'takenCount',
          ),
        )
        .where('s.jobId', 'in', jobIds)
        .orderBy(raw`(s.weekday + 6) % 7`)
        .orderBy('s.starts')
        .execute();

/** What somebody did of a post: duties done, given back with notice and without, and missed; and the next that they said yes to. */
const record = [
  raw<number>`(select count(*)::int from job_assignments d join jobs c on c.id = d.job_id
    where c.parent_job_id = p.job_id and d.volunteer_id = p.volunteer_id and d.status = 'reported')`.as(
    'doneCount',
  ),
  raw<number>`(select count(*)::int from job_assignments d join jobs c on c.id = d.job_id
    where c.parent_job_id = p.job_id and d.volunteer_id = p.volunteer_id and d.status = 'handedBack'
      and d.ended_at <= c.visit_start - interval '24 hours')`.as('noticedCount'),
  raw<number>`(select count(*)::int from job_assignments d join jobs c on c.id = d.job_id
    where c.parent_job_id = p.job_id and d.volunteer_id = p.volunteer_id and d.status = 'handedBack'
      and d.ended_at > c.visit_start - interval '24 hours')`.as('lateCount'),
  raw<number>`(select count(*)::int from job_assignments d join jobs c on c.id = d.job_id
    where c.parent_job_id = p.job_id and d.volunteer_id = p.volunteer_id and d.reason = 'missed')`.as(
    'missedCount',
  ),
  raw<Date | null>`(select min(c.visit_start) from job_assignments d join jobs c on c.id = d.job_id
    where c.parent_job_id = p.job_id and d.volunteer_id = p.volunteer_id and d.status = 'accepted')`.as(
    'nextDutyAt',
  ),
] as const;
const personColumns = [
  'p.id as personId',
  'p.slotId',
  'p.words',
  'p.said',
  'p.appliedAt',
  'p.leavesAt',
] as const;

export const peoplePage = (sql: Sql, asked: { jobId: number } & PageRequest) =>
  sql
    .selectFrom('postPeople as p')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .select(personColumns)
    .select(['p.status as personStatus', 'p.version as personVersion', 'v.name'])
    .select(record)
    .where('p.jobId', '=', asked.jobId)
    .orderBy(raw`p.status = 'applied'`, 'desc')
    .orderBy(raw`p.ended_at is null`, 'desc')
    .orderBy('p.id')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export const countPeople = (sql: Sql, jobId: number) =>
  cappedCount(sql, sql.selectFrom('postPeople').select('id').where('jobId', '=', jobId));

export const myPostPage = (sql: Sql, asked: { volunteerId: number } & PageRequest) =>
  posts(sql)
    .innerJoin('postPeople as p', 'p.jobId', 'j.id')
    .select(personColumns)
    .select(['p.status as personStatus', 'p.version as personVersion'])
    .select(record)
    .where('p.volunteerId', '=', asked.volunteerId)
    .orderBy(raw`p.ended_at is null`, 'desc')
    .orderBy('p.id', 'desc')
    .limit(asked.pageSize)
    .offset(offsetOf(asked))
    .execute();
export const countMyPosts = (sql: Sql, volunteerId: number) =>
  cappedCount(sql, sql.selectFrom('postPeople').select('id').where('volunteerId', '=', volunteerId));

/** A slot with its post. */
export const findSlot = (sql: Sql, slotId: number) =>
  sql.selectFrom('postSlots').selectAll().where('id', '=', slotId).executeTakeFirst();

/** Whose place it is; read before post and place are locked. */
export const findPostPerson = (sql: Sql, personId: number) =>
  sql
    .selectFrom('postPeople as p')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .select(['p.jobId', 'p.volunteerId', 'v.accountId', 'v.name'])
    .where('p.id', '=', personId)
    .executeTakeFirst();

/** What an application is judged by. */
export const applicantFacts = (
  sql: Sql,
  { volunteerId, jobId, teamId }: { volunteerId: number; jobId: number; teamId: number },
) =>
  sql
    .selectFrom('volunteers as v')
    .innerJoin('accounts as c', 'c.id', 'v.accountId')
    .select(['v.status', 'v.birthOn', 'v.restrictedUntil', 'v.realNameStatus', 'c.status as accountStatus'])
    .select(
      raw<boolean>`exists (select 1 from team_members m where m.team_id = ${teamId} and m.volunteer_id = v.id and m.status = 'active')`.as(
        'isMember',
      ),
    )
    .select(
      raw<boolean>`exists (select 1 from post_people p where p.job_id = ${jobId} and p.volunteer_id = v.id and p.ended_at is null)`.as(
        'hasPlace',
      ),
    )
    .where('v.id', '=', volunteerId)
    .executeTakeFirstOrThrow();

/** Places of each slot of a post, and how many are taken; exact where the post is locked. */
export async function freePlaces(sql: Sql, jobId: number): Promise<ReadonlyMap<number, number>> {
  const slots = await slotsOfPosts(sql, [jobId]);
  return new Map(slots.map(({ slotId, places, takenCount }) => [slotId, places - takenCount]));
}

/** What somebody has or asked for in the posts of one team. */
export const livePlacesInTeam = (
  sql: Sql,
  { teamId, volunteerId }: { teamId: number; volunteerId: number },
) =>
  sql
    .selectFrom('postPeople as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .select(['p.id', 'p.jobId'])
    .where('p.volunteerId', '=', volunteerId)
    .where('p.endedAt', 'is', null)
    .where('j.teamId', '=', teamId)
    .orderBy('p.id')
    .execute();
