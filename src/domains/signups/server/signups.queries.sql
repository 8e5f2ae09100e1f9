-- findOwnSignUp
select
  "u"."id",
  "u"."activity_id",
  "u"."shift_id",
  "u"."volunteer_id",
  "u"."status" as "state",
  "u"."source",
  "u"."starts_at",
  "u"."ends_at",
  "u"."created_at",
  "u"."decided_at",
  "u"."queued_at",
  "u"."offer_expires_at",
  "u"."party_size",
  "s"."post_name",
  "s"."status" as "shift_status",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  "a"."team_id",
  "a"."title",
  "a"."place_name",
  "a"."status" as "activity_status",
  "a"."sign_up_mode",
  "a"."waitlist_mode",
  "a"."cancel_deadline_hours",
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
  exists (
    select 1
    from participations p
    where p.sign_up_id = u.id
  ) as "has_attended"
from
  "sign_ups" as "u"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where
  "u"."id" = $1
  and "u"."volunteer_id" = $2;

-- teamSignUps
select
  "u"."id",
  "u"."activity_id",
  "u"."shift_id",
  "u"."volunteer_id",
  "u"."status" as "state",
  "u"."source",
  "u"."starts_at",
  "u"."ends_at",
  "u"."created_at",
  "u"."decided_at",
  "u"."queued_at",
  "u"."offer_expires_at",
  "u"."party_size",
  "s"."post_name",
  "s"."status" as "shift_status",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  "a"."team_id",
  "a"."title",
  "a"."place_name",
  "a"."status" as "activity_status",
  "a"."sign_up_mode",
  "a"."waitlist_mode",
  "a"."cancel_deadline_hours",
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
  exists (
    select 1
    from participations p
    where p.sign_up_id = u.id
  ) as "has_attended"
from
  "sign_ups" as "u"
  inner join "shifts" as "s" on "s"."id" = "u"."shift_id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where
  "u"."id" in ($1)
  and "a"."team_id" = $2
order by
  "u"."activity_id",
  "u"."shift_id",
  "u"."created_at",
  "u"."id";

-- volunteersOf
select distinct "u"."volunteer_id"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where
  "u"."id" in ($1)
  and "a"."team_id" = $2;

-- nextInQueue
select
  "u"."id",
  "u"."volunteer_id",
  "u"."decided_at",
  "u"."party_size"
from "sign_ups" as "u"
where
  "u"."shift_id" = $1
  and u.status = 'waitlisted'
  and "u"."decided_at" is not null
order by
  "u"."queued_at",
  "u"."id"
limit $2;

-- placesHeldBy
select
  "u"."id",
  "u"."volunteer_id",
  "u"."shift_id",
  "u"."status" as "state",
  "u"."starts_at",
  "u"."ends_at",
  "a"."title"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where
  "u"."volunteer_id" in ($1)
  and u.status in ('confirmed', 'offered')
  and "u"."starts_at" < $2
  and "u"."ends_at" > $3;

-- nextShiftToServe
select
  "s"."id" as "shift_id",
  "s"."starts_at"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
where
  s.wait_count > 0
  and "s"."taken_count" < "s"."capacity"
  and "s"."status" = $1
  and "a"."status" = $2
  and "a"."waitlist_mode" in ($3, $4)
  and (s.starts_at, s.id) > ($5, $6)
order by
  "s"."starts_at",
  "s"."id"
limit $7;

-- expiredOffers
select
  "u"."id",
  "u"."volunteer_id",
  "u"."shift_id"
from "sign_ups" as "u"
where
  u.status = 'offered'
  and "u"."offer_expires_at" <= $1
  and "u"."starts_at" > $2
order by
  "u"."offer_expires_at",
  "u"."id"
limit $3;

-- undecidedAtStart
select
  "u"."id",
  "u"."volunteer_id",
  "u"."shift_id"
from "sign_ups" as "u"
where
  u.status in ('pending', 'waitlisted', 'offered')
  and "u"."starts_at" <= $1
order by
  "u"."starts_at",
  "u"."id"
limit $2;

-- dueReminders
select
  "u"."id",
  "u"."activity_id",
  "u"."volunteer_id",
  "a"."title",
  "a"."place_name",
  "s"."post_name",
  "s"."starts_at"
from
  "shifts" as "s"
  inner join "sign_ups" as "u" on "u"."shift_id" = "s"."id"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
where
  "s"."starts_at" > $1
  and "s"."starts_at" <= $2
  and "s"."status" <> $3
  and "a"."status" = $4
  and "u"."status" = $5
  and u.created_at < s.starts_at - make_interval(hours => $6)
  and not exists (
    select 1
    from messages m
    where
      m.account_id = u.volunteer_id
      and m.dedupe_key = $7 || u.id
  )
order by
  "s"."starts_at",
  "u"."id"
limit $8;

-- overdueApplications
select
  "t"."account_id",
  "a"."id" as "activity_id",
  "a"."title",
  count(*) as "count"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
where
  u.status = 'pending'
  and "u"."starts_at" > $1
  and "u"."created_at" < $2
  and not exists (
    select 1
    from messages m
    where
      m.account_id = t.account_id
      and m.dedupe_key = 'undecided:' || a.id || ':' || $3::text
  )
group by
  "t"."account_id",
  "a"."id",
  "a"."title"
order by "a"."id"
limit $4;

-- activeCredit
select
  coalesce(sum(points), 0) as "points",
  max(created_at) as "newest_at"
from "credit_events"
where
  "volunteer_id" = $1
  and "status" = $2
  and "expires_at" > $3;

-- creditEventsOf
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
  "u"."cancel_code"
from
  "credit_events" as "e"
  inner join "sign_ups" as "u" on "u"."id" = "e"."sign_up_id"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
where "e"."volunteer_id" = $1
order by "e"."id" desc
limit $2;
