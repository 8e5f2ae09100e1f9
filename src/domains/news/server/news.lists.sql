-- listNewsCategories 1
select
  "id",
  "name",
  "sort",
  "is_enabled",
  "is_in_navigation",
  "parent_id",
  "layout",
  "post_scope",
  "review_levels",
  "version"
from "news_categories"
where "is_enabled" = $1
order by
  "sort",
  "id"
limit $2
offset $3;

-- listNews 1
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
order by
  "n"."published_at" desc,
  "n"."id" desc
limit $2
offset $3;

-- listNews 2
select count(*) as total
from
  (
    (
      select "n"."id"
      from
        "news_items" as "n"
        left join "news_categories" as "c" on "c"."id" = "n"."category_id"
      where
        "n"."status" = 'published'
        and "c"."is_enabled" = $1
      limit $2
    )
  ) as counted;

-- listNewsReviewQueue 1
select
  "day",
  "is_workday"
from "work_calendar"
where
  "day" >= $1
  and "day" <= $2;

-- listNewsReviewQueue 2
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
  "n"."version",
  "n"."updated_at",
  "n"."submitted_at",
  "n"."revision_status",
  "n"."note",
  "n"."top_until",
  "n"."organisation_id",
  "r"."writer_name",
  "r"."opinion",
  "n"."reviewed_at",
  "f"."display_name" as "first_reviewer_name",
  "l"."display_name" as "final_reviewer_name",
  r.form ->> 'title' as "work_title",
  null::timestamptz as "decided_at"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  inner join lateral (
    select *
    from "news_revisions" as "one"
    where
      "one"."news_id" = "n"."id"
      and one.status = 'pending'
  ) as "r" on true
  left join "teams" as "t" on "t"."id" = "n"."team_id"
  left join "accounts" as "f" on "f"."id" = "r"."first_reviewer_id"
  left join "accounts" as "l" on "l"."id" = "r"."final_reviewer_id"
where
  "n"."deleted_at" is null
  and (
    n.status = 'pending'
    or n.revision_status = 'pending'
  )
  and "n"."id" in (
    select "n"."id"
    from "news_items" as "n"
    where
      "n"."deleted_at" is null
      and (
        n.status = 'pending'
        or n.revision_status = 'pending'
      )
      and n.organisation_id in (
        select id
        from organisations
        where starts_with(path, $1)
      )
    order by
      n.submitted_at,
      n.id
    limit $2
    offset $3
  )
order by
  n.submitted_at,
  n.id;

-- listNewsReviewQueue 3
select
  array[
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and (
                n.status = 'pending'
                or n.revision_status = 'pending'
              )
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $1)
              )
              and "n"."submitted_at" < $2
            limit $3
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and (
                n.status = 'pending2'
                or n.revision_status = 'pending2'
              )
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $4)
              )
              and "n"."submitted_at" < $5
            limit $6
          )
        ) as counted
    )
  ]::int[] as counts;

-- listNewsReviewQueue 4
select
  array[
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and (
                n.status = 'pending'
                or n.revision_status = 'pending'
              )
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $1)
              )
            limit $2
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and (
                n.status = 'pending2'
                or n.revision_status = 'pending2'
              )
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $3)
              )
            limit $4
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and true
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $5)
              )
              and n.id in (
                select news_id
                from
                  (
                    (
                      select
                        id,
                        news_id,
                        number,
                        first_reviewer_id,
                        first_reviewed_at,
                        final_reviewer_id,
                        final_reviewed_at
                      from news_revisions own
                      where "own"."first_reviewer_id" = $6
                      order by "own"."first_reviewed_at" desc
                      limit 2000
                    )
                    union all
                    (
                      select
                        id,
                        news_id,
                        number,
                        first_reviewer_id,
                        first_reviewed_at,
                        final_reviewer_id,
                        final_reviewed_at
                      from news_revisions own
                      where "own"."final_reviewer_id" = $7
                      order by "own"."final_reviewed_at" desc
                      limit 2000
                    )
                  ) decided
              )
            limit $8
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and n.status = 'published'
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $9)
              )
            limit $10
          )
        ) as counted
    ),
    (
      select count(*)
      from
        (
          (
            select "n"."id"
            from "news_items" as "n"
            where
              "n"."deleted_at" is null
              and n.status = 'offline'
              and n.organisation_id in (
                select id
                from organisations
                where starts_with(path, $11)
              )
            limit $12
          )
        ) as counted
    )
  ]::int[] as counts;
