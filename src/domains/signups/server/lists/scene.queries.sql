-- activityScenes
select
  "a"."id" as "activity_id",
  "a"."title",
  "a"."team_id",
  "a"."status",
  "t"."status" as "team_status",
  "t"."account_id" as "team_account_id",
  "a"."sign_up_opens_at",
  "a"."sign_up_closes_at",
  "a"."recruit_scope",
  "a"."recruit_teams",
  "a"."companions_max",
  "a"."sign_up_mode",
  "a"."waitlist_mode",
  "a"."min_age",
  "a"."max_age",
  "a"."min_minutes",
  "a"."minor_policy",
  "a"."risk_level",
  "a"."risk_notice",
  "a"."risk_version",
  "a"."cancel_deadline_hours",
  "a"."place_name",
  "a"."questions",
  a.posts as "posts"
from
  "activities" as "a"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
where a.id = any ($1);

-- shiftScenes
select
  "s"."id" as "shift_id",
  "s"."activity_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."break_minutes",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  "s"."status",
  "s"."closes_at"
from "shifts" as "s"
where s.activity_id = any ($1)
order by
  "s"."starts_at",
  "s"."sort",
  "s"."id"
limit $2;

-- findShiftScene
select
  "s"."id" as "shift_id",
  "s"."activity_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."break_minutes",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  "s"."status",
  "s"."closes_at",
  "a"."id" as "activity_id",
  "a"."title",
  "a"."team_id",
  "a"."status",
  "t"."status" as "team_status",
  "t"."account_id" as "team_account_id",
  "a"."sign_up_opens_at",
  "a"."sign_up_closes_at",
  "a"."recruit_scope",
  "a"."recruit_teams",
  "a"."companions_max",
  "a"."sign_up_mode",
  "a"."waitlist_mode",
  "a"."min_age",
  "a"."max_age",
  "a"."min_minutes",
  "a"."minor_policy",
  "a"."risk_level",
  "a"."risk_notice",
  "a"."risk_version",
  "a"."cancel_deadline_hours",
  "a"."place_name",
  "a"."questions",
  a.posts as "posts",
  "a"."recruit_code",
  "s"."status" as "shift_status",
  "a"."status" as "activity_status"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
where "s"."id" = $1;

-- lockPersonForShift
select
  "s"."id" as "shift_id",
  "s"."activity_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."break_minutes",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  "s"."status",
  "s"."closes_at",
  "a"."id" as "activity_id",
  "a"."title",
  "a"."team_id",
  "a"."status",
  "t"."status" as "team_status",
  "t"."account_id" as "team_account_id",
  "a"."sign_up_opens_at",
  "a"."sign_up_closes_at",
  "a"."recruit_scope",
  "a"."recruit_teams",
  "a"."companions_max",
  "a"."sign_up_mode",
  "a"."waitlist_mode",
  "a"."min_age",
  "a"."max_age",
  "a"."min_minutes",
  "a"."minor_policy",
  "a"."risk_level",
  "a"."risk_notice",
  "a"."risk_version",
  "a"."cancel_deadline_hours",
  "a"."place_name",
  "a"."questions",
  a.posts as "posts",
  "a"."recruit_code",
  "s"."status" as "shift_status",
  "a"."status" as "activity_status"
from
  "shifts" as "s"
  inner join "activities" as "a" on "a"."id" = "s"."activity_id"
  inner join "teams" as "t" on "t"."id" = "a"."team_id"
  inner join "volunteers" as "v" on "v"."id" = $1
where "s"."id" = $2
for no key update of "v";

-- findPerson
select
  "held".*,
  "who"."turn",
  "v"."birth_on",
  "v"."status",
  "v"."restricted_until",
  "v"."real_name_status",
  "v"."guardian_consent_at",
  "credit"."newest_at" as "credit_newest_at",
  credit.points as "credit_points",
  (
    cardinality(v.service_areas) > 0
    and cardinality(v.service_categories) > 0
  ) as "has_profile",
  array(
    select m.team_id
    from team_members m
    where
      m.volunteer_id = v.id
      and m.status = 'active'
  ) as "member_of_team_ids",
  case
    when who.needs_record::boolean then coalesce(
      (
        select sum(h.minutes)
        from service_hours h
        where
          h.volunteer_id = v.id
          and h.status = 'effective'
      ),
      0
    )
    else 0
  end as "total_minutes",
  case
    when who.needs_record::boolean then coalesce(
      (
        select max(star.level)
        from star_awards star
        where
          star.volunteer_id = "v"."id"
          and star.state = 'awarded'
      ),
      0
    )
    else 0
  end as "star",
  case
    when who.needs_record::boolean then (
      select
        coalesce(
          json_agg(
            json_build_object(
              'qualification',
              e.qualification,
              'validUntil',
              e.valid_until,
              'teamId',
              e.team_id
            )
          ),
          '[]'
        )
      from record_entries e
      where
        e.volunteer_id = v.id
        and e.qualification is not null
        and e.state = 'valid'
    )
    else '[]'
  end as "qualifications",
  (
    select u.id
    from sign_ups u
    where
      u.volunteer_id = v.id
      and u.client_request_id = who.client_request_id::text
  ) as "repeated_sign_up_id"
