-- last month
with
  most as (
    select
      h.volunteer_id as id,
      sum(h.minutes)::int as minutes
    from
      service_hours h
      join volunteers v on v.id = h.volunteer_id
    where
      h.status = 'effective'
      and h.service_on >= $1::date
      and h.service_on < $2::date
      and v.joins_rankings
      and v.status = 'active'
    group by h.volunteer_id
    having sum(h.minutes) > 0
    order by
      minutes desc,
      id
    limit 3
  )
select
  m.id,
  v.name,
  v.gender,
  v.is_name_public,
  m.minutes,
  (
    select t.name
    from
      service_hours h
      join teams t on t.id = h.team_id
    where
      h.volunteer_id = m.id
      and h.status = 'effective'
      and h.service_on >= $3::date
      and h.service_on < $4::date
    group by t.id
    order by
      sum(h.minutes) desc,
      t.id
    limit 1
  ) as team_name,
  (
    select sum(h.minutes)::int
    from service_hours h
    where
      h.volunteer_id = m.id
      and h.status = 'effective'
  ) as total_minutes
from
  most m
  join volunteers v on v.id = m.id
order by
  m.minutes desc,
  m.id;

select
  t.id as team_id,
  t.name,
  t.category,
  t.seal_char,
  t.icon_url,
  m.minutes,
  m.activity_count
from
  (
    select
      h.team_id,
      sum(h.minutes)::int as minutes,
      count(distinct h.activity_id)::int as activity_count
    from service_hours h
    where
      h.status = 'effective'
      and h.service_on >= $1::date
      and h.service_on < $2::date
    group by h.team_id
    having sum(h.minutes) > 0
  ) m
  join teams t on t.id = m.team_id
where t.status = 'active'
order by
  m.minutes desc,
  t.id
limit 4;
