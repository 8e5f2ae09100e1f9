-- placesOfShifts
select
  "s"."id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  (
    select count(*)
    from sign_ups u
    where
      u.shift_id = s.id
      and u.status = 'pending'
  ) as "pending_count",
  (
    select count(*)
    from sign_ups u
    where
      u.shift_id = s.id
      and u.status = 'confirmed'
  ) as "confirmed_count",
  (
    select coalesce(sum(u.party_size - 1), 0)
    from sign_ups u
    where
      u.shift_id = s.id
      and u.status in ('confirmed', 'offered')
  ) as "companion_count"
from "shifts" as "s"
where "s"."id" in ($1)
order by
  "s"."starts_at",
  "s"."id";

-- countByState
select
  "status",
  count(*) as "count"
from "sign_ups"
where
  "activity_id" = $1
  and "shift_id" = $2
  and "shift_id" in (
    select "id"
    from "shifts"
    where
      "activity_id" = $3
      and "post_name" = $4
  )
group by "status";

-- pageOfApplications, count
select count(*) as "total"
from
  (
    select "u"."id"
    from
      "sign_ups" as "u"
      inner join "activities" as "a" on "a"."id" = "u"."activity_id"
      inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
      inner join "volunteers" as "v" on "v"."id" = "u"."volunteer_id"
      inner join "accounts" as "c" on "c"."id" = "v"."account_id"
    where
      "u"."activity_id" = $1
      and "a"."team_id" = $2
      and "u"."status" in ($3)
      and "u"."shift_id" = $4
      and "s"."post_name" = $5
      and (
        position($6 in v.name) > 0
        or right(c.mobile_masked, 4) = $7
        or v.volunteer_no = $8
      )
      and not exists (
        select 1
        from service_hours h
        where
          h.volunteer_id = u.volunteer_id
          and h.team_id = a.team_id
          and h.status = 'effective'
      ) = $9
      and exists (
        select 1
        from team_members m
        where
          m.volunteer_id = u.volunteer_id
          and m.team_id = a.team_id
          and m.status = 'active'
      ) = $10
      and (v.birth_on + interval '18 years' > (u.starts_at at time zone 'Asia/Shanghai')::date) = $11
      and exists (
        select 1
        from reconfirmations r
        where
          r.sign_up_id = u.id
          and r.answer is null
          and r.expires_at <= $12
      )
    limit $13
  ) as "found";

-- pageOfApplications, rows
select
  "u"."id",
  "u"."volunteer_id",
  "u"."shift_id",
  "u"."status" as "state",
  "u"."status_reason",
  "u"."note",
  "u"."answers",
  "u"."companions",
  "u"."starts_at",
  "u"."ends_at",
  "u"."created_at",
  "u"."decided_at",
  "u"."offer_expires_at",
  "v"."volunteer_no",
  "v"."name",
  "v"."gender",
  "c"."mobile_masked",
  "s"."post_name",
  "s"."capacity",
  "s"."taken_count",
  "s"."status" as "shift_status",
  "a"."status" as "activity_status",
  "a"."waitlist_mode",
  (v.birth_on + interval '18 years' > (u.starts_at at time zone 'Asia/Shanghai')::date) as "is_minor",
  exists (
    select 1
    from team_members m
    where
      m.volunteer_id = u.volunteer_id
      and m.team_id = a.team_id
      and m.status = 'active'
  ) as "is_member",
  not exists (
    select 1
    from service_hours h
    where
      h.volunteer_id = u.volunteer_id
      and h.team_id = a.team_id
      and h.status = 'effective'
  ) as "is_first_timer",
  case
    when u.status = 'waitlisted' then (
      select count(*)
      from sign_ups q
      where
        q.shift_id = u.shift_id
        and q.status = 'waitlisted'
        and (q.queued_at, q.id) < (u.queued_at, u.id)
    )
  end as "queue_ahead",
  "r"."answer" as "change_answer",
  "r"."expires_at" as "asked_until",
  exists (
    select 1
    from participations p
    where p.sign_up_id = u.id
  ) as "has_attended",
  coalesce(
    (
      select sum(h.minutes)
      from service_hours h
      where
        h.volunteer_id = u.volunteer_id
        and h.status = 'effective'
    ),
    0
  ) as "total_minutes",
  coalesce(
    (
      select max(star.level)
      from star_awards star
      where
        star.volunteer_id = "u"."volunteer_id"
        and star.state = 'awarded'
    ),
    0
  ) as "star_level",
  coalesce(
    (
      select sum(e.points)
      from credit_events e
      where
        e.volunteer_id = u.volunteer_id
        and e.status = 'active'
        and e.expires_at > $1
    ),
    0
  ) as "credit_points"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
  inner join "volunteers" as "v" on "v"."id" = "u"."volunteer_id"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
  left join "reconfirmations" as "r" on "r"."sign_up_id" = "u"."id"
