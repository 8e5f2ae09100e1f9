-- by day
select
  d.day,
  c.count
from
  unnest($1::date[]) as d (day)
  cross join lateral (
    select count(*)::int as count
    from
      (
        select distinct s.activity_id
        from
          (
            select activity_id
            from shifts
            where
              starts_at >= greatest(
                d.day::timestamp at time zone 'Asia/Shanghai',
                $2::timestamptz
              )
              and starts_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
            order by
              starts_at,
              id
            limit 5000
          ) s
        where
          (
            select
              a.status = 'published'
              and (a.ends_at > $3) is true
              and (
                a.starts_at > $4
                or a.sign_up_closes_at > $5
              )
              and a.area = $6
            from activities a
            where a.id = s.activity_id
          )
        limit 1001
      ) m
  ) c
order by day;

-- by day, past and coming
select
  d.day,
  c.count
from
  unnest($1::date[]) as d (day)
  cross join lateral (
    select count(*)::int as count
    from
      (
        select distinct s.activity_id
        from
          (
            select activity_id
            from shifts
            where
              starts_at >= greatest(
                d.day::timestamp at time zone 'Asia/Shanghai',
                $2::timestamptz
              )
              and starts_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
            order by
              starts_at,
              id
            limit 5000
          ) s
        where
          (
            select
              a.status in ('settling', 'publicity', 'closed')
              and a.category = $3
            from activities a
            where a.id = s.activity_id
          )
        limit 1001
      ) m
  ) c
union all
select
  d.day,
  c.count
from
  unnest($4::date[]) as d (day)
  cross join lateral (
    select count(*)::int as count
    from
      (
        select distinct s.activity_id
        from
          (
            select activity_id
            from shifts
            where
              starts_at >= greatest(
                d.day::timestamp at time zone 'Asia/Shanghai',
                $5::timestamptz
              )
              and starts_at < (d.day + 1)::timestamp at time zone 'Asia/Shanghai'
            order by
              starts_at,
              id
            limit 5000
          ) s
        where
          (
            select
              a.status = 'published'
              and (a.ends_at > $6) is true
              and (
                a.starts_at > $7
                or a.sign_up_closes_at > $8
              )
              and a.category = $9
            from activities a
            where a.id = s.activity_id
          )
        limit 1001
      ) m
  ) c
order by day;

-- by category and area
select
  a.category,
  a.area,
  count(*)::int as count
from activities a
where
  a.status = 'published'
  and (a.ends_at > $1) is true
  and (
    a.starts_at > $2
    or a.sign_up_closes_at > $3
  )
group by
  a.category,
  a.area;

-- what recruits by category and area
select
  a.category,
  a.area,
  count(*)::int as count
from activities a
where
  a.status = 'published'
  and (a.ends_at > $1) is true
  and (
    a.sign_up_opens_at is null
    or a.sign_up_opens_at <= $2
  )
  and a.sign_up_closes_at > $3
  and not a.is_full
  and (
    coalesce(a.first_closes_at, a.starts_at) > $4
    or coalesce(
      (
        select true
        from shifts s
        where
          s.activity_id = a.id
          and s.status = 'open'
          and coalesce(s.closes_at, s.starts_at) > $5
          and not s.is_full
        limit 1
      ),
      false
    )
  )
group by
  a.category,
  a.area;
