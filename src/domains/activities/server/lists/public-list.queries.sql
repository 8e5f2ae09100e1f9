-- newest, category and area, after a cursor
with
  page as materialized (
    select
      a.id,
      "a"."published_at" as sort_at
    from activities a
    where
      a.status = 'published'
      and (a.ends_at > $1) is true
      and (
        a.starts_at > $2
        or a.sign_up_closes_at > $3
      )
      and a.category = $4
      and a.area = $5
      and ("a"."published_at", a.id) < ($6, $7)
    order by
      "a"."published_at" desc,
      a.id desc
    limit $8
    offset $9
  )
select
  array(
    select id
    from page
    order by
      sort_at desc,
      id desc
  ) as ids,
  (
    select min(sort_at)
    from page
  ) as last_at,
  null::int as total;

-- gap, recruiting, minors, a week of evenings
with
  matches as materialized (
    select
      a.id,
      a.starts_at as sort_at,
      a.capacity - a.taken_count as sort_key
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
      and a.minor_policy <> 'none'
      and a.starts_at < $6
      and a.ends_at > $7
      and a.day_parts & 4 <> 0 /* of its shifts */
      and coalesce(
        (
          select true
          from shifts s
          where
            s.activity_id = a.id
            and s.starts_at >= $8
            and s.starts_at < $9
            and day_part_of (s.starts_at) = 4
          limit 1
        ),
        false
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
      sort_key desc,
      sort_at,
      id
    limit $10
    offset $11
  ) as ids,
  null::timestamptz as last_at,
  (
    select count(*)::int
    from matches
  ) as total;

-- nearest of a team, with what runs and takes nobody
with
  matches as materialized (
    select
      a.id,
      a.starts_at as sort_at,
      point(a.lng, degrees(asinh(tan(radians(a.lat))))) <-> point($1, degrees(asinh(tan(radians($2))))) as sort_key
    from activities a
    where
      a.status = 'published'
      and (a.ends_at > $3) is true
      and a.team_id = $4
    order by sort_key
    limit 1001
  )
select
  array(
    select id
    from matches
    order by
      sort_key,
      sort_at,
      id
    limit $5
    offset $6
  ) as ids,
  null::timestamptz as last_at,
  (
    select count(*)::int
    from matches
  ) as total;

-- longest of what is over, by keyword
with
  matches as materialized (
    select
      a.id,
      a.starts_at as sort_at,
      (
        select
          extract(
            epoch
            from ends_at - starts_at
          ) / 60 - break_minutes
        from shifts
        where activity_id = a.id
        order by
          ends_at <= $1,
          case when ends_at > $2 then starts_at
          end,
          starts_at desc,
          id
        limit 1
      ) as sort_key
    from activities a
    where
      a.status in ('settling', 'publicity', 'closed')
      and a.id in (
        with
          found_share as materialized (
            select count(*) as count
            from
              (
                select tokens
                from activity_search s
                order by s.activity_id desc
                limit 250
              ) n
            where tokens @@ $3::tsquery
          ),
          found_walk as materialized (
            select id
            from
              (
                select
                  s.activity_id as id,
                  tokens
                from activity_search s
                order by s.activity_id desc
                limit 20000
              ) n
            where
              tokens @@ $4::tsquery
              and (
                select count
                from found_share
              ) >= 40
            limit 1000
          ),
          found as materialized (
            select id
            from found_walk
            where
              (
                select count(*)
                from found_walk
              ) >= 1000
            union all
            (
              select s.activity_id
              from activity_search s
              where
                s.tokens @@ $5::tsquery
                and (
                  select count(*)
                  from found_walk
                ) < 1000
              order by s.activity_id + 0 desc
              limit 1000
            )
          )
        select id
        from found
      )
    order by
      "a"."starts_at" desc,
      a.id desc
    limit 1001
  )
select
  array(
    select id
    from matches
    order by
      sort_key desc,
      sort_at,
      id
    limit $6
    offset $7
  ) as ids,
  null::timestamptz as last_at,
  (
    select count(*)::int
    from matches
  ) as total;

-- count with places in a span
select count(*)::int as count
from
  (
    select
    from activities a
    where
      a.status = 'published'
      and (a.ends_at > $1) is true
      and (
        a.starts_at > $2
        or a.sign_up_closes_at > $3
      )
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
      and a.starts_at < $6
      and a.ends_at > $7
      and (
        a.starts_at >= $8
        or coalesce(
          (
            select true
            from shifts s
            where
              s.activity_id = a.id
              and s.starts_at >= $9
              and s.starts_at < $10
            limit 1
          ),
          false
        )
      )
    order by
      "a"."starts_at",
      a.id
    limit 1001
  ) m;
