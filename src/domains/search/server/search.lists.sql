-- searchSite 1
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
                      and coalesce(h.closes_at, h.starts_at) > $16
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
  ) as "activity",
  (
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
        where tokens @@ $17::tsquery
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
          tokens @@ $18::tsquery
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
            s.tokens @@ $19::tsquery
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
        where tokens @@ $20::tsquery
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
          tokens @@ $21::tsquery
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
            s.tokens @@ $22::tsquery
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
          concat_ws(' ', r.name, r.short_name) like $23
          and concat_ws(' ', r.name, r.short_name) like $24 as is_titled,
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
            concat_ws(' ', r.name, r.short_name) like $25
            and concat_ws(' ', r.name, r.short_name) like $26
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
            ) like $27
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
            ) like $28
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
        limit $29
        offset $30
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
                  r.name,
                  'text',
                  concat_ws(' ', r.slogan, r.intro, r.address),
                  'category',
                  r.category,
                  'areaName',
                  ar.name,
                  'memberCount',
                  coalesce(f.member_count, 0),
                  'activityCount',
                  coalesce(f.activity_count, 0)
                )
                order by page.place
              ),
              '[]'
            )
          from
            page
            join teams r on r.id = page.id
            left join areas ar on ar.code = r.area
            left join team_figures f on f.team_id = r.id
        )
      )
  ) as "team",
  (
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
        where tokens @@ $31::tsquery
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
          tokens @@ $32::tsquery
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
            s.tokens @@ $33::tsquery
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
        where tokens @@ $34::tsquery
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
          tokens @@ $35::tsquery
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
            s.tokens @@ $36::tsquery
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
          coalesce(r.public_title, '') like $37
          and coalesce(r.public_title, '') like $38 as is_titled,
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
            coalesce(r.public_title, '') like $39
            and coalesce(r.public_title, '') like $40
            or concat_ws(
              ' ',
              r.public_title,
              r.public_text,
              (
                select name
                from service_categories
                where key = r.category
              )
            ) like $41
            and concat_ws(
              ' ',
              r.public_title,
              r.public_text,
              (
                select name
                from service_categories
                where key = r.category
              )
            ) like $42
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
        limit $43
        offset $44
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
                  r.public_title,
                  'text',
                  r.public_text,
                  'category',
                  r.category,
                  'status',
                  r.status,
                  'areaName',
                  ar.name,
                  'submittedAt',
                  r.submitted_at
                )
                order by page.place
              ),
              '[]'
            )
          from
            page
            join needs r on r.id = page.id
            left join areas ar on ar.code = r.area
        )
      )
  ) as "need",
  (
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
        where tokens @@ $45::tsquery
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
          tokens @@ $46::tsquery
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
            s.tokens @@ $47::tsquery
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
        where tokens @@ $48::tsquery
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
          tokens @@ $49::tsquery
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
            s.tokens @@ $50::tsquery
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
          r.title like $51
          and r.title like $52 as is_titled,
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
            r.title like $53
            and r.title like $54
            or (
              select plain_text
              from news_search
              where news_id = r.id
            ) like $55
            and (
              select plain_text
              from news_search
              where news_id = r.id
            ) like $56
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
        limit $57
        offset $58
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
                  substr(s.plain_text, length(r.title) + 2),
                  'categoryId',
                  r.category_id,
                  'categoryName',
                  nc.name,
                  'source',
                  r.source,
                  'publishedAt',
                  r.published_at
                )
                order by page.place
              ),
              '[]'
            )
          from
            page
            join news_items r on r.id = page.id
            join news_categories nc on nc.id = r.category_id
            join news_search s on s.news_id = r.id
        )
      )
  ) as "news";
