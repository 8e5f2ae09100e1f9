-- originHours
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."activity_id" = $1
        and "h"."source" <> $2
        and "h"."shift_id" = $3
        and "h"."status" = $4
      limit $5
    )
  ) as counted;

select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "h"."shift_id",
  "h"."volunteer_id",
  "v"."volunteer_no",
  "v"."name",
  coalesce(p.checked_in_at, g.in_at) as "checked_in_at",
  coalesce(p.checked_out_at, g.out_at) as "checked_out_at",
  coalesce(p.out_method = 'fixed', g.fix_reason is not null) as "is_check_out_fixed",
  "p"."in_method",
  "p"."out_method",
  "p"."is_walk_in",
  "p"."volunteer_confirmed_at",
  "p"."status" as "attendance",
  h.assignment_id is not null
  or exists (
    select 1
    from sign_ups u
    where
      u.activity_id = h.activity_id
      and u.volunteer_id = h.volunteer_id
      and u.status = 'confirmed'
  ) as "is_on_list",
  coalesce(
    (
      select
        (
          extract(
            epoch
            from s.ends_at - s.starts_at
          ) / 60
        )::int - s.break_minutes
      from shifts s
      where s.id = h.shift_id
    ),
    (
      select
        (
          extract(
            epoch
            from j.visit_end - j.visit_start
          ) / 60
        )::int
      from
        job_assignments p
        join jobs j on j.id = p.job_id
      where p.id = h.assignment_id
    ),
    (
      select c.minutes
      from hour_claims c
      where c.id = h.claim_id
    ),
    h.calculated_minutes
  ) as "planned_minutes",
  (
    select coalesce(sum(d.minutes), 0)::int
    from service_hours d
    where
      d.volunteer_id = h.volunteer_id
      and d.service_on = h.service_on
      and (
        d.id = h.id
        or (
          "d"."status" in ('publicity', 'disputed', 'effective')
          or (
            "d"."status" in ('calculated', 'submitted', 'confirmed')
            and "d"."evidence_grade" in ('A', 'B')
          )
        )
      )
  ) as "day_minutes"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "participations" as "p" on "p"."id" = "h"."participation_id"
  left join "job_assignments" as "g" on "g"."id" = "h"."assignment_id"
where
  "h"."activity_id" = $1
  and "h"."source" <> $2
  and "h"."shift_id" = $3
  and "h"."status" = $4
order by "h"."id"
limit $5
offset $6;

-- originHours, of a job
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."assignment_id" in (
          select id
          from job_assignments
          where job_id = $1
        )
        and "h"."source" <> $2
      limit $3
    )
  ) as counted;

select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "h"."shift_id",
  "h"."volunteer_id",
  "v"."volunteer_no",
  "v"."name",
  coalesce(p.checked_in_at, g.in_at) as "checked_in_at",
  coalesce(p.checked_out_at, g.out_at) as "checked_out_at",
  coalesce(p.out_method = 'fixed', g.fix_reason is not null) as "is_check_out_fixed",
  "p"."in_method",
  "p"."out_method",
  "p"."is_walk_in",
  "p"."volunteer_confirmed_at",
  "p"."status" as "attendance",
  h.assignment_id is not null
  or exists (
    select 1
    from sign_ups u
    where
      u.activity_id = h.activity_id
      and u.volunteer_id = h.volunteer_id
      and u.status = 'confirmed'
  ) as "is_on_list",
  coalesce(
    (
      select
        (
          extract(
            epoch
            from s.ends_at - s.starts_at
          ) / 60
        )::int - s.break_minutes
      from shifts s
      where s.id = h.shift_id
    ),
    (
      select
        (
          extract(
            epoch
            from j.visit_end - j.visit_start
          ) / 60
        )::int
      from
        job_assignments p
        join jobs j on j.id = p.job_id
      where p.id = h.assignment_id
    ),
    (
      select c.minutes
      from hour_claims c
      where c.id = h.claim_id
    ),
    h.calculated_minutes
  ) as "planned_minutes",
  (
    select coalesce(sum(d.minutes), 0)::int
    from service_hours d
    where
      d.volunteer_id = h.volunteer_id
      and d.service_on = h.service_on
      and (
        d.id = h.id
        or (
          "d"."status" in ('publicity', 'disputed', 'effective')
          or (
            "d"."status" in ('calculated', 'submitted', 'confirmed')
            and "d"."evidence_grade" in ('A', 'B')
          )
        )
      )
  ) as "day_minutes"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "participations" as "p" on "p"."id" = "h"."participation_id"
  left join "job_assignments" as "g" on "g"."id" = "h"."assignment_id"
