-- searchSite 1
with
  titled_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from activity_search s
        order by s.activity_id desc
        limit 250
      ) n
    where tokens @@ $1::tsquery
  ),
  titled_walk as materialized (
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
      tokens @@ $2::tsquery
      and (
        select count
        from titled_share
      ) >= 40
    limit 1000
  ),
  titled as materialized (
    select id
    from titled_walk
    where
      (
        select count(*)
        from titled_walk
      ) >= 1000
    union all
    (
      select s.activity_id
      from activity_search s
      where
        s.tokens @@ $3::tsquery
        and (
          select count(*)
          from titled_walk
        ) < 1000
      order by s.activity_id + 0 desc
      limit 1000
    )
  ),
  others_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from activity_search s
        order by s.activity_id desc
        limit 250
      ) n
    where tokens @@ $4::tsquery
  ),
  others_walk as materialized (
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
      tokens @@ $5::tsquery
      and (
        select count
        from others_share
      ) >= 40
    limit
      (
        1000 - (
          select count(*)
          from titled
        )
      )
  ),
  others as materialized (
    select id
    from others_walk
    where
      (
        select count(*)
        from others_walk
      ) >= (
        1000 - (
          select count(*)
          from titled
        )
      )
    union all
    (
      select s.activity_id
      from activity_search s
      where
        s.tokens @@ $6::tsquery
        and (
          select count(*)
          from others_walk
        ) < (
          1000 - (
            select count(*)
            from titled
          )
        )
      order by s.activity_id + 0 desc
      limit
        (
          1000 - (
            select count(*)
            from titled
          )
        )
    )
  ),
  candidates as materialized (
    select id
    from titled
    union all
    select id
    from others
  ),
  matches as (
    select
      r.id,
      (
        r.status <> 'published'
        or r.ends_at <= $7
      ) as is_over,
      r.title like $8
      and r.title like $9 as is_titled,
      extract(
        epoch
        from r.starts_at
      ) as at
    from
      candidates c
      join activities r on r.id = c.id
    where
      r.status in ('published', 'settling', 'publicity', 'closed')
      and (
        r.title like $10
        and r.title like $11
        or concat_ws(
          ' ',
          r.title,
          r.summary,
          r.content,
          r.place_name,
          r.address
        ) like $12
        and concat_ws(
          ' ',
          r.title,
          r.summary,
          r.content,
          r.place_name,
          r.address
        ) like $13
      )
  ),
  page as (
    select
      *,
      row_number() over (
        order by
          is_over,
          is_titled desc,
          case
            when is_over then - at
            else at
          end,
          id desc
      ) as place
    from matches
    order by place
    limit $14
    offset $15
  )
select
  r.id,
  r.title,
  concat_ws(
    ' ',
    r.summary,
    r.content,
    r.place_name,
    r.address
  ) as text,
  r.category,
  r.status,
  r.starts_at,
  r.ends_at,
  r.sign_up_opens_at,
  r.sign_up_closes_at,
  r.waitlist_mode,
  r.place_name,
  ar.name as area_name,
  t.name as team_name,
  (
    select coalesce(sum(h.capacity - h.taken_count), 0)::int
    from shifts h
    where
      h.activity_id = r.id
      and h.status = 'open'
      and coalesce(h.closes_at, h.starts_at) > $16
  ) as places_left,
  (
    select count(*)
    from matches
  )::int as found,
  (
    select count(*)
    from candidates
  )::int as looked
from
  page
  join activities r on r.id = page.id
  join teams t on t.id = r.team_id
  left join areas ar on ar.code = r.area
order by page.place;

