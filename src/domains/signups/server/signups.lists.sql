-- listMySignUps 1
select
  "tab",
  count(*) as "count"
from
  (
    select
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
    where "u"."volunteer_id" = $3
  ) as "mine"
group by "tab";

-- listMySignUps 2
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
where "u"."volunteer_id" = $11
order by
  case
    when u.ends_at > $12
    and u.status in ('pending', 'confirmed', 'waitlisted', 'offered') then 0
    else 1
  end,
  case
    when u.ends_at > $13
    and u.status in ('pending', 'confirmed', 'waitlisted', 'offered') then u.starts_at
  end,
  "u"."starts_at" desc,
  "u"."id" desc
limit $14
offset $15;

-- listCreditAppeals 1
select
  c.id as stands_for,
  c.id as account_id,
  c.mobile_hash,
  v.id_hash
from
  accounts c
  left join volunteers v on v.account_id = c.id
where c.id = any ($1::bigint[])
union all
select
  t.account_id,
  c.id,
  c.mobile_hash,
  v.id_hash
from
  teams t
  join team_members m on m.team_id = t.id
  and m.status in ('active', 'paused')
  and m.member_role in ('captain', 'viceCaptain', 'manager')
  join volunteers v on v.id = m.volunteer_id
  join accounts c on c.id = v.account_id
where t.account_id = any ($2::bigint[]);

-- listCreditAppeals 2
select
  "e"."id",
  "e"."kind",
  "e"."points",
  "e"."created_at",
  "e"."expires_at",
  "e"."status",
  "e"."volunteer_id",
  "e"."appeal_text",
  "e"."appealed_at",
  "e"."appeal_due_at",
  "e"."decision",
  "e"."decided_at",
  "e"."version",
  "a"."title",
  "u"."starts_at",
  "u"."cancelled_at",
  "u"."cancel_code",
  "v"."name" as "volunteer_name",
  "v"."volunteer_no",
  "t"."name" as "team_name",
  "t"."account_id" as "team_account_id",
  "d"."display_name" as "decider_name",
  (
    select coalesce(sum(x.points), 0) as "points"
    from "credit_events" as "x"
    where
      "x"."volunteer_id" = "e"."volunteer_id"
      and "x"."id" <> "e"."id"
      and "x"."status" = $1
      and "x"."expires_at" > $2
  ) as "other_points"
from
  "credit_events" as "e"
  inner join "sign_ups" as "u" on "u"."id" = "e"."sign_up_id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  inner join "organisations" as "o" on "o"."id" = "t"."organisation_id"
  inner join "volunteers" as "v" on "v"."id" = "e"."volunteer_id"
  left join "accounts" as "d" on "d"."id" = "e"."decided_by"
where
  true
  and "e"."id" in (
    select "e"."id"
    from
      "credit_events" as "e"
      left join "sign_ups" as "u" on "u"."id" = "e"."sign_up_id"
      left join "activities" as "a" on "a"."id" = "u"."activity_id"
      left join "teams" as "t" on "t"."id" = "a"."team_id"
      left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
    where
      "o"."path" like $3
      and "e"."status" = 'appealed'
    order by
      e.appeal_due_at,
      e.id
    limit $4
    offset $5
  )
order by
  e.appeal_due_at,
  e.id;

-- listCreditAppeals 3
select count(*) as total
from
  (
    (
      select "e"."id"
      from
        "credit_events" as "e"
        left join "sign_ups" as "u" on "u"."id" = "e"."sign_up_id"
        left join "activities" as "a" on "a"."id" = "u"."activity_id"
        left join "teams" as "t" on "t"."id" = "a"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        "o"."path" like $1
        and "e"."decided_at" is not null
      limit $2
    )
  ) as counted;

-- listCreditAppeals 4
select count(*) as total
from
  (
    (
      select "e"."id"
      from
        "credit_events" as "e"
        left join "sign_ups" as "u" on "u"."id" = "e"."sign_up_id"
        left join "activities" as "a" on "a"."id" = "u"."activity_id"
        left join "teams" as "t" on "t"."id" = "a"."team_id"
        left join "organisations" as "o" on "o"."id" = "t"."organisation_id"
      where
        "o"."path" like $1
        and "e"."status" = 'appealed'
      limit $2
    )
  ) as counted;

-- listApplications 1
select
  "id" as "activity_id",
  "title",
  "category",
  "cover",
  "status",
  "place_name",
  "starts_at",
  "ends_at",
  "sign_up_opens_at",
  "sign_up_closes_at",
  "sign_up_mode",
  "waitlist_mode"
from "activities"
where
  "id" = $1
  and "team_id" = $2;

-- listApplications 2
select "id"
from "shifts"
where "activity_id" = $1
order by
  "starts_at",
  "id";

-- listApplications 3
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
where "s"."id" in ($1, $2)
order by
  "s"."starts_at",
  "s"."id";

-- listApplications 4
select
  "status",
  count(*) as "count"
from "sign_ups"
where
  "activity_id" = $1
  and "shift_id" = $2
group by "status";

-- listApplications 5
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
  and "u"."status" in (
    $4,
    $5,
    $6,
    $7,
    $8,
    $9,
    $10,
    $11,
    $12,
    $13,
    $14,
    $15
  )
  and "u"."shift_id" = $16
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
limit $17
offset $18;

-- listApplications 6
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
      and "u"."status" in (
        $3,
        $4,
        $5,
        $6,
        $7,
        $8,
        $9,
        $10,
        $11,
        $12,
        $13,
        $14
      )
      and "u"."shift_id" = $15
    limit $16
  ) as "found";

-- listNotesOnMe 1
select
  "n"."id",
  "n"."kind",
  "n"."body",
  "n"."created_at",
  "t"."name" as "team_name",
  "a"."title"
from
  "person_notes" as "n"
  inner join "teams" as "t" on "t"."id" = "n"."team_id"
  inner join "sign_ups" as "u" on "u"."id" = "n"."sign_up_id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where "n"."volunteer_id" = $1
order by "n"."id" desc
limit $2
offset $3;

-- listNotesOnMe 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from "person_notes" as "n"
      where "n"."volunteer_id" = $1
      limit $2
    )
  ) as counted;

-- listParticipants 1
select
  "u"."id",
  "v"."name",
  "v"."gender",
  "s"."post_name"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "volunteers" as "v" on "v"."id" = "u"."volunteer_id"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
where
  "u"."activity_id" = $1
  and "u"."status" = $2
  and "a"."status" in ($3, $4, $5, $6)
order by
  "u"."created_at",
  "u"."id"
limit $7
offset $8;

-- listParticipants 2
select count(*) as "total"
from
  (
    select "u"."id"
    from
      "sign_ups" as "u"
      inner join "activities" as "a" on "a"."id" = "u"."activity_id"
    where
      "u"."activity_id" = $1
      and "u"."status" = $2
      and "a"."status" in ($3, $4, $5, $6)
    limit $7
  ) as "found";
