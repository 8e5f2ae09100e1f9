-- list of a category
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  left join "teams" as "t" on "t"."id" = "n"."team_id"
where
  "n"."status" = 'published'
  and "c"."is_enabled" = $1
  and "n"."category_id" = $2;

-- list of a category with children
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  left join "teams" as "t" on "t"."id" = "n"."team_id"
where
  "n"."status" = 'published'
  and "c"."is_enabled" = $1
  and "n"."category_id" in ($2, $3);

-- page of a category with children
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  left join "teams" as "t" on "t"."id" = "n"."team_id"
where
  "n"."status" = 'published'
  and "c"."is_enabled" = $1
  and "n"."category_id" in ($2, $3)
  and n.id = any (
    array(
      select item.id
      from
        news_categories k
        cross join lateral (
          select id
          from news_items
          where
            category_id = k.id
            and status = 'published'
          order by
            is_top desc,
            published_at desc,
            id desc
          limit $4
        ) item
      where k.id in ($5, $6)
    )
  )
order by
  "n"."is_top" desc,
  "n"."published_at" desc;

-- list by words and days
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  left join "teams" as "t" on "t"."id" = "n"."team_id"
where
  "n"."status" = 'published'
  and "c"."is_enabled" = $1
  and "n"."published_at" >= $2
  and "n"."published_at" < $3
  and (
    n.id in (
      with
        found_share as materialized (
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
        found_walk as materialized (
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
            select s.news_id
            from news_search s
            where
              s.tokens @@ $6::tsquery
              and (
                select count(*)
                from found_walk
              ) < 1000
            order by s.news_id + 0 desc
            limit 1000
          )
        )
      select id
      from found
    )
  );

-- list of an author
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  left join "teams" as "t" on "t"."id" = "n"."team_id"
where
  "n"."status" = 'published'
  and "c"."is_enabled" = $1
  and "n"."author" = $2;

-- latest of every category
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count"
from
  "news_categories" as "c"
  inner join lateral (
    select *
    from "news_items" as "item"
    where
      "item"."category_id" = "c"."id"
      and "item"."status" = 'published'
    order by
      "item"."is_top" desc,
      "item"."published_at" desc,
      "item"."id" desc
    limit $1
  ) as "n" on true
  left join "teams" as "t" on "t"."id" = "n"."team_id"
where "c"."is_enabled" = $2
order by
  "n"."is_top" desc,
  "n"."published_at" desc,
  "n"."id" desc;

-- public items of every category
select
  "c"."id",
  (
    select count(*) as "count"
    from
      (
        select "item"."id"
        from "news_items" as "item"
        where
          "item"."category_id" = "c"."id"
          and "item"."status" = 'published'
        limit $1
      ) as "counted"
  ) as "count"
from "news_categories" as "c";

-- one item
select
  "n"."id",
  "n"."category_id",
  "c"."name" as "category_name",
  "n"."title",
  "n"."summary",
  "n"."source",
  "n"."author",
  "n"."team_id",
  "t"."name" as "team_name",
  "n"."art_category",
  "n"."is_top",
  "n"."is_recommended",
  "n"."cover_url",
  "n"."status",
  "n"."published_at",
  "n"."view_count",
  "c"."is_enabled",
  "n"."organisation_id",
  "n"."sub_title",
  "n"."editor",
  "n"."content",
  "n"."attachments",
  "n"."reviewed_at",
  "a"."id" as "activity_id",
  "a"."title" as "activity_title"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  left join "teams" as "t" on "t"."id" = "n"."team_id"
  left join "activities" as "a" on "a"."id" = "n"."activity_id"
  and "a"."status" in ($1, $2, $3, $4)
where
  "n"."id" = $5
  and "n"."deleted_at" is null;

-- next newer
select
  "id",
  "title"
from "news_items"
where
  "status" = 'published'
  and "category_id" = $1
  and (published_at, id) > ($2, $3)
order by
  "published_at" asc,
  "id" asc
limit $4;