-- searchSite 2
with
  titled_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from need_search s
        order by s.need_id desc
        limit 250
      ) n
    where tokens @@ $1::tsquery
  ),
  titled_walk as materialized (
    select id
    from
      (
        select
          s.need_id as id,
          tokens
        from need_search s
        order by s.need_id desc
        limit 20000
      ) n
    where
      tokens @@ $2::tsquery
      and (
        select count
        from titled_share
      ) >= 40
    limit 1000
  ),
  titled as materialized (
    select id
    from titled_walk
    where
      (
        select count(*)
        from titled_walk
      ) >= 1000
    union all
    (
      select s.need_id
      from need_search s
      where
        s.tokens @@ $3::tsquery
        and (
          select count(*)
          from titled_walk
        ) < 1000
      order by s.need_id + 0 desc
      limit 1000
    )
  ),
  others_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from need_search s
        order by s.need_id desc
        limit 250
      ) n
    where tokens @@ $4::tsquery
  ),
  others_walk as materialized (
    select id
    from
      (
        select
          s.need_id as id,
          tokens
        from need_search s
        order by s.need_id desc
        limit 20000
      ) n
    where
      tokens @@ $5::tsquery
      and (
        select count
        from others_share
      ) >= 40
    limit
      (
        1000 - (
          select count(*)
          from titled
        )
      )
  ),
  others as materialized (
    select id
    from others_walk
    where
      (
        select count(*)
        from others_walk
      ) >= (
        1000 - (
          select count(*)
          from titled
        )
      )
    union all
    (
      select s.need_id
      from need_search s
      where
        s.tokens @@ $6::tsquery
        and (
          select count(*)
          from others_walk
        ) < (
          1000 - (
            select count(*)
            from titled
          )
        )
      order by s.need_id + 0 desc
      limit
        (
          1000 - (
            select count(*)
            from titled
          )
        )
    )
  ),
  candidates as materialized (
    select id
    from titled
    union all
    select id
    from others
  ),
  matches as (
    select
      r.id,
      r.status = 'closed' as is_over,
      coalesce(r.public_title, '') like $7
      and coalesce(r.public_title, '') like $8 as is_titled,
      - extract(
        epoch
        from r.submitted_at
      ) as at
    from
      candidates c
      join needs r on r.id = c.id
    where
      r.is_public
      and r.status in (
        'dispatched',
        'openPool',
        'accepted',
        'inService',
        'toRate',
        'closed'
      )
      and (
        coalesce(r.public_title, '') like $9
        and coalesce(r.public_title, '') like $10
        or concat_ws(
          ' ',
          r.public_title,
          r.public_text,
          (
            select name
            from service_categories
            where key = r.category
          )
        ) like $11
        and concat_ws(
          ' ',
          r.public_title,
          r.public_text,
          (
            select name
            from service_categories
            where key = r.category
          )
        ) like $12
      )
  ),
  page as (
    select
      *,
      row_number() over (
        order by
          is_over,
          is_titled desc,
          case
            when is_over then - at
            else at
          end,
          id desc
      ) as place
    from matches
    order by place
    limit $13
    offset $14
  )
select
  r.id,
  r.public_title as title,
  r.public_text as text,
  r.category,
  r.status,
  ar.name as area_name,
  r.submitted_at,
  (
    select count(*)
    from matches
  )::int as found,
  (
    select count(*)
    from candidates
  )::int as looked
from
  page
  join needs r on r.id = page.id
  left join areas ar on ar.code = r.area
order by page.place;

-- searchSite 3
with
  titled_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from news_search s
        order by s.news_id desc
        limit 250
      ) n
    where tokens @@ $1::tsquery
  ),
  titled_walk as materialized (
    select id
    from
      (
        select
          s.news_id as id,
          tokens
        from news_search s
        order by s.news_id desc
        limit 20000
      ) n
    where
      tokens @@ $2::tsquery
      and (
        select count
        from titled_share
      ) >= 40
    limit 1000
  ),
  titled as materialized (
    select id
    from titled_walk
    where
      (
        select count(*)
        from titled_walk
      ) >= 1000
    union all
    (
      select s.news_id
      from news_search s
      where
        s.tokens @@ $3::tsquery
        and (
          select count(*)
          from titled_walk
        ) < 1000
      order by s.news_id + 0 desc
      limit 1000
    )
  ),
  others_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from news_search s
        order by s.news_id desc
        limit 250
      ) n
    where tokens @@ $4::tsquery
  ),
  others_walk as materialized (
    select id
    from
      (
        select
          s.news_id as id,
          tokens
        from news_search s
        order by s.news_id desc
        limit 20000
      ) n
    where
      tokens @@ $5::tsquery
      and (
        select count
        from others_share
      ) >= 40
    limit
      (
        1000 - (
          select count(*)
          from titled
        )
      )
  ),
  others as materialized (
    select id
    from others_walk
    where
      (
        select count(*)
        from others_walk
      ) >= (
        1000 - (
          select count(*)
          from titled
        )
      )
    union all
    (
      select s.news_id
      from news_search s
      where
        s.tokens @@ $6::tsquery
        and (
          select count(*)
          from others_walk
        ) < (
          1000 - (
            select count(*)
            from titled
          )
        )
      order by s.news_id + 0 desc
      limit
        (
          1000 - (
            select count(*)
            from titled
          )
        )
    )
  ),
  candidates as materialized (
    select id
    from titled
    union all
    select id
    from others
  ),
  matches as (
    select
      r.id,
      false as is_over,
      r.title like $7
      and r.title like $8 as is_titled,
      - extract(
        epoch
        from r.published_at
      ) as at
    from
      candidates c
      join news_items r on r.id = c.id
    where
      r.status = 'published'
      and (
        select is_enabled
        from news_categories
        where id = r.category_id
      )
      and (
        r.title like $9
        and r.title like $10
        or (
          select plain_text
          from news_search
          where news_id = r.id
        ) like $11
        and (
          select plain_text
          from news_search
          where news_id = r.id
        ) like $12
      )
  ),
  page as (
    select
      *,
      row_number() over (
        order by
          is_over,
          is_titled desc,
          case
            when is_over then - at
            else at
          end,
          id desc
      ) as place
    from matches
    order by place
    limit $13
    offset $14
  )
