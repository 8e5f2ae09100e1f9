-- all of one person
select
  u.id as sign_up_id,
  a.id as activity_id,
  u.shift_id,
  u.status,
  a.title,
  s.post_name,
  a.place_name,
  a.address,
  a.place_note,
  a.lng,
  a.lat,
  t.name as team_name,
  a.preparations,
  s.starts_at,
  s.ends_at,
  greatest(u.updated_at, a.updated_at) as updated_at,
  (
    select count(*)::int
    from activity_changes c
    where
      c.activity_id = a.id
      and c.status = 'passed'
  ) as change_count
from
  sign_ups u
  join shifts s on s.id = u.shift_id
  join activities a on a.id = u.activity_id
  join teams t on t.id = a.team_id
where
  u.volunteer_id = $1
  and u.status in ('pending', 'confirmed', 'waitlisted', 'offered')
  and u.starts_at > $2::timestamptz - make_interval(days => 30)
order by
  u.starts_at,
  u.id
limit 300;

-- one sign-up
select
  u.id as sign_up_id,
  a.id as activity_id,
  u.shift_id,
  u.status,
  a.title,
  s.post_name,
  a.place_name,
  a.address,
  a.place_note,
  a.lng,
  a.lat,
  t.name as team_name,
  a.preparations,
  s.starts_at,
  s.ends_at,
  greatest(u.updated_at, a.updated_at) as updated_at,
  (
    select count(*)::int
    from activity_changes c
    where
      c.activity_id = a.id
      and c.status = 'passed'
  ) as change_count
from
  sign_ups u
  join shifts s on s.id = u.shift_id
  join activities a on a.id = u.activity_id
  join teams t on t.id = a.team_id
where
  u.id = $1
  and u.volunteer_id = $2
  and u.status in ('pending', 'confirmed', 'waitlisted', 'offered');

-- whose secret
select "f"."volunteer_id"
from
  "calendar_feeds" as "f"
  inner join "volunteers" as "v" on "v"."id" = "f"."volunteer_id"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
where
  "f"."token_hash" = $1
  and "c"."status" = $2
  and "v"."status" not in ($3, $4, $5);

-- since when
select "created_at"
from "calendar_feeds"
where "volunteer_id" = $1;
