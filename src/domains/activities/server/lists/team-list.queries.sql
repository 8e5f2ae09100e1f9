-- one page
with
  page as (
    select a.id
    from activities a
    where
      a.team_id = $1
      and a.status in ('published', 'suspended')
      and lower(a.title) like $2
      and exists (
        select
        from sign_ups
        where
          activity_id = a.id
          and status = 'pending'
      )
    order by
      a.updated_at desc,
      a.id desc
    limit $3
    offset $4
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
            and coalesce(closes_at, starts_at) > $5
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
      ends_at <= $6,
      case when ends_at > $7 then starts_at
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

-- counts of tabs
select
  a.status,
  count(*)::int as count
from activities a
where
  a.team_id = $1
  and lower(a.title) like $2
  and exists (
    select
    from sign_ups
    where
      activity_id = a.id
      and status = 'pending'
  )
group by a.status;