select
  r.id,
  r.title,
  substr(s.plain_text, length(r.title) + 2) as text,
  r.category_id,
  nc.name as category_name,
  r.source,
  r.published_at,
  (
    select count(*)
    from matches
  )::int as found,
  (
    select count(*)
    from candidates
  )::int as looked
from
  page
  join news_items r on r.id = page.id
  join news_categories nc on nc.id = r.category_id
  join news_search s on s.news_id = r.id
order by page.place;

-- searchSite 4
with
  titled_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from team_search s
        order by s.team_id desc
        limit 250
      ) n
    where tokens @@ $1::tsquery
  ),
  titled_walk as materialized (
    select id
    from
      (
        select
          s.team_id as id,
          tokens
        from team_search s
        order by s.team_id desc
        limit 20000
      ) n
    where
      tokens @@ $2::tsquery
      and (
        select count
        from titled_share
      ) >= 40
    limit 1000
  ),
  titled as materialized (
    select id
    from titled_walk
    where
      (
        select count(*)
        from titled_walk
      ) >= 1000
    union all
    (
      select s.team_id
      from team_search s
      where
        s.tokens @@ $3::tsquery
        and (
          select count(*)
          from titled_walk
        ) < 1000
      order by s.team_id + 0 desc
      limit 1000
    )
  ),
  others_share as materialized (
    select count(*) as count
    from
      (
        select tokens
        from team_search s
        order by s.team_id desc
        limit 250
      ) n
    where tokens @@ $4::tsquery
  ),
  others_walk as materialized (
    select id
    from
      (
        select
          s.team_id as id,
          tokens
        from team_search s
        order by s.team_id desc
        limit 20000
      ) n
    where
      tokens @@ $5::tsquery
      and (
        select count
        from others_share
      ) >= 40
    limit
      (
        1000 - (
          select count(*)
          from titled
        )
      )
  ),
  others as materialized (
    select id
    from others_walk
    where
      (
        select count(*)
        from others_walk
      ) >= (
        1000 - (
          select count(*)
          from titled
        )
      )
    union all
    (
      select s.team_id
      from team_search s
      where
        s.tokens @@ $6::tsquery
        and (
          select count(*)
          from others_walk
        ) < (
          1000 - (
            select count(*)
            from titled
          )
        )
      order by s.team_id + 0 desc
      limit
        (
          1000 - (
            select count(*)
            from titled
          )
        )
    )
  ),
  candidates as materialized (
    select id
    from titled
    union all
    select id
    from others
  ),
  matches as (
    select
      r.id,
      false as is_over,
      concat_ws(' ', r.name, r.short_name) like $7
      and concat_ws(' ', r.name, r.short_name) like $8 as is_titled,
      - extract(
        epoch
        from r.registered_at
      ) as at
    from
      candidates c
      join teams r on r.id = c.id
    where
      r.status = 'active'
      and (
        concat_ws(' ', r.name, r.short_name) like $9
        and concat_ws(' ', r.name, r.short_name) like $10
        or concat_ws(
          ' ',
          r.name,
          r.short_name,
          r.slogan,
          r.intro,
          r.address,
          (
            select name
            from service_categories
            where key = r.category
          )
        ) like $11
        and concat_ws(
          ' ',
          r.name,
          r.short_name,
          r.slogan,
          r.intro,
          r.address,
          (
            select name
            from service_categories
            where key = r.category
          )
        ) like $12
      )
  ),
  page as (
    select
      *,
      row_number() over (
        order by
          is_over,
          is_titled desc,
          case
            when is_over then - at
            else at
          end,
          id desc
      ) as place
    from matches
    order by place
    limit $13
    offset $14
  )
select
  r.id,
  r.name as title,
  concat_ws(' ', r.slogan, r.intro, r.address) as text,
  r.category,
  ar.name as area_name,
  coalesce(f.member_count, 0) as member_count,
  coalesce(f.activity_count, 0) as activity_count,
  (
    select count(*)
    from matches
  )::int as found,
  (
    select count(*)
    from candidates
  )::int as looked
from
  page
  join teams r on r.id = page.id
  left join areas ar on ar.code = r.area
  left join team_figures f on f.team_id = r.id
order by page.place;
