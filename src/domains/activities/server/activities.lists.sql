-- listActivities 1
select
  a.id,
  a.activity_no,
  a.title,
  a.summary,
  a.category,
  a.area,
  ar.name as area_name,
  a.place_name,
  a.starts_at,
  a.ends_at,
  a.sign_up_opens_at,
  a.sign_up_closes_at,
  a.waitlist_mode,
  a.status,
  a.cover,
  a.capacity,
  a.taken_count,
  s.shift_count,
  s.min_needed,
  s.places_left,
  n.id as next_id,
  n.post_name as next_post_name,
  n.starts_at as next_starts_at,
  n.ends_at as next_ends_at,
  n.break_minutes as next_break_minutes,
  a.lng,
  a.lat,
  a.minor_policy,
  a.recruit_scope,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  a.id as counted_id
from
  activities a
  join teams t on t.id = a.team_id
  left join areas ar on ar.code = a.area
  cross join lateral (
    select
      count(*)::int as shift_count,
      coalesce(sum(min_needed), 0)::int as min_needed,
      coalesce(
        sum(capacity - taken_count) filter (
          where
            status = 'open'
            and coalesce(closes_at, starts_at) > $1
        ),
        0
      )::int as places_left
    from shifts
    where activity_id = a.id
  ) s
  left join lateral (
    select
      id,
      post_name,
      starts_at,
      ends_at,
      break_minutes
    from shifts
    where activity_id = a.id
    order by
      ends_at <= $2,
      case when ends_at > $3 then starts_at
      end,
      starts_at desc,
      id
    limit 1
  ) n on true
where
  a.id = any ($4)
  and a.status in (
    'published',
    'settling',
    'publicity',
    'closed',
    'cancelled'
  );

-- listActivities 2
with
  matches as materialized (
    select
      a.id,
      "a"."starts_at" as sort_at
    from activities a
    where
      a.status = 'published'
      and (a.ends_at > $1) is true
      and (
        a.starts_at > $2
        or a.sign_up_closes_at > $3
      )
    order by
      "a"."starts_at",
      a.id
    limit 1001
  )
select
  array(
    select id
    from matches
    order by
      sort_at,
      id
    limit $4
    offset $5
  ) as ids,
  (
    select sort_at
    from matches
    order by
      sort_at,
      id
    limit 1
    offset $6::int + $7::int - 1
  ) as last_at,
  (
    select count(*)::int
    from matches
  ) as total;

-- listMyTeamActivities 1
select
  a.status,
  count(*)::int as count
from activities a
where a.team_id = $1
group by a.status;

-- listMyTeamActivities 2
select count(*)::int as count
from
  activities a
  join sign_ups u on u.activity_id = a.id
  and u.status = 'pending'
where
  a.team_id = $1
  and a.status = 'published';

-- listMyTeamActivities 3
select count(*)::int as count
from
  (
    select
    from activities a
    where a.team_id = $1
    limit 1001
  ) m;

-- listMyTeamActivities 4
with
  page as (
    select a.id
    from activities a
    where a.team_id = $1
    order by
      a.updated_at desc,
      a.id desc
    limit $2
    offset $3
  )
select
  a.id,
  a.activity_no,
  a.title,
  a.summary,
  a.category,
  a.area,
  ar.name as area_name,
  a.place_name,
  a.starts_at,
  a.ends_at,
  a.sign_up_opens_at,
  a.sign_up_closes_at,
  a.waitlist_mode,
  a.status,
  a.cover,
  a.capacity,
  a.taken_count,
  s.shift_count,
  s.min_needed,
  s.places_left,
  n.id as next_id,
  n.post_name as next_post_name,
  n.starts_at as next_starts_at,
  n.ends_at as next_ends_at,
  n.break_minutes as next_break_minutes,
  a.version,
  a.review_note,
  a.updated_at,
  a.published_at,
  u.pending_count,
  u.waiting_count,
  exists (
    select 1
    from activity_makeups m
    where m.activity_id = a.id
  ) as is_makeup
from
  page
  join activities a on a.id = page.id
  left join areas ar on ar.code = a.area
  cross join lateral (
    select
      count(*)::int as shift_count,
      coalesce(sum(min_needed), 0)::int as min_needed,
      coalesce(
        sum(capacity - taken_count) filter (
          where
            status = 'open'
            and coalesce(closes_at, starts_at) > $4
        ),
        0
      )::int as places_left
    from shifts
    where activity_id = a.id
  ) s
  left join lateral (
    select
      id,
      post_name,
      starts_at,
      ends_at,
      break_minutes
    from shifts
    where activity_id = a.id
    order by
      ends_at <= $5,
      case when ends_at > $6 then starts_at
      end,
      starts_at desc,
      id
    limit 1
  ) n on true
  cross join lateral (
    select
      count(*) filter (where status = 'pending')::int as pending_count,
      count(*) filter (where status in ('waitlisted', 'offered'))::int as waiting_count
    from sign_ups
    where
      activity_id = a.id
      and status in ('pending', 'waitlisted', 'offered')
  ) u
order by
  a.updated_at desc,
  a.id desc;

