-- findTeamShift
select
  "s"."id" as "shift_id",
  "s"."activity_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."status" as "shift_status",
  "s"."capacity",
  "a"."title",
  "a"."status" as "activity_status",
  "a"."minor_policy",
  "a"."place_policy",
  "a"."check_in_radius_m",
  "a"."lng",
  "a"."lat",
  "t"."account_id" as "team_account_id",
  "t"."status" as "team_status"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
where
  "s"."id" = $1
  and "a"."team_id" = $2;

-- findShift
select
  "s"."id" as "shift_id",
  "s"."activity_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."status" as "shift_status",
  "s"."capacity",
  "a"."title",
  "a"."status" as "activity_status",
  "a"."minor_policy",
  "a"."place_policy",
  "a"."check_in_radius_m",
  "a"."lng",
  "a"."lat",
  "t"."account_id" as "team_account_id",
  "t"."status" as "team_status"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
where "s"."id" = $1;

-- findConfirmedSignUp
select "id"
from "sign_ups"
where
  "shift_id" = $1
  and "volunteer_id" = $2
  and "status" = $3;

-- otherCheckIns
select
  coalesce(
    bool_or(
      "p"."in_method" in ('rotatingCode', 'shortCode', 'volunteerCode')
      and s.starts_at < $1
      and s.ends_at > $2
    ),
    false
  ) as "has_clash",
  count(*) filter (
    where
      p.activity_id = $3
      and (s.starts_at at time zone 'Asia/Shanghai')::date = ($4::timestamptz at time zone 'Asia/Shanghai')::date
  ) as "pair_count"
from
  "participations" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
where
  "p"."volunteer_id" = $5
  and "p"."shift_id" <> $6
  and "p"."status" in ($7, $8, $9)
  and "s"."starts_at" > $10
  and "s"."starts_at" < $11;

-- findParticipation
select
  "p"."id",
  "p"."sign_up_id",
  "p"."volunteer_id",
  "p"."shift_id",
  "p"."activity_id",
  "p"."status",
  "p"."is_walk_in",
  "p"."checked_in_at",
  "p"."checked_out_at",
  "p"."volunteer_confirmed_at",
  "p"."fix_reason",
  "p"."in_method",
  "p"."out_method",
  "p"."objection",
  "s"."starts_at",
  "s"."ends_at",
  "s"."post_name",
  "a"."team_id",
  "a"."title",
  "a"."status" as "activity_status",
  exists (
    select 1
    from service_hours h
    where
      h.participation_id = p.id
      and h.status <> 'calculated'
  ) as "is_locked"
from
  "participations" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
  inner join "activities" as "a" on "a"."id" = "p"."activity_id"
where
  "p"."id" = $1
  and "p"."status" <> $2;

-- myAttendance
select
  "s"."id" as "shift_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."status" as "shift_status",
  "a"."status" as "activity_status",
  "t"."status" as "team_status",
  "u"."id" as "sign_up_id",
  "p"."id" as "participation_id",
  nullif(p.status, 'expected') as "status",
  "p"."checked_in_at",
  "p"."checked_out_at",
  coalesce(p.is_walk_in, false) as "is_walk_in",
  "p"."fix_reason",
  "p"."in_method",
  "p"."out_method",
  "p"."objection",
  "p"."volunteer_confirmed_at"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  left join "sign_ups" as "u" on "u"."shift_id" = "s"."id"
  and "u"."volunteer_id" = $1
  and "u"."status" = $2
  left join "participations" as "p" on "p"."shift_id" = "s"."id"
  and "p"."volunteer_id" = $3
where
  "s"."activity_id" = $4
  and (
    "u"."id" is not null
    or "p"."status" <> $5
  )
order by
  "s"."starts_at",
  "s"."id";

-- eventsOf
select
  "participation_id",
  "kind",
  "method",
  "at",
  "receipt_no",
  "operator_id"
from "attendance_events"
where "participation_id" in ($1)
order by "id";

-- takenBackOut
select "u"."reason"
from
  "attendance_events" as "u"
  inner join "attendance_events" as "o" on "o"."participation_id" = "u"."participation_id"
where
  "u"."participation_id" = $1
  and "u"."kind" = $2
  and "o"."kind" = $3
  and "o"."method" in ($4, $5, $6)
  and "o"."id" < "u"."id"
  and not exists (
    select "i"."id"
    from "attendance_events" as "i"
    where
      "i"."participation_id" = "u"."participation_id"
      and "i"."kind" = $7
      and "i"."id" > "o"."id"
  )
order by "u"."id" desc
limit $8;

-- overdueInside
select
  "p"."id",
  "p"."volunteer_id",
  "p"."activity_id",
  "p"."shift_id",
  "a"."title",
  "s"."post_name",
  "s"."starts_at",
  "t"."account_id" as "team_account_id"
from
  "participations" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
  inner join "activities" as "a" on "a"."id" = "p"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
where
  "p"."status" = 'checkedIn'
  and "s"."ends_at" < $1
order by
  "p"."shift_id",
  "p"."id"
limit $2;

-- finalAbsences
select
  "p"."id",
  "p"."volunteer_id",
  "p"."sign_up_id"
from
  "participations" as "p"
  inner join "shifts" as "s" on "s"."id" = "p"."shift_id"
where
  "p"."status" = $1
  and "p"."sign_up_id" is not null
  and "s"."ends_at" < $2
  and "s"."ends_at" > $3
  and not exists (
    select "e"."id"
    from "credit_events" as "e"
    where
      "e"."sign_up_id" = "p"."sign_up_id"
      and "e"."kind" = $4
  )
order by
  "s"."ends_at",
  "p"."id"
limit $5
for update of "p" skip locked;
