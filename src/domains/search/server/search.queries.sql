-- a page of activities by Latin words
select
  (
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
          lower(r.title) like $8
          and lower(r.title) like $9 as is_titled,
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
            lower(r.title) like $10
            or lower(
              concat_ws(
                ' ',
                r.title,
                r.summary,
                r.content,
                r.place_name,
                r.address
              )
            ) like $11
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
        limit $12
        offset $13
      )
    select
      json_build_object(
        'found',
        (
          select count(*)
          from matches
        ),
        'looked',
        (
          select count(*)
          from candidates
        ),
        'list',
        (
          select
            coalesce(
              json_agg(
                json_build_object(
                  'id',
                  r.id,
                  'title',
                  r.title,
                  'text',
                  concat_ws(
                    ' ',
                    r.summary,
                    r.content,
                    r.place_name,
                    r.address
                  ),
                  'category',
                  r.category,
                  'status',
                  r.status,
                  'startsAt',
                  r.starts_at,
                  'endsAt',
                  r.ends_at,
                  'signUpOpensAt',
                  r.sign_up_opens_at,
                  'signUpClosesAt',
                  r.sign_up_closes_at,
                  'waitlistMode',
                  r.waitlist_mode,
                  'placeName',
                  r.place_name,
                  'areaName',
                  ar.name,
                  'teamName',
                  t.name,
                  'placesLeft',
                  (
                    select coalesce(sum(h.capacity - h.taken_count), 0)::int
                    from shifts h
                    where
                      h.activity_id = r.id
                      and h.status = 'open'
                      and coalesce(h.closes_at, h.starts_at) > $14
                  )
                )
                order by page.place
              ),
              '[]'
            )
          from
            page
            join activities r on r.id = page.id
            join teams t on t.id = r.team_id
            left join areas ar on ar.code = r.area
        )
      )
  ) as activity;

-- an activity by its number
select
  json_build_object(
    'id',
    r.id,
    'title',
    r.title,
    'text',
    concat_ws(
      ' ',
      r.summary,
      r.content,
      r.place_name,
      r.address
    ),
    'category',
    r.category,
    'status',
    r.status,
    'startsAt',
    r.starts_at,
    'endsAt',
    r.ends_at,
    'signUpOpensAt',
    r.sign_up_opens_at,
    'signUpClosesAt',
    r.sign_up_closes_at,
    'waitlistMode',
    r.waitlist_mode,
    'placeName',
    r.place_name,
    'areaName',
    ar.name,
    'teamName',
    t.name,
    'placesLeft',
    (
      select coalesce(sum(h.capacity - h.taken_count), 0)::int
      from shifts h
      where
        h.activity_id = r.id
        and h.status = 'open'
        and coalesce(h.closes_at, h.starts_at) > $1
    )
  ) as hit
from
  activities r
  join teams t on t.id = r.team_id
  left join areas ar on ar.code = r.area
where
  r.activity_no in ($2, $3)
  and r.status in ('published', 'settling', 'publicity', 'closed')
limit 1;

-- suggest activities
select
  (
    with
      c_share as materialized (
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
      c_walk as materialized (
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
            from c_share
          ) >= 40
        limit 60
      ),
      c as materialized (
        select id
        from c_walk
        where
          (
            select count(*)
            from c_walk
          ) >= 60
        union all
        (
          select s.activity_id
          from activity_search s
          where
            s.tokens @@ $3::tsquery
            and (
              select count(*)
              from c_walk
            ) < 60
          order by s.activity_id + 0 desc
          limit 60
        )
      )
    select coalesce(json_agg(suggestion), '[]')
    from
      (
        select json_build_object('id', r.id, 'text', r.title) as suggestion
        from
          c
          join activities r on r.id = c.id
        where
          r.status in ('published', 'settling', 'publicity', 'closed')
          and not (
            (
              r.status <> 'published'
              or r.ends_at <= $4
            )
          )
          and r.title like $5
          and r.title like $6
        order by
          extract(
            epoch
            from r.starts_at
          ),
          r.id desc
        limit 4
      ) suggested
  ) as activity;

-- where the files of the site map begin
select id
from
  (
    select
      r.id,
      row_number() over (order by r.id) as place
    from activities r
    where r.status in ('published', 'settling', 'publicity', 'closed')
  ) p
where place % 10000 = 1
order by id;

-- one file of the site map
select
  r.id,
  r.published_at as changed_at,
  c.id as category_id,
  c.name as category_name
from
  news_items r
  left join news_categories c on c.id = r.category_id
where
  r.status = 'published'
  and (
    select is_enabled
    from news_categories
    where id = r.category_id
  )
  and r.id >= $1
order by r.id
limit 10000;
