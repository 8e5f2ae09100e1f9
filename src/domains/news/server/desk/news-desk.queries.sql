-- a team’s items
select "n"."id"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and "n"."team_id" = $1
  and coalesce(n.revision_status, n.status) = $2
  and "n"."title" like $3;

-- a unit’s items
select "n"."id"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and "n"."team_id" is null
  and n.organisation_id in (
    select id
    from organisations
    where starts_with(path, $1)
  );

-- what staff wrote, by publication
select "n"."id"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and "n"."team_id" is null
order by
  coalesce(n.published_at, '-infinity') desc,
  n.id desc
limit $1
offset $2;

-- what staff wrote, most read first
select "n"."id"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and "n"."team_id" is null
order by
  n.view_count desc,
  n.id desc
limit $1
offset $2;

-- what staff wrote, by title
select "n"."id"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and "n"."team_id" is null
order by
  n.title collate "C",
  n.id
limit $1
offset $2;

-- a page of a unit’s items
select "n"."id"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and n.id = any (
    array(
      select item.id
      from
        organisations o
        cross join lateral (
          (
            select "n"."id"
            from
              "news_items" as "n"
              inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
            where
              "n"."deleted_at" is null
              and "n"."team_id" is null
              and n.organisation_id = o.id
            order by
              n.updated_at desc,
              n.id desc
            limit $1
          )
        ) item
      where starts_with(o.path, $2)
    )
  )
order by
  n.updated_at desc,
  n.id desc
limit $3
offset $4;

-- items by state
select
  coalesce(n.revision_status, n.status) as "status",
  count(*) as "count"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
where
  "n"."deleted_at" is null
  and "n"."team_id" = $1
group by coalesce(n.revision_status, n.status);

-- first reviews of a part of the city
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
      and "n"."submitted_at" < $2
    order by
      n.submitted_at,
      n.id
    limit $3
    offset $4
  )
order by
  n.submitted_at,
  n.id;

-- what is offline by words
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
  n.title as "work_title",
  coalesce(n.reviewed_at, n.updated_at) as "decided_at"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  inner join lateral (
    select *
    from "news_revisions" as "one"
    where
      "one"."news_id" = "n"."id"
      and true
    order by "one"."number" desc
    limit $1
  ) as "r" on true
  left join "teams" as "t" on "t"."id" = "n"."team_id"
  left join "accounts" as "f" on "f"."id" = "r"."first_reviewer_id"
  left join "accounts" as "l" on "l"."id" = "r"."final_reviewer_id"
where
  "n"."deleted_at" is null
  and n.status = 'offline'
  and "n"."id" in (
    select "n"."id"
    from "news_items" as "n"
    where
      "n"."deleted_at" is null
      and n.status = 'offline'
      and n.title like $2
    order by
      coalesce(n.reviewed_at, n.updated_at) desc,
      n.id desc
    limit $3
    offset $4
  )
order by
  coalesce(n.reviewed_at, n.updated_at) desc,
  n.id desc;

-- what one decided
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
  r.decided_at as "decided_at"
from
  "news_items" as "n"
  inner join "news_categories" as "c" on "c"."id" = "n"."category_id"
  inner join lateral (
    select *
    from
      (
        select
          whole.*,
          latest.news_id as item_id,
          latest.decided_at
        from
          (
            select *
            from
              (
                select distinct
                  on (news_id) id,
                  news_id,
                  greatest(
                    case when first_reviewer_id = $1 then first_reviewed_at
                    end,
                    case when final_reviewer_id = $2 then final_reviewed_at
                    end
                  ) as decided_at
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
                      where "own"."first_reviewer_id" = $3
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
                      where "own"."final_reviewer_id" = $4
                      order by "own"."final_reviewed_at" desc
                      limit 2000
                    )
                  ) decided
                order by
                  news_id,
                  number desc
              ) each_item
            order by
              decided_at desc,
              news_id desc
          ) latest
          left join news_revisions whole on whole.id = latest.id
      ) as "one"
    where "one"."item_id" = "n"."id"
  ) as "r" on true
  left join "teams" as "t" on "t"."id" = "n"."team_id"
  left join "accounts" as "f" on "f"."id" = "r"."first_reviewer_id"
  left join "accounts" as "l" on "l"."id" = "r"."final_reviewer_id"
where
  "n"."deleted_at" is null
  and true
  and "n"."id" in (
    select "n"."id"
    from
      "news_items" as "n"
      inner join lateral (
        select *
        from
          (
            select
              whole.*,
              latest.news_id as item_id,
              latest.decided_at
            from
              (
                select *
                from
                  (
                    select distinct
                      on (news_id) id,
                      news_id,
                      greatest(
                        case when first_reviewer_id = $5 then first_reviewed_at
                        end,
                        case when final_reviewer_id = $6 then final_reviewed_at
                        end
                      ) as decided_at
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
                          where "own"."first_reviewer_id" = $7
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
                          where "own"."final_reviewer_id" = $8
                          order by "own"."final_reviewed_at" desc
                          limit 2000
                        )
                      ) decided
                    order by
                      news_id,
                      number desc
                  ) each_item
                order by
                  decided_at desc,
                  news_id desc
              ) latest
              left join news_revisions whole on whole.id = latest.id
          ) as "one"
        where "one"."item_id" = "n"."id"
      ) as "r" on true
    where
      "n"."deleted_at" is null
      and true
    order by
      r.decided_at desc,
      n.id desc
    limit $9
    offset $10
  )
order by
  r.decided_at desc,
  n.id desc;

-- what happened
select
  "at",
  "action",
  "actor_name",
  "reason"
from "audit_log"
where
  "target_type" = $1
  and "target_id" = $2
  and "action" <> $3
order by
  "at" desc,
  "id" desc
limit $4;

-- working revision
select *
from "news_revisions"
where
  "news_id" = $1
  and "status" in ($2, $3, $4, $5);

-- due to be public
select
  "id",
  "title",
  "team_id"
from "news_items"
where
  "status" = 'scheduled'
  and "published_at" <= $1
order by "id"
limit $2
for update skip locked;

-- past their end
select
  "id",
  "title",
  "team_id"
from "news_items"
where
  "status" = 'published'
  and "expire_at" <= $1
order by "id"
limit $2
for update skip locked;

-- views in one go
update news_items n
set view_count = n.view_count + v.views
from unnest($1::bigint[], $2::integer[]) as v (id, views)
where
  n.id = v.id
  and n.status = 'published';

-- is a category used
select "id"
from "news_items"
where "category_id" = $1
limit $2;

select "id"
from "news_categories"
where "parent_id" = $1
limit $2;

select "id"
from "news_revisions"
where
  "status" in ($1, $2, $3, $4)
  and (form ->> 'dynamicTypeId')::bigint = $5
limit $6;
