import type { Invariant } from './invariant.ts';

/** 任务 and 派单: need, dispatch and jobs tell the same story. */
export const jobInvariants: readonly Invariant[] = [
  {
    name: 'the last step of a job is its state, and its steps follow each other in time',
    sql: `select j.id from jobs j
      where j.status is distinct from (select s.status from job_steps s where s.job_id = j.id order by s.id desc limit 1)
      union all
      select s.job_id from (select job_id, at, lag(at) over (partition by job_id order by id) as before_at from job_steps) s
      where s.at < s.before_at`,
  },
  {
    name: 'a need and the job that lives of it stand at the same place',
    sql: `select n.id from needs n left join jobs j on j.need_id = n.id
        and j.status in ('accepted', 'assigning', 'inProgress', 'submitted')
      where case n.status
        when 'accepted' then j.status is distinct from 'accepted' and j.status is distinct from 'assigning'
        when 'inService' then j.status is distinct from 'inProgress'
        when 'toRate' then j.status is distinct from 'submitted'
        else j.id is not null end`,
  },
  {
    name: 'a need that was dispatched waits for somebody, and one in the pool stands in it',
    sql: `select n.id from needs n
      where (n.status = 'dispatched' and not exists (select 1 from jobs j where j.need_id = n.id and j.status = 'issued'))
        or (n.status = 'dispatched') <> exists (select 1 from dispatches d
          where d.need_id = n.id and d.ended_at is null and d.mode = 'assign')
        or (n.status = 'openPool') <> exists (select 1 from dispatches d
          where d.need_id = n.id and d.ended_at is null and d.mode = 'pool')`,
  },
  {
    name: 'nobody is asked beyond the end of the dispatch, and every dispatched job has one of its own need',
    sql: `select j.id from jobs j join dispatches d on d.id = j.dispatch_id
      where j.need_id is distinct from d.need_id or (j.status = 'issued' and d.ended_at is not null) or j.issued_at < d.at
      union all
      select id from jobs where kind = 'dispatch' and dispatch_id is null`,
  },
  {
    name: 'work of the centre itself has a place, a giver and no need, and is over only as its team or the centre said',
    sql: `select j.id from jobs j where j.kind = 'directive'
      and (j.need_id is not null or j.issuer_id is null or j.address = '' or j.contact_due_at is not null
        or exists (select 1 from job_steps s where s.job_id = j.id and s.status = 'done' and s.by_kind <> 'staff'))`,
  },
  {
    name: 'only what a team works on is late, and nobody waits for a contact that was made',
    sql: `select id from jobs where late_clock is not null and (status not in ('accepted', 'assigning', 'inProgress')
      or (late_clock = 'contact' and contacted_at is not null))`,
  },
  {
    name: 'what a team works on has the clocks of its acceptance',
    sql: `select id from jobs where kind <> 'standing' and status in ('accepted', 'assigning', 'inProgress')
      and (answered_at is null or finish_due_at is null or finish_due_at <= answered_at or answered_at < issued_at)`,
  },
  {
    name: 'somebody is asked for, or goes to, what their team works on, and is told so by its state',
    sql: `select p.id from job_assignments p join jobs j on j.id = p.job_id
      where j.team_id is null
        or (p.status in ('offered', 'accepted') and j.status not in ('accepted', 'assigning', 'inProgress'))
        or (p.status = 'working' and p.out_at is null and j.status <> 'inProgress')
      union all
      select j.id from jobs j where j.status = 'assigning' and not exists (select 1 from job_assignments p where p.job_id = j.id)`,
  },
  {
    name: 'an activity that was made of a job is of its team, and a job that waits for an answer has none',
    sql: `select j.id from jobs j join activities a on a.id = j.activity_id
      where a.team_id is distinct from j.team_id or j.status in ('issued', 'declined', 'expired')`,
  },
  {
    name: 'nobody is on two visits at once, and no visit counts more minutes than it lasted',
    sql: `select p.id from job_assignments p where p.minutes > extract(epoch from p.out_at - p.in_at) / 60
      union all
      select p.id from job_assignments p join job_assignments q on q.volunteer_id = p.volunteer_id and q.id <> p.id
        and q.in_at < coalesce(p.out_at, 'infinity') and coalesce(q.out_at, 'infinity') > p.in_at
        where p.in_at is not null`,
  },
  {
    name: 'nobody goes to a home as a minor or to their own need',
    sql: `select p.id from job_assignments p join jobs j on j.id = p.job_id join needs n on n.id = j.need_id
      join volunteers v on v.id = p.volunteer_id
      where p.in_at is not null and (v.birth_on + interval '18 years' > p.in_at
        or n.requester_account_id = v.account_id)`,
  },
  {
    name: 'points lie within what their factor gives, and add up to the score',
    sql: `select id from jobs where score is not null and (
        score <> (select sum((p ->> 'points')::int) from jsonb_array_elements(score_parts) p)
        or exists (select 1 from jsonb_array_elements(score_parts) p
          where (p ->> 'points')::int not between 0 and (p ->> 'most')::int))`,
  },
  {
    name: 'a visit that was reported has its hours, not longer than it, under a title that tells nothing of the need',
    sql: `select p.id from job_assignments p join jobs j on j.id = p.job_id
      where p.status = 'reported' and p.minutes >= 1 and j.status in ('submitted', 'done')
        and greatest(p.updated_at, j.updated_at) < now() - interval '15 minutes'
        and greatest(p.updated_at, j.updated_at) > now() - interval '14 days'
        and not exists (select 1 from service_hours h where h.assignment_id = p.id)
      union all
      select h.id from service_hours h join job_assignments p on p.id = h.assignment_id join jobs j on j.id = p.job_id
      where h.volunteer_id <> p.volunteer_id or h.team_id <> j.team_id or h.post_name <> ''
        or (j.need_id is not null and h.activity_title not like '上门服务：%') or h.evidence_grade in ('A', 'B')
        or (h.source = 'jobReport' and h.calculated_minutes > extract(epoch from p.out_at - p.in_at) / 60)`,
  },
  {
    name: 'a 随手志愿 has no need and a team that carries it, never more people than places, and is proved only by whoever took one',
    sql: `select id from jobs where kind = 'micro'
        and (need_id is not null or team_id is null or issuer_id is null or address = '' or status not in ('open', 'ended'))
      union all
      select j.id from jobs j where j.kind = 'micro' and j.people_needed < (select count(*) from micro_parts p
        where p.job_id = j.id and p.status in ('accepted', 'reported', 'verified'))
      union all
      select p.id from micro_parts p join jobs j on j.id = p.job_id
        where j.kind <> 'micro' or p.claimed_at < j.issued_at or p.claimed_at >= j.plan_end
      union all
      select p.id from micro_parts p full join job_assignments v on v.id = p.id left join jobs j on j.id = v.job_id
        where p.status = 'verified' and v.id is null or j.kind = 'micro' and (p.status is distinct from 'verified' or v.minutes > j.piece_minutes)`,
  },
  {
    name: 'a slot of a standing post has no more people than places, who are of its post; each duty is at the time of its slot',
    sql: `select s.id from post_slots s join jobs j on j.id = s.job_id
        where j.kind <> 'standing' or j.parent_job_id is not null or s.places < (select count(*) from post_people p
          where p.slot_id = s.id and p.status in ('trial', 'regular'))
      union all
      select p.id from post_people p join post_slots s on s.id = p.slot_id where s.job_id <> p.job_id
      union all
      select d.id from jobs d join post_slots s on s.id = d.slot_id
        where d.parent_job_id <> s.job_id or extract(dow from d.visit_start at time zone 'Asia/Shanghai') <> s.weekday
          or to_char(d.visit_start at time zone 'Asia/Shanghai', 'HH24:MI') <> s.starts`,
  },
];
