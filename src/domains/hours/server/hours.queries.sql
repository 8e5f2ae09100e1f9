-- completeTime
select
  "p"."id" as "participation_id",
  "p"."volunteer_id",
  "p"."activity_id",
  "p"."shift_id",
  "p"."checked_in_at",
  "p"."checked_out_at",
  "p"."in_method",
  "p"."out_method",
  "p"."place_result",
  (
    select count(distinct op.volunteer_id)::int
    from
      attendance_events e
      join attendance_events o on o.device_hash = e.device_hash
      and (o.at at time zone 'Asia/Shanghai')::date = (e.at at time zone 'Asia/Shanghai')::date
      join participations op on op.id = o.participation_id
      and op.volunteer_id = o.operator_id
    where
      e.participation_id = p.id
      and e.operator_id = p.volunteer_id
      and op.volunteer_id <> p.volunteer_id
  ) as "others_on_device",
  "p"."objection",
  "s"."starts_at",
  "s"."ends_at",
  "s"."break_minutes",
  "s"."post_name",
  "a"."team_id",
  "a"."title",
  "a"."place_name"
from
  "participations" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
  inner join "activities" as "a" on "a"."id" = "p"."activity_id"
where "p"."id" = $1;

-- activityHourCounts
select
  "status",
  count(*) as "count",
  coalesce(sum(minutes), 0) as "minutes",
  count(*) filter (where minutes <> calculated_minutes) as "adjusted"
from "service_hours"
where
  "activity_id" = $1
  and "source" <> $2
group by "status";

select
  (
    select count(*)
    from
      sign_ups u
      join shifts s on s.id = u.shift_id
    where
      u.activity_id = $1
      and u.status = 'confirmed'
      and s.status <> 'cancelled'
      and s.ends_at < $2
      and not exists (
        select 1
        from participations p
        where
          p.shift_id = u.shift_id
          and p.volunteer_id = u.volunteer_id
          and p.status <> 'expected'
      )
      and not exists (
        select 1
        from service_hours h
        where
          h.activity_id = u.activity_id
          and h.shift_id = u.shift_id
          and h.volunteer_id = u.volunteer_id
          and (
            h.status not in ('rejected', 'voided')
            or exists (
              select 1
              from activity_makeups m
              where m.activity_id = u.activity_id
            )
          )
      )
  ) + (
    select count(*)
    from participations p
    where
      p.activity_id = $3
      and p.status in ('checkedIn', 'noCheckOut')
  ) as count;

-- hasRecord
select "id"
from "service_hours"
where "participation_id" = $1
limit $2;

-- namesOf
select
  "h"."id" as "hour_id",
  "v"."name"
from
  "service_hours" as "h"
  inner join "volunteers" as "v" on "v"."id" = "h"."volunteer_id"
where
  "h"."id" in ($1)
  and "h"."activity_id" = $2
order by "h"."id";

-- calculatedCount
select count(*) as "count"
from "service_hours"
where
  "service_hours"."assignment_id" in (
    select id
    from job_assignments
    where job_id = $1
  )
  and "status" = $2;

-- whoseHoursAreFinal
select one.id
from unnest($1::bigint[]) one (id)
where
  not exists (
    select
    from service_hours h
    where
      h.activity_id = one.id
      and h.status in (
        'calculated',
        'submitted',
        'confirmed',
        'publicity',
        'disputed'
      )
  );

-- lockHour
select *
from "service_hours"
where "id" = $1
for update;

-- lockCalculated
select "volunteer_id"
from "service_hours"
where
  "service_hours"."activity_id" = $1
  and "status" = $2
  and "id" in ($3)
order by "id"
limit $4;

-- lockForDecision
select "id"
from "accounts"
where "id" = $1
for no key update;

select distinct "volunteer_id"
from "service_hours"
where "id" in ($1);

select "h".*
from
  "service_hours" as "h"
  inner join "teams" as "t" on "t"."id" = "h"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
where
  "h"."id" in ($1)
  and "o"."path" like $2
order by "h"."id"
for update of "h";

-- decidedLately
select count(*) as "count"
from "service_hours"
where
  "approved_by" = $1
  and "decided_at" > $2;

-- openSample
select *
from "hour_samples"
where
  "reviewer_id" = $1
  and "used_at" is null
  and "created_at" > $2
  and hour_ids = $3::bigint[]
order by "created_at" desc
limit $4;

-- deleteCalculated
delete from "service_hours"
where
  "participation_id" = $1
  and "status" = $2;