where
  "h"."assignment_id" in (
    select id
    from job_assignments
    where job_id = $1
  )
  and "h"."source" <> $2
order by "h"."id"
limit $3
offset $4;

-- visitsWithoutHours
select
  "p"."id" as "assignment_id",
  "p"."volunteer_id"
from
  "job_assignments" as "p"
  inner join "jobs" as "j" on "j"."id" = "p"."job_id"
where
  "j"."team_id" is not null
  and "p"."minutes" >= $1
  and p.status in ('reported', 'withdrawn')
  and (
    j.kind = 'micro'
    or j.status in ('submitted', 'done', 'withdrawn')
  )
  and not exists (
    select "h"."id"
    from "service_hours" as "h"
    where "h"."assignment_id" = "p"."id"
  )
  and p.id in (
    select c.id
    from job_assignments c
    where
      c.minutes >= 1
      and c.updated_at > $2
    union
    select c.id
    from
      jobs e
      join job_assignments c on c.job_id = e.id
    where
      e.status in ('submitted', 'done', 'withdrawn')
      and e.updated_at > $3
  )
order by "p"."id"
limit $4;

-- visitTimes
select
  "p"."id" as "assignment_id",
  "p"."volunteer_id",
  "p"."in_at",
  "p"."out_at",
  "p"."fix_reason",
  "p"."has_waited",
  "j"."team_id",
  "j"."visit_start",
  "c"."name" as "category",
  "m"."decided_by",
  case when j.need_id is null then j.title
  end as "own_title",
  coalesce(r.name, '') as "place"
from
  "job_assignments" as "p"
  inner join "jobs" as "j" on "j"."id" = "p"."job_id"
  inner join "service_categories" as "c" on "c"."key" = "j"."category"
  left join "areas" as "r" on "r"."code" = "j"."area"
  left join "micro_parts" as "m" on "m"."id" = "p"."id"
where
  "j"."team_id" is not null
  and "p"."minutes" >= $1
  and p.status in ('reported', 'withdrawn')
  and (
    j.kind = 'micro'
    or j.status in ('submitted', 'done', 'withdrawn')
  )
  and not exists (
    select "h"."id"
    from "service_hours" as "h"
    where "h"."assignment_id" = "p"."id"
  )
  and "p"."id" in ($2)
order by "p"."id";

-- hoursForReview, by keyword
select count(*) as total
from
  (
    (
      select "h"."id"
      from
        "service_hours" as "h"
        left join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
        left join "teams" as "t" on "t"."id" = "h"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        "h"."status" = 'submitted'
        and h.source not in ('correction', 'ownClaim')
        and "o"."path" like $1
        and (
          "v"."name" like $2
          or "h"."activity_title" like $3
          or "t"."name" like $4
        )
      limit $5
    )
  ) as counted;

select "h"."id"
from
  "service_hours" as "h"
  left join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "teams" as "t" on "t"."id" = "h"."team_id"
  left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "h"."status" = 'submitted'
  and h.source not in ('correction', 'ownClaim')
  and "o"."path" like $1
  and (
    "v"."name" like $2
    or "h"."activity_title" like $3
    or "t"."name" like $4
  )
