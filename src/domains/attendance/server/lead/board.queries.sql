-- boardRows
with
  present as (
    select
      u.shift_id,
      u.volunteer_id,
      u.id as sign_up_id,
      u.party_size
    from sign_ups u
    where
      u.activity_id = $1
      and u.status = 'confirmed'
      and (
        $2::bigint is null
        or u.shift_id = $3
      )
      and (
        $4::bigint is null
        or u.volunteer_id = $5
      )
    union all
    select
      p.shift_id,
      p.volunteer_id,
      p.sign_up_id,
      1
    from participations p
    where
      p.activity_id = $6
      and p.status <> 'expected'
      and (
        $7::bigint is null
        or p.shift_id = $8
      )
      and (
        $9::bigint is null
        or p.volunteer_id = $10
      )
      and not exists (
        select 1
        from sign_ups u
        where
          u.shift_id = p.shift_id
          and u.volunteer_id = p.volunteer_id
          and u.status = 'confirmed'
      )
  )
select
  p.id as participation_id,
  w.sign_up_id,
  w.shift_id,
  w.volunteer_id,
  v.volunteer_no,
  v.name,
  v.gender,
  coalesce(c.mobile_masked, '') as mobile_masked,
  coalesce(p.status, 'expected') as state,
  coalesce(p.is_walk_in, false) as is_walk_in,
  w.party_size - 1 as companion_count,
  p.checked_in_at,
  p.checked_out_at,
  p.in_method,
  p.out_method,
  (
    select max(e.at)
    from attendance_events e
    where
      e.participation_id = p.id
      and e.kind = 'in'
      and e.tapped_at = "p"."checked_in_at"
  ) as in_arrived_at,
  (
    select max(e.at)
    from attendance_events e
    where
      e.participation_id = p.id
      and e.kind = 'out'
      and e.tapped_at = "p"."checked_out_at"
  ) as out_arrived_at,
  coalesce(p.place_result, 'unknown') as place_result,
  p.distance_m,
  p.fix_reason,
  p.absent_reason,
  p.volunteer_confirmed_at,
  (
    p.id is not null
    and exists (
      select 1
      from service_hours h
      where
        h.participation_id = p.id
        and h.status <> 'calculated'
    )
  ) as is_locked
from
  present w
  join volunteers v on v.id = w.volunteer_id
  join accounts c on c.id = v.account_id
  left join participations p on p.shift_id = w.shift_id
  and p.volunteer_id = w.volunteer_id
  and p.status <> 'expected'
order by
  w.shift_id,
  v.name,
  w.volunteer_id
limit 5000;

-- findPortrait
select "c"."icon_url"
from
  "volunteers" as "v"
  inner join "accounts" as "c" on "c"."id" = "v"."account_id"
where "v"."id" = $1;

-- countPresent
select
  count(*)::int as expected_count,
  (
    count(*) filter (where p.status = 'checkedIn')
  )::int as inside_count
from
  (
    select
      u.shift_id,
      u.volunteer_id,
      u.id as sign_up_id,
      u.party_size
    from sign_ups u
    where
      u.activity_id = $1
      and u.status = 'confirmed'
      and (
        $2::bigint is null
        or u.shift_id = $3
      )
      and (
        $4::bigint is null
        or u.volunteer_id = $5
      )
    union all
    select
      p.shift_id,
      p.volunteer_id,
      p.sign_up_id,
      1
    from participations p
    where
      p.activity_id = $6
      and p.status <> 'expected'
      and (
        $7::bigint is null
        or p.shift_id = $8
      )
      and (
        $9::bigint is null
        or p.volunteer_id = $10
      )
      and not exists (
        select 1
        from sign_ups u
        where
          u.shift_id = p.shift_id
          and u.volunteer_id = p.volunteer_id
          and u.status = 'confirmed'
      )
  ) w
  left join participations p on p.shift_id = w.shift_id
  and p.volunteer_id = w.volunteer_id;

-- shiftsOf
select
  "id",
  "post_name",
  "starts_at",
  "ends_at",
  "capacity",
  "status"
from "shifts"
where "activity_id" = $1
order by
  "starts_at",
  "id";

-- findTeamActivity
select
  "id",
  "title",
  "place_name",
  "status"
from "activities"
where
  "id" = $1
  and "team_id" = $2;