where
  "u"."activity_id" = $2
  and "a"."team_id" = $3
  and "u"."status" in ($4)
  and "u"."shift_id" = $5
  and "s"."post_name" = $6
  and (
    position($7 in v.name) > 0
    or right(c.mobile_masked, 4) = $8
    or v.volunteer_no = $9
  )
  and not exists (
    select 1
    from service_hours h
    where
      h.volunteer_id = u.volunteer_id
      and h.team_id = a.team_id
      and h.status = 'effective'
  ) = $10
  and exists (
    select 1
    from team_members m
    where
      m.volunteer_id = u.volunteer_id
      and m.team_id = a.team_id
      and m.status = 'active'
  ) = $11
  and (v.birth_on + interval '18 years' > (u.starts_at at time zone 'Asia/Shanghai')::date) = $12
  and exists (
    select 1
    from reconfirmations r
    where
      r.sign_up_id = u.id
      and r.answer is null
      and r.expires_at <= $13
  )
order by
  case u.status
    when 'pending' then 0
    when 'offered' then 1
    when 'waitlisted' then 2
    when 'confirmed' then 3
    else 4
  end,
  case when u.status = 'waitlisted' then u.queued_at
  end,
  "u"."created_at" desc,
  "u"."id" desc
limit $14
offset $15;

-- pageOfMine, rows
select
  "u"."id" as "sign_up_id",
  "u"."activity_id",
  "u"."shift_id",
  "u"."status" as "state",
  "u"."status_reason",
  "u"."starts_at",
  "u"."ends_at",
  "u"."note",
  "u"."answers",
  "u"."companions",
  "u"."party_size",
  "u"."created_at",
  "u"."decided_at",
  "u"."cancelled_at",
  "u"."cancel_code",
  "u"."is_late_cancel",
  "u"."offer_expires_at",
  "s"."post_name",
  "s"."break_minutes",
  "s"."capacity",
  "s"."taken_count",
  "s"."status" as "shift_status",
  "s"."closes_at",
  "a"."title",
  "a"."team_id",
  "a"."category",
  "a"."cover",
  "a"."place_name",
  "a"."status" as "activity_status",
  "a"."waitlist_mode",
  "a"."cancel_deadline_hours",
  "a"."sign_up_closes_at",
  "a"."companions_max",
  "t"."name" as "team_name",
  "p"."status" as "attendance",
  "p"."checked_in_at",
  "p"."checked_out_at",
  "hour"."minutes" as "counted_minutes",
  "hour"."status" as "hour_status",
  case
    when u.status = 'waitlisted' then (
      select count(*)
      from sign_ups q
      where
        q.shift_id = u.shift_id
        and q.status = 'waitlisted'
        and (q.queued_at, q.id) < (u.queued_at, u.id)
    )
  end as "queue_ahead",
  (
    select r.expires_at
    from reconfirmations r
    where
      r.sign_up_id = u.id
      and r.answer is null
  ) as "asked_until",
  case
    when u.status = 'pending' then 'pending'
    when u.status in ('waitlisted', 'offered') then 'waiting'
    when u.status <> 'confirmed' then 'ended'
    when p.status in ('checkedOut', 'noCheckOut', 'absent', 'excused')
    or u.ends_at <= $1 then 'done'
    when p.status = 'checkedIn'
    or u.starts_at <= $2 then 'running'
    else 'upcoming'
  end as "tab"
from
  "sign_ups" as "u"
  left join "participations" as "p" on "p"."sign_up_id" = "u"."id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  left join lateral (
    select
      sum(h.minutes) as "minutes",
      (
        array_agg(
          h.status
          order by
            (h.status = 'effective'),
            h.id
        )
      ) [1] as "status"
    from
      (
        select
          "h"."id",
          "h"."minutes",
          "h"."status"
        from "service_hours" as "h"
        where
          "h"."participation_id" = "p"."id"
          and "h"."source" <> $3
          and "h"."status" not in ($4, $5)
        union all
        select
          "c"."id",
          "c"."minutes",
          "c"."status"
        from
          "service_hours" as "base"
          inner join "service_hours" as "c" on "c"."adjust_of" = "base"."id"
        where
          "base"."participation_id" = "p"."id"
          and "base"."status" not in ($6, $7)
          and "c"."status" in ($8, $9, $10)
      ) as "h"
  ) as "hour" on true