from
  unnest(
    $1::integer[],
    $2::bigint[],
    $3::timestamptz[],
    $4::boolean[],
    $5::text[],
    $6::timestamptz[],
    $7::timestamptz[]
  ) as who (
    turn,
    volunteer_id,
    asked_at,
    needs_record,
    client_request_id,
    held_after,
    held_before
  )
  inner join "volunteers" as "v" on "v"."id" = "who"."volunteer_id"
  left join lateral (
    select
      coalesce(sum(e.points), 0) as "points",
      max(e.created_at) as "newest_at"
    from "credit_events" as "e"
    where
      "e"."volunteer_id" = v.id
      and "e"."status" = $8
      and "e"."expires_at" > who.asked_at
  ) as "credit" on true
  left join lateral (
    select
      "u"."id" as "sign_up_id",
      "u"."activity_id",
      "u"."shift_id",
      "u"."status" as "state",
      "u"."starts_at",
      "u"."ends_at",
      "u"."offer_expires_at",
      "u"."party_size",
      "a"."title",
      "p"."status" as "attendance",
      "p"."checked_in_at",
      case
        when u.status = 'waitlisted' then (
          select count(*)
          from sign_ups q
          where
            q.shift_id = u.shift_id
            and q.status = 'waitlisted'
            and (q.queued_at, q.id) < (u.queued_at, u.id)
        )
      end as "queue_ahead"
    from
      "sign_ups" as "u"
      inner join "activities" as "a" on "a"."id" = "u"."activity_id"
      left join "participations" as "p" on "p"."sign_up_id" = "u"."id"
    where
      "u"."volunteer_id" = who.volunteer_id
      and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
      and "u"."starts_at" < who.held_before
      and "u"."starts_at" > who.held_after
    order by
      "u"."starts_at",
      "u"."id"
    limit $9
  ) as "held" on true
order by
  "who"."turn",
  "held"."starts_at",
  "held"."sign_up_id";

-- findPresses
select
  "s"."id" as "shift_id",
  "s"."activity_id",
  "s"."post_name",
  "s"."starts_at",
  "s"."ends_at",
  "s"."break_minutes",
  "s"."capacity",
  "s"."taken_count",
  "s"."wait_count",
  "s"."status",
  "s"."closes_at",
  "a"."id" as "activity_id",
  "a"."title",
  "a"."team_id",
  "a"."status",
  "t"."status" as "team_status",
  "t"."account_id" as "team_account_id",
  "a"."sign_up_opens_at",
  "a"."sign_up_closes_at",
  "a"."recruit_scope",
  "a"."recruit_teams",
  "a"."companions_max",
  "a"."sign_up_mode",
  "a"."waitlist_mode",
  "a"."min_age",
  "a"."max_age",
  "a"."min_minutes",
  "a"."minor_policy",
  "a"."risk_level",
  "a"."risk_notice",
  "a"."risk_version",
  "a"."cancel_deadline_hours",
  "a"."place_name",
  "a"."questions",
  a.posts as "posts",
  "a"."recruit_code",
  "s"."status" as "shift_status",
  "a"."status" as "activity_status",
  "v"."birth_on",
  "v"."status",
  "v"."restricted_until",
  "v"."real_name_status",
  "v"."guardian_consent_at",
  "credit"."newest_at" as "credit_newest_at",
  credit.points as "credit_points",
  (
    cardinality(v.service_areas) > 0
    and cardinality(v.service_categories) > 0
  ) as "has_profile",
  array(
    select m.team_id
    from team_members m
    where
      m.volunteer_id = v.id
      and m.status = 'active'
  ) as "member_of_team_ids",
  case
    when (
      wanted.min_minutes > 0
      or wanted.posts <> '[]'
    )::boolean then coalesce(
      (
        select sum(h.minutes)
        from service_hours h
        where
          h.volunteer_id = v.id
          and h.status = 'effective'
      ),
      0
    )
    else 0
  end as "total_minutes",
  case
    when (
      wanted.min_minutes > 0
      or wanted.posts <> '[]'
    )::boolean then coalesce(
      (
        select max(star.level)
        from star_awards star
        where
          star.volunteer_id = "v"."id"
          and star.state = 'awarded'
      ),
      0
    )
    else 0
  end as "star",
  case
    when (
      wanted.min_minutes > 0
      or wanted.posts <> '[]'
    )::boolean then (
      select
        coalesce(
          json_agg(
            json_build_object(
              'qualification',
              e.qualification,
              'validUntil',
              e.valid_until,
              'teamId',
              e.team_id
            )
          ),
          '[]'
        )
      from record_entries e
      where
        e.volunteer_id = v.id
        and e.qualification is not null
        and e.state = 'valid'
    )
    else '[]'
  end as "qualifications",
  (
    select u.id
    from sign_ups u
    where
      u.volunteer_id = v.id
      and u.client_request_id = p.client_request_id::text
  ) as "repeated_sign_up_id",
  "p"."turn",
  "p"."pressed_shift_id",
  "p"."is_first",
  "v"."status" as "person_status",
  sign_up_mark_seen (v.id, pressed.starts_at - interval '2 days') as "mark",
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'shiftId',
            u.shift_id,
            'state',
            u.status,
            'title',
            h.title,
            'startsAt',
            u.starts_at,
            'endsAt',
            u.ends_at
          )
          order by
            u.starts_at,
            u.id
        ),
        '[]'
      )
    from
      sign_ups u
      join activities h on h.id = u.activity_id
    where
      u.volunteer_id = v.id
      and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
      and u.starts_at < pressed.ends_at + interval '1 day'
      and u.starts_at > pressed.starts_at - interval '2 days'
  ) as "held"