-- listMakeupsForReview 1
select
  "m"."id" as "makeup_id",
  "m"."version",
  "m"."makeup_no",
  "m"."title",
  "m"."category",
  "m"."place_name",
  "m"."starts_at",
  "m"."ends_at",
  "m"."state",
  "m"."note",
  "m"."submitted_at",
  "m"."decided_at",
  "m"."updated_at",
  "m"."activity_id",
  (
    select count(*)::int
    from activity_makeup_people p
    where p.makeup_id = m.id
  ) as "people_count",
  "t"."id" as "team_id",
  "t"."name" as "team_name",
  "d"."display_name" as "decider_name"
from
  "activity_makeups" as "m"
  inner join "teams" as "t" on "t"."id" = "m"."team_id"
  inner join "organisations" as "o" on "o"."id" = "m"."organisation_id"
  left join "accounts" as "d" on "d"."id" = "m"."decided_by"
where
  "m"."state" = 'pending'
  and "o"."path" like $1
order by
  m.submitted_at,
  m.id
limit $2
offset $3;

-- listMakeupsForReview 2
select count(*) as total
from
  (
    (
      select "m"."id"
      from
        "activity_makeups" as "m"
        left join "organisations" as "o" on "o"."id" = "m"."organisation_id"
      where
        "m"."state" = 'pending'
        and "o"."path" like $1
      limit $2
    )
  ) as counted;

-- listMyMakeups 1
select
  "m"."id" as "makeup_id",
  "m"."version",
  "m"."makeup_no",
  "m"."title",
  "m"."category",
  "m"."place_name",
  "m"."starts_at",
  "m"."ends_at",
  "m"."state",
  "m"."note",
  "m"."submitted_at",
  "m"."decided_at",
  "m"."updated_at",
  "m"."activity_id",
  (
    select count(*)::int
    from activity_makeup_people p
    where p.makeup_id = m.id
  ) as "people_count"
from "activity_makeups" as "m"
where "m"."team_id" = $1
order by "m"."id" desc
limit $2
offset $3;

-- listMyMakeups 2
select count(*) as total
from
  (
    (
      select "m"."id"
      from "activity_makeups" as "m"
      where "m"."team_id" = $1
      limit $2
    )
  ) as counted;

-- listReviewQueue 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listReviewQueue 2
select
  array[
    (
      select count(*)
      from
        (
          select
          from activities a
          where
            a.status = 'pending'
            and a.submitted_at < $1
            and a.organisation_id in (
              select id
              from organisations
              where starts_with(path, $2)
            )
          limit 1001
        ) m
    ),
    (
      select count(*)
      from
        (
          select
          from activities a
          where
            a.status = 'pending'
            and a.organisation_id in (
              select id
              from organisations
              where starts_with(path, $3)
            )
          limit 1001
        ) m
    ),
    (
      select count(*)
      from
        (
          select
          from
            activity_changes w
            join activities a on a.id = w.activity_id
          where
            w.status = 'pending'
            and a.status = 'published'
            and a.organisation_id in (
              select id
              from organisations
              where starts_with(path, $4)
            )
          limit 1001
        ) m
    ),
    (
      select count(*)
      from
        (
          select
          from activities a
          where
            a.status in (
              'published',
              'suspended',
              'settling',
              'publicity',
              'closed',
              'cancelled'
            )
            and a.organisation_id in (
              select id
              from organisations
              where starts_with(path, $5)
            )
          limit 1001
        ) m
    ),
    (
      select count(*)
      from
        (
          select
          from activities a
          where
            a.status = 'returned'
            and a.organisation_id in (
              select id
              from organisations
              where starts_with(path, $6)
            )
          limit 1001
        ) m
    ),
    (
      select count(*)
      from
        (
          select
          from activities a
          where
            a.status <> 'draft'
            and a.organisation_id in (
              select id
              from organisations
              where starts_with(path, $7)
            )
          limit 1001
        ) m
    )
  ]::int[] as counts;

-- listReviewQueue 3
with
  page as (
    select a.id
    from activities a
    where
      a.status = 'pending'
      and a.organisation_id in (
        select id
        from organisations
        where starts_with(path, $1)
      )
    order by
      a.submitted_at,
      a.id
    limit $2
    offset $3
  )
select
  a.id,
  a.version,
  a.activity_no,
  a.title,
  a.category,
  ar.name as area_name,
  a.starts_at,
  a.ends_at,
  a.capacity,
  a.status,
  a.submitted_at,
  a.warn_count,
  a.release_count,
  a.reviewed_at,
  a.reviewed_by,
  a.review_note,
  a.cover,
  w.submitted_at as change_submitted_at,
  w.id as change_id,
  r.display_name as reviewer_name,
  t.id as team_id,
  t.name as team_name,
  t.short_name as team_short_name,
  t.category as team_category,
  t.seal_char as team_seal_char,
  (
    select count(*)::int
    from shifts
    where activity_id = a.id
  ) as shift_count
from
  page
  join activities a on a.id = page.id
  join teams t on t.id = a.team_id
  left join areas ar on ar.code = a.area
  left join accounts r on r.id = a.reviewed_by
  left join activity_changes w on w.activity_id = a.id
  and w.status = 'pending'
order by
  a.submitted_at,
  a.id;
