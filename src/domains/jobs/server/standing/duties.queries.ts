import { sql as raw } from 'kysely';
import type { Sql } from '#database/transaction.ts';
import { postLimits } from '../../contract/standing.words.ts';
import { toDay } from '#platform/contract/instants.ts';

export type DueDuty = {
  volunteerId: number;
  slotId: number;
  postId: number;
  startsAt: Date;
  endsAt: Date;
};

/** Members whom their slots ask to come within the coming two weeks and who have no part in that duty but one that was called off, the earliest before. */
export async function dutiesToMake(
  sql: Sql,
  { now, postId, limit }: { now: Date; postId?: number; limit: number },
): Promise<DueDuty[]> {
  const of = postId === undefined ? raw`true` : raw`j.id = ${postId}`;
  const { rows } =
    await raw<DueDuty>`select p.volunteer_id, p.slot_id, p.job_id as post_id, due.starts_at, due.ends_at
from jobs j
join teams t on t.id = j.team_id and t.status = 'active'
join post_people p on p.job_id = j.id and p.status in ('trial', 'regular')
join team_members k on k.team_id = j.team_id and k.volunteer_id = p.volunteer_id and k.status = 'active'
join post_slots s on s.id = p.slot_id
cross join generate_series(0, ${postLimits.madeDays}::int - 1) as ahead(days)
cross join lateral (select ${toDay(now)}::date + ahead.days as day) as d
cross join lateral (select (d.day + s.starts::time) at time zone 'Asia/Shanghai' as starts_at,
  (d.day + s.ends::time) at time zone 'Asia/Shanghai' as ends_at) as due
where j.kind = 'standing' and j.parent_job_id is null and j.status in ('open', 'full') and ${of}
  and extract(dow from d.day) = s.weekday and due.starts_at > ${now} and due.starts_at < j.plan_end
  and not exists (select 1 from jobs c join job_assignments m on m.job_id = c.id
    where c.slot_id = p.slot_id and c.visit_start = due.starts_at and m.volunteer_id = p.volunteer_id
      and (m.status <> 'withdrawn' or m.reason is distinct from 'jobOver'))
order by due.starts_at, p.id limit ${limit}`.execute(sql);
  return rows;
}

/** A duty that somebody's slot asks for, and whether they have a part in it. */
export const findDuty = (sql: Sql, { slotId, startsAt, volunteerId }: DueDuty) =>
  sql
    .selectFrom('jobs')
    .select(['id', 'status'])
    .select(
      raw<boolean>`exists (select 1 from job_assignments p where p.job_id = jobs.id and p.volunteer_id = ${volunteerId}
        and (p.status <> 'withdrawn' or p.reason is distinct from 'jobOver'))`.as('hasPart'),
    )
    .where('slotId', '=', slotId)
    .where('visitStart', '=', startsAt)
    .where('status', '<>', 'withdrawn')
    .executeTakeFirst();

/** Duties that are to come or under way. */
const duties = (sql: Sql) =>
  sql
    .selectFrom('jobs')
    .selectAll()
    .where('slotId', 'is not', null)
    .where('status', '=', raw.lit('inProgress'));

/** Duties of a post that begin from then on, locked. */
export const lockComingDuties = (sql: Sql, postId: number, from: Date) =>
  duties(sql)
    .where('parentJobId', '=', postId)
    .where('visitStart', '>=', from)
    .orderBy('id')
    .forUpdate()
    .execute();

/** Duties whose time is over: everybody has left and said what they did, or the days in which the team enters times are over. */
export const dutiesOver = (
  sql: Sql,
  { ended, settled, limit }: { ended: Date; settled: Date; limit: number },
) =>
  sql
    .selectFrom('jobs as j')
    .select('j.id')
    .where(raw<boolean>`j.slot_id is not null and j.status = 'inProgress'`)
    .where('j.visitEnd', '<=', ended)
    .where((row) =>
      row.or([
        row('j.visitEnd', '<=', settled),
        row.not(
          row.exists(
            row
              .selectFrom('jobAssignments as p')
              .select('p.id')
              .whereRef('p.jobId', '=', 'j.id')
              .where(raw<boolean>`p.status in ('accepted', 'working')`),
          ),
        ),
      ]),
    )
    .orderBy('j.visitEnd')
    .limit(limit)
    .execute();

/** Posts whose year is over. */
export const postsOver = (sql: Sql, now: Date, limit: number) =>
  sql
    .selectFrom('jobs')
    .select('id')
    .where(raw<boolean>`kind = 'standing' and parent_job_id is null and status in ('open', 'full', 'paused')`)
    .where('planEnd', '<=', now)
    .orderBy('id')
    .limit(limit)
    .execute();

/** People on trial who have done as many duties as their post asks for. */
export const trialsDone = (sql: Sql, limit: number) =>
  sql
    .selectFrom('postPeople as p')
    .innerJoin('jobs as j', 'j.id', 'p.jobId')
    .innerJoin('volunteers as v', 'v.id', 'p.volunteerId')
    .select(['p.id', 'j.id as postId', 'j.title', 'v.accountId'])
    .where('p.status', '=', raw.lit('trial'))
    .where(
      raw<boolean>`j.trial_visits <= (select count(*) from job_assignments d join jobs c on c.id = d.job_id
        where c.parent_job_id = p.job_id and d.volunteer_id = p.volunteer_id and d.status = 'reported')`,
    )
    .orderBy('p.id')
    .limit(limit)
    .execute();