where
  "u"."volunteer_id" = $11
  and case
    when u.status = 'pending' then 'pending'
    when u.status in ('waitlisted', 'offered') then 'waiting'
    when u.status <> 'confirmed' then 'ended'
    when p.status in ('checkedOut', 'noCheckOut', 'absent', 'excused')
    or u.ends_at <= $12 then 'done'
    when p.status = 'checkedIn'
    or u.starts_at <= $13 then 'running'
    else 'upcoming'
  end = $14
order by
  case
    when u.ends_at > $15
    and u.status in ('pending', 'confirmed', 'waitlisted', 'offered') then 0
    else 1
  end,
  case
    when u.ends_at > $16
    and u.status in ('pending', 'confirmed', 'waitlisted', 'offered') then u.starts_at
  end,
  "u"."starts_at" desc,
  "u"."id" desc
limit $17
offset $18;

-- minesInActivity
select
  "u"."id" as "sign_up_id",
  "u"."activity_id",
  "u"."shift_id",
  "u"."status" as "state",
  "u"."status_reason",
  "u"."starts_at",
  "u"."ends_at",
  "u"."note",
  "u"."answers",
  "u"."companions",
  "u"."party_size",
  "u"."created_at",
  "u"."decided_at",
  "u"."cancelled_at",
  "u"."cancel_code",
  "u"."is_late_cancel",
  "u"."offer_expires_at",
  "s"."post_name",
  "s"."break_minutes",
  "s"."capacity",
  "s"."taken_count",
  "s"."status" as "shift_status",
  "s"."closes_at",
  "a"."title",
  "a"."team_id",
  "a"."category",
  "a"."cover",
  "a"."place_name",
  "a"."status" as "activity_status",
  "a"."waitlist_mode",
  "a"."cancel_deadline_hours",
  "a"."sign_up_closes_at",
  "a"."companions_max",
  "t"."name" as "team_name",
  "p"."status" as "attendance",
  "p"."checked_in_at",
  "p"."checked_out_at",
  "hour"."minutes" as "counted_minutes",
  "hour"."status" as "hour_status",
  case
    when u.status = 'waitlisted' then (
      select count(*)
      from sign_ups q
      where
        q.shift_id = u.shift_id
        and q.status = 'waitlisted'
        and (q.queued_at, q.id) < (u.queued_at, u.id)
    )
  end as "queue_ahead",
  (
    select r.expires_at
    from reconfirmations r
    where
      r.sign_up_id = u.id
      and r.answer is null
  ) as "asked_until",
  case
    when u.status = 'pending' then 'pending'
    when u.status in ('waitlisted', 'offered') then 'waiting'
    when u.status <> 'confirmed' then 'ended'
    when p.status in ('checkedOut', 'noCheckOut', 'absent', 'excused')
    or u.ends_at <= $1 then 'done'
    when p.status = 'checkedIn'
    or u.starts_at <= $2 then 'running'
    else 'upcoming'
  end as "tab"
from
  "sign_ups" as "u"
  left join "participations" as "p" on "p"."sign_up_id" = "u"."id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  left join lateral (
    select
      sum(h.minutes) as "minutes",
      (
        array_agg(
          h.status
          order by
            (h.status = 'effective'),
            h.id
        )
      ) [1] as "status"
    from
      (
        select
          "h"."id",
          "h"."minutes",
          "h"."status"
        from "service_hours" as "h"
        where
          "h"."participation_id" = "p"."id"
          and "h"."source" <> $3
          and "h"."status" not in ($4, $5)
        union all
        select
          "c"."id",
          "c"."minutes",
          "c"."status"
        from
          "service_hours" as "base"
          inner join "service_hours" as "c" on "c"."adjust_of" = "base"."id"
        where
          "base"."participation_id" = "p"."id"
          and "base"."status" not in ($6, $7)
          and "c"."status" in ($8, $9, $10)
      ) as "h"
  ) as "hour" on true
where
  "u"."volunteer_id" = $11
  and "u"."activity_id" = $12
order by
  case
    when u.status in ('pending', 'confirmed', 'waitlisted', 'offered') then 0
    else 1
  end,
  "u"."starts_at",
  "u"."id" desc
limit $13;