from
  unnest(
    $1::integer[],
    $2::bigint[],
    $3::bigint[],
    $4::text[],
    $5::boolean[]
  ) as p (
    turn,
    pressed_shift_id,
    volunteer_id,
    client_request_id,
    is_first
  )
  inner join "shifts" as "pressed" on "pressed"."id" = "p"."pressed_shift_id"
  inner join "activities" as "wanted" on "wanted"."id" = "pressed"."activity_id"
  inner join "volunteers" as "v" on "v"."id" = "p"."volunteer_id"
  left join lateral (
    select
      coalesce(sum(e.points), 0) as "points",
      max(e.created_at) as "newest_at"
    from "credit_events" as "e"
    where
      "e"."volunteer_id" = v.id
      and "e"."status" = $6
      and "e"."expires_at" > $7
  ) as "credit" on true
  left join "shifts" as "s" on "s"."id" = "p"."pressed_shift_id"
  and p.is_first
  left join "activities" as "a" on "a"."id" = "s"."activity_id"
  left join "teams" as "t" on "t"."id" = "a"."team_id"
order by "p"."turn";

-- heldBy
select
  "u"."id" as "sign_up_id",
  "u"."activity_id",
  "u"."shift_id",
  "u"."status" as "state",
  "u"."starts_at",
  "u"."ends_at",
  "u"."offer_expires_at",
  "u"."party_size",
  "a"."title",
  "p"."status" as "attendance",
  "p"."checked_in_at",
  case
    when u.status = 'waitlisted' then (
      select count(*)
      from sign_ups q
      where
        q.shift_id = u.shift_id
        and q.status = 'waitlisted'
        and (q.queued_at, q.id) < (u.queued_at, u.id)
    )
  end as "queue_ahead"
from
  "sign_ups" as "u"
  inner join "activities" as "a" on "a"."id" = "u"."activity_id"
  left join "participations" as "p" on "p"."sign_up_id" = "u"."id"
where
  "u"."volunteer_id" = $1
  and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
  and "u"."starts_at" < $2
  and "u"."starts_at" > $3
order by
  "u"."starts_at",
  "u"."id"
limit $4;

-- countTeammates
select
  p.turn,
  (
    select count(distinct u.volunteer_id)
    from sign_ups u
    where
      u.activity_id = p.activity_id
      and u.status = 'confirmed'
      and u.volunteer_id <> p.volunteer_id
      and exists (
        select 1
        from team_members m
        where
          m.volunteer_id = u.volunteer_id
          and m.status = 'active'
          and m.team_id = any (p.teams::bigint[])
      )
  ) as count
from
  unnest(
    $1::integer[],
    $2::bigint[],
    $3::bigint[],
    $4::text[]
  ) as p (turn, activity_id, volunteer_id, teams);