order by
  h.created_at,
  h.id
limit $5
offset $6;

-- hoursForReview, decided
select count(*) as total
from
  (
    (
      select "h"."id"
      from
        "service_hours" as "h"
        left join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
        left join "teams" as "t" on "t"."id" = "h"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        (
          h.approved_by is not null
          or h.status = 'rejected'
        )
        and (
          "h"."approved_by" is not null
          or "h"."id" in (
            select "hour_id"
            from "hour_entries"
            where "answer" = $1
          )
        )
        and "o"."path" like $2
      limit $3
    )
  ) as counted;

select "h"."id"
from
  "service_hours" as "h"
  left join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
  left join "teams" as "t" on "t"."id" = "h"."team_id"
  left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  (
    h.approved_by is not null
    or h.status = 'rejected'
  )
  and (
    "h"."approved_by" is not null
    or "h"."id" in (
      select "hour_id"
      from "hour_entries"
      where "answer" = $1
    )
  )
  and "o"."path" like $2
order by
  coalesce(h.decided_at, h.updated_at) desc,
  h.id desc
limit $3
offset $4;

-- myHours
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."volunteer_id" = $1
        and "h"."source" <> $2
        and "h"."service_on" >= $3
        and "h"."service_on" <= $4
      limit $5
    )
  ) as counted;

select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "t"."name" as "team_name"
from
  "service_hours" as "h"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
where
  "h"."volunteer_id" = $1
  and "h"."source" <> $2
  and "h"."service_on" >= $3
  and "h"."service_on" <= $4
order by
  "h"."service_on" desc,
  "h"."id" desc
limit $5
offset $6;

-- minutesByMonth
select
  to_char(service_on, 'YYYY-MM') as "month",
  coalesce(
    sum(minutes) filter (where status = 'effective'),
    0
  ) as "effective",
  coalesce(
    sum(minutes) filter (
      where
        status in (
          'calculated',
          'submitted',
          'confirmed',
          'publicity',
          'disputed'
        )
    ),
    0
  ) as "pending",
  count(*) filter (where status = 'effective') as "records",
  count(*) filter (
    where
      status in (
        'calculated',
        'submitted',
        'confirmed',
        'publicity',
        'disputed'
      )
  ) as "pending_count",
  count(*) filter (
    where
      status = 'effective'
      and evidence_grade = 'A'
  ) as "grade_a",
  count(*) filter (
    where
      status = 'effective'
      and evidence_grade = 'B'
  ) as "grade_b",
  count(*) filter (
    where
      status = 'effective'
      and evidence_grade = 'C'
  ) as "grade_c",
  count(*) filter (
    where
      status = 'effective'
      and evidence_grade = 'D'
  ) as "grade_d"
from "service_hours"
where "volunteer_id" = $1
group by to_char(service_on, 'YYYY-MM')
order by to_char(service_on, 'YYYY-MM');

-- publicityRows
select count(*) as total
from
  (
    (
      select "h"."id"
      from "service_hours" as "h"
      where
        "h"."status" = $1
        and "h"."activity_id" = $2
      limit $3
    )
  ) as counted;

select
  "h"."id" as "hour_id",
  "h"."hour_no",
  "h"."activity_id",
  "h"."assignment_id",
  "h"."claim_id",
  "h"."activity_title",
  "h"."post_name",
  "h"."place",
  "h"."service_on",
  "h"."starts_at",
  "h"."ends_at",
  "h"."calculated_minutes",
  "h"."minutes",
  "h"."evidence_grade",
  "h"."status" as "state",
  "h"."reason",
  "h"."decision_note",
  "h"."publicity_ends_at",
  "h"."effective_at",
  "h"."objection",
  "h"."objection_answer",
  "v"."name"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
where
  "h"."status" = $1
  and "h"."activity_id" = $2
order by
  "h"."publicity_ends_at",
  "h"."id"
limit $3
offset $4;
